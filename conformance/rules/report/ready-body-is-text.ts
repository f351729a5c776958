import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { readyReport, expectString } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'The body of a 303 is a string, no JSON object or array',
  source: ['R17'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['ready-with-object', 'ready-with-array', 'ready-with-status'],
  async check(context) {
    expectString(context, await readyReport(context, kindOf(context)));
  },
});
