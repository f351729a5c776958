import { byPlace } from './steps/declare.ts';
import { writeHidden } from './steps/forbidden.ts';

export default byPlace({
  level: 'should',
  title:
    'A change of a partner that the caller may not see, or a creation below one, answers 404, as if there were none',
  covers: [{ operation: 'updatePartner', status: 404 }],
  brokenBy: [
    'invisible-change-answers-403',
    'invisible-change-answers-200',
    'hidden-parent-not-asked-for',
    'hidden-parent-answers-200',
  ],
  judges: {
    P41: async (context, { operation }) => context.expect.status(await writeHidden(context, operation), 404),
  },
});
