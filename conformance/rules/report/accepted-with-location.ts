import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';

export default forEachKind({
  level: 'must',
  title: 'An accepted report request carries a Location',
  source: ['R02'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: ['no-location', 'empty-location', 'content-location'],
  async check(context, kind) {
    context.expect.header(await acceptedReport(context, kind), 'Location');
  },
});
