import { assume, NotApplicable, rule, SUCCESS } from '../engine.ts';
import { needsToChange } from './steps/case-interface.ts';
import { changeCase } from './steps/changes.ts';

export default rule({
  level: 'should',
  title: 'A case that was changed by PATCH reads changed',
  source: ['C25'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'PATCH /v*/vorgaenge/{vorgangsNummer}',
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'fixtures.cases.bodies', 'state'],
  brokenBy: ['case-change-not-stored'],
  async check(context) {
    const { status, isShown } = await changeCase(context);
    assume(SUCCESS.has(status), `needs a patch that is taken (2xx), got ${status}`);
    if (isShown === undefined)
      throw new NotApplicable('the case does not show what fixtures.cases.bodies.patch changes');
    assume(isShown || status !== 202, 'needs a case that reads changed by now; the patch is accepted for later (202)');
    context.expect.that(isShown, 'the case as it was changed', 'the former one');
  },
});
