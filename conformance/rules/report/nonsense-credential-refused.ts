import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { requestWithNonsense } from './steps/refusals.ts';
import { acceptedReport, oneKind } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report request with a credential that nobody was given is refused',
  source: ['R23'],
  covers: [],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['any-credential-will-do', 'unknown-credential-200', 'authorizer-remembers-kind'],
  async check(context) {
    const kind = await oneKind(context);
    await acceptedReport(context, kind);
    context.expect.refused(await requestWithNonsense(context), SUCCESS);
  },
});
