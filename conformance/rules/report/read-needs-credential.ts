import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { GIVEN } from './steps/read-report.ts';
import { readAsStranger } from './steps/refusals.ts';

export default rule({
  level: 'must',
  title: 'A report is refused to a reader without Authorization',
  source: ['R24'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  needs: ['credentials.report'],
  cases: permittedKinds,
  brokenBy: ['get-needs-no-credential', 'get-without-credential-200', 'get-without-credential-303'],
  async check(context) {
    context.expect.refused(await readAsStranger(context, kindOf(context), 'none'), GIVEN);
  },
});
