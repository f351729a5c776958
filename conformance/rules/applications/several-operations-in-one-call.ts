import { assume, SUCCESS } from '../engine.ts';
import { expectAccepted } from './steps/patches.ts';
import { addBoth, addProcessingDate, addReference } from './steps/attributes.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'must',
  title: 'One call can carry several operations',
  source: ['A14'],
  needs: CHANGEABLE,
  brokenBy: ['several-operations-refused', 'several-operations-answer-500', 'several-paths-conflict'],
  async check(context) {
    const { answer } = await addBoth(context);
    if (!SUCCESS.has(answer.status)) {
      // An operation that is refused even alone is judged by its own rule.
      for (const { answer: single } of [await addReference(context), await addProcessingDate(context)]) {
        assume(SUCCESS.has(single.status), `needs operations that are accepted one by one (2xx), got ${single.status}`);
      }
    }
    await expectAccepted(context, answer);
  },
});
