import { rule } from '../../kit/rule.ts';
import { coversEveryKind, requirePermitted } from './steps/kinds.ts';
import { KINDS_WITH, requestWith } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

const [KIND] = KINDS_WITH.produktArt;

export default rule({
  level: 'must',
  title: 'A report request with either value of produktArt is accepted',
  source: ['R29'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.produktArt),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: ['ANNUITAET', 'FORWARD'],
  brokenBy: ['produkt-art-without-forward', 'produkt-art-in-lower-case', 'produkt-art-as-list'],
  async check(context) {
    requirePermitted(context, KIND);
    await acceptedReport(context, KIND);
    context.expect.status(await requestWith(context, KIND, { produktArt: context.case }), 202);
  },
});
