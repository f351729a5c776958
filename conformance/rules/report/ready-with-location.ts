import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { readyReports } from './steps/read-report.ts';

export default forEachReport({
  level: 'must',
  title: 'A 303 carries a Location',
  source: ['R15'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  withoutWrites: 'fixtures.report.readyReport',
  brokenBy: ['ready-with-content-location', 'ready-with-location-once', 'ready-with-properties-without-location'],
  async check(context, kind) {
    for (const answer of await readyReports(context, kind)) context.expect.header(answer, 'Location');
  },
});
