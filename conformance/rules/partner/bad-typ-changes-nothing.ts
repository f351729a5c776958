import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { changeInVain } from './steps/ignored.ts';
import { CHANGE } from './steps/needs.ts';
import { VALIDATED } from './steps/values.ts';

/** D3 gives two answers to a bad typ, which `change-with-bad-typ` observes; that it is not taken is common to both. */
export default rule({
  level: 'must',
  title: 'PATCH with a typ that does not exist leaves the typ as it is',
  source: ['P43'],
  interfaces: ['partner'],
  covers: [],
  at: 'PATCH /partner/{PartnerId}',
  effect: 'changes',
  needs: CHANGE,
  brokenBy: [
    'patch-accepts-bad-typ',
    'patch-with-bad-typ-makes-organisation',
    'patch-with-bad-typ-unsets-typ',
    'patch-changes-typ',
  ],
  async check(context) {
    const { original, after } = await changeInVain(context, 'typ', VALIDATED.typ.bad);
    assume(typeof original['typ'] === 'string', 'needs a partner whose record shows its typ');
    context.expect.status(after, 200);
    context.expect.equal(context.expect.object(after)['typ'], original['typ'], 'typ');
  },
});
