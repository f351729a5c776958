import { rule } from '../../engine/rule.ts';
import { changeMisspelt } from './steps/misspelt.ts';
import { CHANGE } from './steps/needs.ts';
import { assumeAccepted, assumeRecord } from './steps/requests.ts';

export default rule({
  level: 'should',
  title: 'An attribute whose name has another case is an unknown one, and sets nothing',
  source: ['P42'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['names-in-any-case'],
  async check(context) {
    const { before, sent, answer, after } = await changeMisspelt(context);
    assumeAccepted(answer, 'a PATCH with an unknown attribute');
    const title = assumeRecord(after, 'the changed partner')['titelFunktion'];
    const former = JSON.stringify(before['titelFunktion']) ?? 'not set';
    context.expect.that(title !== sent, `titelFunktion to stay ${former}`, JSON.stringify(title) ?? 'nothing', after);
  },
});
