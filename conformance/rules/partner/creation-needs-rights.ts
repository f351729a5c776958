import { byPlace } from './steps/declare.ts';
import { createForbidden } from './steps/forbidden.ts';

export default byPlace(
  {
    level: 'must',
    title: 'A creation is refused with 403 for want of the right to create, or of settings rights on the parent',
    covers: [{ operation: 'createPartner', status: 403 }],
    effect: 'creates',
    brokenBy: [
      'create-right-not-asked-for',
      'parent-rights-not-asked-for',
      'parent-without-rights-answers-404',
      'create-without-right-answers-401',
    ],
  },
  {
    async P39(context, { callers = '' }) {
      const { answer, settings } = await createForbidden(context, callers);
      context.expect.that(answer.status === 403, 'status 403', `${answer.status}; see ${settings}`, answer);
    },
  },
);
