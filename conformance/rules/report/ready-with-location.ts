import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/kinds.ts';
import { readingsOf } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'The 303 of a report that is ready carries a Location',
  source: ['R15'],
  covers: [{ operation: 'getPartnerReport', status: 303 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['ready-without-location', 'ready-with-empty-location'],
  async check(context) {
    const kind = oneKind(context);
    const last = (await readingsOf(context, kind)).at(-1);
    assume(
      last?.status === 303,
      `the ${kind} report was not ready (303) after ${context.config.timing?.patienceMs ?? 20_000} ms, ` +
        `its last read answered ${last?.status}; raise timing.patienceMs, or put a faster kind first in fixtures.report.kinds`,
    );
    context.expect.header(last, 'Location');
  },
});
