import { rule } from '../../engine/rule.ts';
import { sameValue } from './steps/attributes.ts';
import { assumeRefused, changeToBad } from './steps/bad-values.ts';
import { CHANGE } from './steps/needs.ts';
import { assumeRecordOf } from './steps/requests.ts';

export default rule({
  level: 'should',
  title: 'A bad value that PATCH refuses leaves the stored one as it was',
  source: ['P185'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: ['patch-refuses-and-stores', 'patch-refuses-and-deletes'],
  async check(context) {
    const name = context.case as 'anrede' | 'geburtsdatum';
    const { id, good, answer, after } = await changeToBad(context, name);
    assumeRefused(answer);
    const value = assumeRecordOf(id, after, 'the partner after the refusal')[name];
    const shown = JSON.stringify(value) ?? 'nothing';
    context.expect.that(sameValue(value, good), `${name} to stay ${JSON.stringify(good)}`, shown, after);
  },
});
