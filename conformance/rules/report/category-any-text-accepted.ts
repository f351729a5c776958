import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf, requirePermitted } from './steps/kinds.ts';
import { KINDS_WITH, requestWith } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'A report request with any text as category is accepted',
  source: ['R31'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: KINDS_WITH.category,
  brokenBy: ['category-in-ascii-only', 'category-crashes-on-ampersand'],
  async check(context) {
    const kind = kindOf(context);
    requirePermitted(context, kind);
    await acceptedReport(context, kind);
    context.expect.status(await requestWith(context, kind, { category: 'Ä ?&' }), 202);
  },
});
