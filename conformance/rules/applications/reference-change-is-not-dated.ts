import { assume, SUCCESS } from '../engine.ts';
import { changeDated, isLater } from './steps/dated.ts';
import { lastChangeIn } from './steps/moment.ts';
import { referencePlan } from './steps/change.ts';
import { patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'info',
  title: 'A change of the own reference leaves letzteAenderung alone',
  source: ['A19'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  async check(context) {
    const { answer, former, after } = await changeDated(context, () => referencePlan(context));
    assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
    const became = isLater(former, after) ? `moves to ${lastChangeIn(after)?.text}` : 'stays';
    context.note(`letzteAenderung was ${lastChangeIn(former)?.text} and ${became} when the reference changes`);
  },
});
