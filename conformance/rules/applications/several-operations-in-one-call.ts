import { SUCCESS, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { entryOf } from '../steps/entry-of.ts';
import { addBoth, addProcessingDate, addReference } from './steps/attributes.ts';
import { isRefused } from './steps/application.ts';
import { putBackTogether, replaceClerkAndStatus } from './steps/clerk-and-status.ts';
import { assumeOtherClerk } from './steps/dated.ts';
import { CHANGEABLE, patchRule, expectAccepted } from './steps/patches.ts';

const CASES: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  'reference and date': async (context) => {
    const { answer } = await addBoth(context);
    if (!SUCCESS.has(answer.status)) {
      // Other rules judge operations that are refused even alone.
      for (const { answer: single } of [await addReference(context), await addProcessingDate(context)])
        assumeSuccess(single, 'operations that are accepted one by one');
    }
    await expectAccepted(context, answer);
  },
  'clerk and status': async (context) => {
    const { answer, former, clerk } = await replaceClerkAndStatus(context);
    // If the former clerk was not put back, or the status names this one, a refusal may be about setting the same again.
    if (isRefused(answer)) assumeOtherClerk({ before: former, value: clerk });
    await expectAccepted(context, answer);
  },
  'clerk and status put back': async (context) => expectAccepted(context, (await putBackTogether(context)).answer),
};

export default patchRule({
  level: 'must',
  title: 'One call can carry several operations',
  source: ['A14'],
  needs: CHANGEABLE,
  cases: Object.keys(CASES),
  brokenBy: [
    'several-operations-refused',
    'several-paths-conflict',
    'clerk-and-status-refused',
    'whole-status-with-others-refused',
    'three-operations-refused',
  ],
  check: async (context) => entryOf(CASES, context.case)(context),
});
