import { rule } from '../../kit/rule.ts';
import { unknownReport } from './steps/unknown-report.ts';

export default rule({
  level: 'should',
  title: 'A report that does not exist is answered with 404',
  source: ['R19'],
  covers: [{ operation: 'getPartnerReport', status: 404 }],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-report-410', 'unknown-report-200', 'unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context) {
    context.expect.status(await unknownReport(context), 404);
  },
});
