import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { readyReports, expectString } from './steps/read-report.ts';

export default forEachReport({
  level: 'must',
  title: 'The body of a 303 is a string, not a JSON object or array',
  source: ['R17'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  withoutWrites: 'fixtures.report.readyReport',
  brokenBy: [
    'ready-with-object',
    'ready-with-null',
    'ready-with-status',
    'ready-with-object-again',
    'ready-with-properties-as-object',
  ],
  async check(context, kind) {
    for (const answer of await readyReports(context, kind)) expectString(context, answer);
  },
});
