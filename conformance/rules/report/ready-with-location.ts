import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { readyReport } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'A 303 carries a Location',
  source: ['R15'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['ready-without-location', 'ready-with-empty-location', 'ready-with-content-location'],
  async check(context) {
    context.expect.header(await readyReport(context, kindOf(context)), 'Location');
  },
});
