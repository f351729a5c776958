import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { readyReport, expectString } from './steps/read-report.ts';

export default forEachKind({
  level: 'must',
  title: 'The body of a 303 is a string, no JSON object or array',
  source: ['R17'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  withoutWrites: 'fixtures.report.readyReport',
  needs: ['state', 'credentials.report'],
  brokenBy: ['ready-with-object', 'ready-with-array', 'ready-with-status'],
  async check(context, kind) {
    expectString(context, await readyReport(context, kind));
  },
});
