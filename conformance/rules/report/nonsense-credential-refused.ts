import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/kinds.ts';
import { requestWithNonsense } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report request with a credential that nobody was given is refused',
  source: ['R23'],
  covers: [],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['any-credential-will-do'],
  async check(context) {
    const kind = oneKind(context);
    await acceptedReport(context, kind);
    context.expect.refused(await requestWithNonsense(context, kind), SUCCESS);
  },
});
