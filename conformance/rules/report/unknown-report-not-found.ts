import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { unknownReport } from './steps/read-report.ts';

export default rule({
  level: 'should',
  title: 'A report that nobody requested is answered with 404, or with 400 or 422 for its identifier',
  source: ['R127'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 404),
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['unknown-report-410', 'unknown-report-303', 'unknown-report-is-the-latest'],
  async check(context) {
    context.expect.status(await unknownReport(context, kindOf(context)), [400, 404, 422]);
  },
});
