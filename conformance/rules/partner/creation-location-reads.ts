import { recordIn } from './steps/attributes.ts';
import { assume } from '../engine.ts';
import { readLocated } from './steps/create.ts';
import { byPlace } from './steps/declare.ts';
import { allCreated } from './steps/plain.ts';

export default byPlace({
  level: 'must',
  title: 'The Location of a creation leads to the new partner',
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'creates',
  brokenBy: [
    'location-of-new-parent',
    'location-leads-nowhere',
    'location-of-parent',
    'read-answers-caller',
    'read-without-id',
  ],
  judges: {
    async P20(context, { typ }) {
      for (const creation of await allCreated(context, typ)) {
        const id = recordIn(creation)?.['id'];
        assume(typeof id === 'string' && id !== '', 'needs the id of the new partner in the body of the creation');
        const read = await readLocated(context, creation);
        context.expect.status(read, 200);
        context.expect.equal(context.expect.object(read)['id'], id, 'id');
      }
    },
  },
});
