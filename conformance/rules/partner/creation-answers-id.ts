import { assume } from '../engine.ts';
import { byPlace, CREATION } from './steps/declare.ts';
import { createdPlain } from './steps/plain.ts';
import { recordIn } from './steps/requests.ts';

export default byPlace(
  {
    level: 'must',
    title: 'A creation answers with the id that the service gave the new partner',
    covers: [{ operation: 'createPartner', status: 201 }],
    effect: 'creates',
    needs: CREATION,
    brokenBy: ['create-body-without-id', 'create-body-id-is-empty', 'create-body-id-is-number'],
  },
  {
    async P21(context, { typ }) {
      const record = recordIn(await createdPlain(context, typ));
      assume(record, 'needs a creation that answers with a JSON object');
      context.expect.type(record['id'], 'string', 'id');
      context.expect.that(record['id'] !== '', 'an id that is not empty', "''");
    },
  },
);
