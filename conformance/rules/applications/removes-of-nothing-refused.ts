import { assume } from '../../engine/outcome.ts';
import { REFERENCE } from './steps/names.ts';
import { removeReference } from './steps/reference.ts';
import { refusals } from './steps/refusal-rule.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A remove of what is not there is refused',
  source: ['N08'],
  brokenBy: ['patch-not-stored', 'missing-targets-taken', 'second-remove-taken'],
  async send(context, what) {
    if (what !== `/${REFERENCE}`) return patchWrongly(context, 'removedTarget');
    const { again } = await removeReference(context);
    assume(again, `needs an ${REFERENCE} that the record shows, and no more after it was removed`);
    return again;
  },
});
