import { rule } from '../../engine/rule.ts';
import { changeInVain } from './steps/ignored.ts';
import { CHANGE } from './steps/needs.ts';
import { VALIDATED } from './steps/values.ts';

/** The PATCH rules of D3 ignore typ, its errors validate it: observed, not judged. */
export default rule({
  level: 'info',
  title: 'How PATCH with a typ that does not exist is answered',
  source: ['P36'],
  interfaces: ['partner'],
  covers: [],
  at: 'PATCH /partner/{PartnerId}',
  effect: 'changes',
  needs: CHANGE,
  brokenBy: [],
  async check(context) {
    const { answer } = await changeInVain(context, 'typ', VALIDATED.typ.bad);
    context.note(`PATCH with typ ${VALIDATED.typ.bad} is answered with ${answer.status}`);
  },
});
