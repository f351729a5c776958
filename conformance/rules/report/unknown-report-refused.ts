import { rule } from '../../engine/rule.ts';
import { GIVEN, unknownReport } from './steps/read-report.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';

export default rule({
  level: 'should',
  title: 'A report that nobody requested is refused',
  source: ['R19'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context) {
    context.expect.refused(await unknownReport(context, kindOf(context)), GIVEN);
  },
});
