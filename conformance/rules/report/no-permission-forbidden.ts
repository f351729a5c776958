import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/kinds.ts';
import { requestWithoutPermission } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report request by a caller without permission is answered with 403',
  source: ['R25'],
  covers: [{ operation: 'createPartnerReport', status: 403 }],
  effect: 'creates',
  needs: ['state', 'credentials.report', 'credentials.reportForbidden'],
  brokenBy: ['forbidden-caller-accepted', 'forbidden-caller-404', 'forbidden-caller-401'],
  async check(context) {
    const kind = oneKind(context);
    await acceptedReport(context, kind);
    context.expect.status(await requestWithoutPermission(context, kind), 403);
  },
});
