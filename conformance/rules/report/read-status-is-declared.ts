import { rule } from '../../kit/rule.ts';
import { isOfGateway } from './steps/gateway.ts';
import { everyReading } from './steps/read-report.ts';

const DECLARED = [200, 303, 400, 403, 404, 422, 500];

export default rule({
  level: 'should',
  title: 'A read of a report answers with one of the statuses that the interface declares',
  source: ['R18'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: ['running-202', 'ready-302', 'unknown-report-410', 'location-without-identifier'],
  async check(context) {
    for (const reading of await everyReading(context)) {
      if (isOfGateway(reading)) continue;
      const { status } = reading;
      context.expect.that(DECLARED.includes(status), `status ${DECLARED.join(', ')}`, String(status), reading);
    }
  },
});
