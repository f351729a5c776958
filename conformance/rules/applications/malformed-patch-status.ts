import { CHANGEABLE, forEachPlace } from './steps/patches.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default forEachPlace({
  level: 'info',
  title: 'The status of a malformed patch',
  source: ['N16', 'A53'],
  needs: CHANGEABLE,
  async check(context, { values = '' }) {
    const { answer } = await patchWrongly(context, values === 'no op' ? 'op' : values);
    context.note(`answered with ${answer.status}`);
  },
});
