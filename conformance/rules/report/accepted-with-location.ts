import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'An accepted report request carries a Location',
  source: ['R02'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: permittedKinds,
  brokenBy: ['no-location', 'empty-location', 'content-location'],
  async check(context) {
    context.expect.header(await acceptedReport(context, kindOf(context)), 'Location');
  },
});
