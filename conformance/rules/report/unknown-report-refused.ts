import { REVEALING, unknownReport } from './steps/read-report.ts';
import { forEachReport } from './steps/kinds.ts';

export default forEachReport({
  level: 'should',
  title: 'A report that nobody requested is refused',
  source: ['R19'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  brokenBy: ['unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context, kind) {
    context.expect.refused(await unknownReport(context, kind), REVEALING);
  },
});
