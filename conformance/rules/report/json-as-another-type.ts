import { atKinds } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';

export default atKinds({
  level: 'info',
  title: 'The answer of a report request to JSON that is sent as text/plain',
  source: ['N32'],
  at: 'POST /*',
  async check(context, { kind, values }) {
    await acceptedReport(context, kind);
    const body = { json: {}, contentType: values['values'] ?? '' };
    const { status } = await context.target.send('report', 'POST', `/${kind}`, body);
    context.note(`answered with ${status}`);
  },
});
