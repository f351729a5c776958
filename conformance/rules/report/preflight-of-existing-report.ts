import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { expectAlike, preflight, preflightWith } from './steps/preflight.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'OPTIONS on a report that exists answers as on one that does not',
  source: ['R107'],
  at: 'OPTIONS /*/{reportId}',
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['preflight-of-existing-report-200'],
  async check(context) {
    const kind = kindOf(context);
    await acceptedReport(context, kind);
    const operation = `OPTIONS /${kind}/{reportId}`;
    const known = await preflightWith(context, operation, 'known');
    expectAlike(context, known, await preflight(context, operation));
  },
});
