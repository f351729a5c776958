import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { addBoth } from './steps/processing-date.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'One call can carry several operations',
  source: ['A14'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['several-operations-refused', 'several-operations-answer-500'],
  async check(context) {
    const { answer } = await addBoth(context);
    context.expect.status(answer, SUCCESS);
  },
});
