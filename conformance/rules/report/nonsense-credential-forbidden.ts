import { rule } from '../../kit/rule.ts';
import { requestWithNonsense } from './steps/refusals.ts';
import { acceptedReport, oneKind } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'A credential that nobody was given is refused with 403, or with 401 by a gateway',
  source: ['R23'],
  covers: [{ operation: 'createPartnerReport', status: 403 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-credential-404', 'unknown-credential-200', 'any-credential-will-do', 'authorizer-remembers-kind'],
  async check(context) {
    const kind = await oneKind(context);
    await acceptedReport(context, kind);
    context.expect.status(await requestWithNonsense(context), [403, 401]);
  },
});
