import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { readingsOf } from './steps/read-report.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'The 303 of a report that is ready carries a Location',
  source: ['R15'],
  covers: [{ operation: 'getPartnerReport', status: 303 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['ready-without-location', 'ready-with-empty-location'],
  async check(context) {
    const kind = await oneKind(context);
    const readings = await readingsOf(context, kind);
    const last = readings.at(-1);
    assume(
      last?.status !== 200,
      `the ${kind} report was not ready (303) after ${readings.length} reads; ` +
        'raise timing.patienceMs, or put a faster kind first in fixtures.report.kinds',
    );
    assume(
      last?.status === 303,
      `needs a report that gets ready (303); the last read of the ${kind} report answered ${last?.status}`,
    );
    context.expect.header(last, 'Location');
  },
});
