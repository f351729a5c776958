import { rule } from '../../kit/rule.ts';
import { acceptedReport, oneKind } from './steps/request-report.ts';

export default rule({
  level: 'info',
  title: 'A report request without a body is refused, since the body is required',
  source: ['R33'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.report'],
  brokenBy: [],
  async check(context) {
    const kind = await oneKind(context);
    await acceptedReport(context, kind);
    const { status } = await context.target.send('report', 'POST', `/${kind}`);
    context.note(status === 202 ? 'accepted (202)' : `refused with ${status}`);
  },
});
