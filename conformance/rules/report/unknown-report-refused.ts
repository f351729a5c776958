import { rule } from '../../kit/rule.ts';
import { GIVEN } from './steps/read-report.ts';
import { unknownReport } from './steps/unknown-report.ts';

export default rule({
  level: 'must',
  title: 'A report that does not exist is neither in progress nor ready',
  source: ['R19'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-report-200', 'unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context) {
    context.expect.refused(await unknownReport(context), GIVEN);
  },
});
