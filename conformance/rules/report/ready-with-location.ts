import { rule } from '../../kit/rule.ts';
import { readyReport } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'The 303 of a report that is ready carries a Location',
  source: ['R15'],
  covers: [{ operation: 'getPartnerReport', status: 303 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['ready-without-location', 'ready-with-empty-location', 'ready-with-content-location'],
  async check(context) {
    context.expect.header(await readyReport(context), 'Location');
  },
});
