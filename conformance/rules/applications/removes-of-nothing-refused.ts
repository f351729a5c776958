import { assume } from '../engine.ts';
import { REFERENCE } from './steps/members.ts';
import { removeReference } from './steps/attributes.ts';
import { refusals } from './steps/refusals.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A remove of a value that does not exist is refused',
  source: ['N08'],
  brokenBy: ['patch-not-stored', 'missing-targets-taken', 'missing-targets-500'],
  async send(context, what) {
    if (what !== `/${REFERENCE}`) return patchWrongly(context, 'removedTarget');
    const { again } = await removeReference(context);
    assume(again, `needs an ${REFERENCE} that the record shows, and no more after it was removed`);
    return { answer: again };
  },
});
