import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { unknownReport } from './steps/read-report.ts';

export default forEachReport({
  level: 'should',
  title: 'A report that nobody requested is answered with 404, with 403 like that of somebody else, or with 400 or 422',
  source: ['R127'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 404),
  effect: 'reads',
  brokenBy: ['unknown-report-410', 'unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context, kind) {
    context.expect.status(await unknownReport(context, kind), [400, 403, 404, 422]);
  },
});
