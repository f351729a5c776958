import { rule } from '../../engine/rule.ts';
import { kindPlaces } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';

const PLACES = kindPlaces('N32');

export default rule({
  level: 'info',
  title: 'What a report request answers to JSON that is sent as text/plain',
  source: ['N32'],
  at: 'POST /*',
  effect: 'creates',
  needs: ['credentials.report'],
  cases: PLACES.cases,
  async check(context) {
    const { kind, values } = PLACES.of(context);
    await acceptedReport(context, kind);
    const body = { json: {}, contentType: values['values'] ?? '' };
    const { status } = await context.target.send('report', 'POST', `/${kind}`, body);
    context.note(`answered with ${status}`);
  },
});
