import { assume, NotApplicable, rule } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { needsToChange, PARTIAL_APPLICATION, type CaseInterface } from './steps/case-interface.ts';
import { setStatus } from './steps/changes.ts';

export default rule<CaseInterface>({
  level: 'should',
  title: 'A read of a partial application shows the status that was set',
  source: ['C26'],
  at: 'POST /v*/vorgaenge/**/status',
  effect: 'changes',
  needs: (id) => [...needsToChange(id), ...PARTIAL_APPLICATION, 'fixtures.cases.bodies.status', 'state'],
  brokenBy: ['status-not-stored'],
  async check(context) {
    const { status, isShown } = await setStatus(context);
    assumeSuccess({ status }, 'a status that is taken');
    if (isShown === undefined)
      throw new NotApplicable('the partial application does not show what fixtures.cases.bodies.status sets');
    assume(isShown || status !== 202, 'needs a status that reads changed by now; it is accepted for later (202)');
    context.expect.that(isShown, 'the partial application with the status that was set', 'the former one');
  },
});
