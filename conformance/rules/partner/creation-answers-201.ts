import { byPlace, CREATION } from './steps/declare.ts';
import { plainOf } from './steps/plain.ts';

export default byPlace({
  level: 'must',
  title: 'A creation is answered with 201',
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-answers-202', 'create-answers-204', 'create-answers-302'],
  judges: { P19: async (context, { typ }) => context.expect.status(await plainOf(context, typ), 201) },
});
