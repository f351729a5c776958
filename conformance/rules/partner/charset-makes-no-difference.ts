import { SUCCESS } from '../engine.ts';
import { assumeRefused, sendBad } from './steps/bad-values.ts';
import { createPartner } from './steps/create.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { acceptedChange, historyOf } from './steps/history.ts';
import { BAD_TYP } from './steps/scenarios.ts';
import { changePartner, type Sending } from './steps/requests.ts';

const write: Sending['write'] = (json) => ({ json, contentType: 'application/json; charset=utf-8' });

/** The creation has a bad typ, and is refused as it is without a charset: created partners cannot be deleted. */
export default byPlace({
  level: 'should',
  title: 'A document is read the same if its media type names UTF-8',
  brokenBy: ['charset-refused'],
  judges: {
    async N78(context, { operation }) {
      if (!isCreation(operation)) {
        await acceptedChange(context, 'PERSON', 'unblocked');
        const { id } = await historyOf(context, 'PERSON');
        context.expect.status(await changePartner(context, id, { vorname: 'Probe' }, { write }), SUCCESS);
        return;
      }
      assumeRefused(await sendBad(context, operation, 'typ'));
      const answer = await createPartner(context, (mark) => ({ firmenname: mark, typ: BAD_TYP }), { write });
      context.expect.status(answer, 400);
    },
  },
});
