import { forEachKind } from './steps/kinds.ts';
import { GIVEN, unknownReport } from './steps/read-report.ts';

export default forEachKind({
  level: 'should',
  title: 'A report that nobody requested is refused',
  source: ['R19'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context, kind) {
    context.expect.refused(await unknownReport(context, kind), GIVEN);
  },
});
