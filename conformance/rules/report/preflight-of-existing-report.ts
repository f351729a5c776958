import { decode } from '../../engine/decode.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { expectAlike, preflight } from './steps/preflight.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'OPTIONS on a report that exists answers as on one that does not',
  source: ['R107'],
  interfaces: ['report'],
  covers: [],
  at: 'OPTIONS /*/{reportId}',
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['preflight-of-existing-report-200'],
  async check(context) {
    const kind = kindOf(context);
    const reportId = decode((await acceptedReport(context, kind)).location()?.pathname.split('/').at(-1) ?? '');
    assume(reportId !== '', 'needs a Location that ends in the identifier of the report');
    const unknown = await preflight(context, `OPTIONS /${kind}/{reportId}`);
    const known = await context.target.send('report', 'OPTIONS', `/${kind}/{reportId}`, {
      as: 'none',
      params: { reportId },
    });
    expectAlike(context, known, unknown);
  },
});
