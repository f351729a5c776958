import { rule } from '../../kit/rule.ts';
import { isOfGateway } from './steps/gateway.ts';
import { everyReading } from './steps/read-report.ts';

export default rule({
  level: 'info',
  title: 'A gateway may answer a read of a report with 401, 429 or a status beyond 500',
  source: ['R18'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: [],
  async check(context) {
    const seen = (await everyReading(context)).map((reading) =>
      isOfGateway(reading) ? `${reading.status} (of a gateway)` : String(reading.status),
    );
    context.note(`status ${[...new Set(seen)].join(', ')}`);
  },
});
