import { readOther } from './steps/request-properties.ts';
import { firstReading } from './steps/request-report.ts';
import { forEachReport } from './steps/kinds.ts';

export default forEachReport({
  level: 'should',
  title: 'A report whose request was accepted is not answered with 404',
  source: ['R41'],
  at: 'GET /*/{reportId}',
  brokenBy: ['location-of-another-kind', 'one-report-of-a-kind'],
  async check(context, kind) {
    const { reading, missed } = await firstReading(context, kind);
    context.expect.that(reading.status !== 404, 'a report that is known', `404 at ${missed + 1} reads`, reading);
    const other = await readOther(context, kind);
    if (other) context.expect.that(other.status !== 404, 'another report that is known', '404', other);
  },
});
