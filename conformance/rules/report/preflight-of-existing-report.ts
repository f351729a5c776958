import { expectAlike, preflight, preflightWith } from './steps/preflight.ts';
import { acceptedReport } from './steps/request-report.ts';
import { forEachReport } from './steps/kinds.ts';

export default forEachReport({
  level: 'should',
  title: 'OPTIONS answers the same for a report that exists as for one that does not',
  source: ['R107'],
  at: 'OPTIONS /*/{reportId}',
  brokenBy: ['preflight-of-existing-report-200'],
  async check(context, kind) {
    await acceptedReport(context, kind);
    const operation = `OPTIONS /${kind}/{reportId}`;
    const known = await preflightWith(context, operation, 'known');
    expectAlike(context, known, await preflight(context, operation));
  },
});
