import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { changeDated } from './steps/dated.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { referencePlan } from './steps/plans.ts';

export default rule({
  level: 'info',
  title: 'A change of the own reference leaves letzteAenderung alone',
  source: ['A19'],
  covers: [{ operation: 'getAntrag', status: 200 }],
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: [],
  async check(context) {
    const { answer, before, after, isLater } = await changeDated(context, referencePlan(context));
    assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
    const became = isLater ? `moves to ${after?.text}` : 'stays';
    context.note(`letzteAenderung was ${before.text} and ${became} when the reference changes`);
  },
});
