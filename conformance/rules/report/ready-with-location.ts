import { rule } from '../../kit/rule.ts';
import { readingsOf, readyReport } from './steps/read-report.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report that is ready redirects with 303, which carries a Location',
  source: ['R15'],
  covers: [{ operation: 'getPartnerReport', status: 303 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['ready-without-location', 'ready-with-empty-location', 'ready-with-content-location', 'ready-302'],
  async check(context) {
    const readings = await readingsOf(context, await oneKind(context));
    const redirect = readings.find(({ status }) => status >= 300 && status < 400);
    if (redirect !== undefined) context.expect.status(redirect, 303);
    context.expect.header(await readyReport(context), 'Location');
  },
});
