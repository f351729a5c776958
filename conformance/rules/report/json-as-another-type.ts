import { atKinds } from './steps/kinds.ts';
import { acceptedReport, requestAs } from './steps/request-report.ts';

export default atKinds({
  level: 'info',
  title: 'The response of a report request to JSON that is sent as text/plain',
  source: ['N32'],
  at: 'POST /*',
  async check(context, { kind, values }) {
    await acceptedReport(context, kind);
    const { status } = await requestAs(context, kind, values['values']);
    context.note(`answered with ${status}`);
  },
});
