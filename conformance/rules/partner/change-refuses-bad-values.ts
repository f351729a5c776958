import { rule } from '../../kit/rule.ts';
import { changeToBad, REFUSED } from './steps/bad-values.ts';
import { assumeRecord } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH with a bad anrede or geburtsdatum is refused and changes nothing',
  source: ['P35'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: [
    'patch-accepts-bad-anrede',
    'patch-accepts-bad-geburtsdatum',
    'patch-ignores-bad-values',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  async check(context) {
    const name = context.case as 'anrede' | 'geburtsdatum';
    const { bad, answer, after } = await changeToBad(context, name);
    context.expect.status(answer, REFUSED);
    const value = assumeRecord(after, 'the partner after the refusal')[name];
    context.expect.that(value !== bad, `${name} to stay as it was after the refusal`, JSON.stringify(bad), after);
  },
});
