import { statusOf } from '../steps/statuses.ts';
import { creationByPlace, CREATION } from './steps/declare.ts';
import { plainOf } from './steps/plain.ts';

export default creationByPlace({
  level: 'must',
  title: 'A creation is answered with 201',
  needs: CREATION,
  brokenBy: ['create-answers-202', 'create-answers-204', 'create-answers-302'],
  judges: {
    async P19(context, { typ }) {
      const answer = await plainOf(context, typ);
      context.expect.status(answer, 201, statusOf(answer, ['fixtures.partner.parentPartnerId']));
    },
  },
});
