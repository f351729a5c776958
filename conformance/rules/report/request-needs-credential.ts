import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { requestWithoutCredential } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report request without Authorization is refused',
  source: ['R22'],
  at: 'POST /*',
  effect: 'creates',
  needs: ['credentials.report'],
  cases: permittedKinds,
  brokenBy: ['post-needs-no-credential', 'post-without-credential-200', 'authorizer-remembers-kind'],
  async check(context) {
    const kind = kindOf(context);
    await acceptedReport(context, kind);
    const answer = await requestWithoutCredential(context, kind);
    context.expect.refused(answer, SUCCESS);
  },
});
