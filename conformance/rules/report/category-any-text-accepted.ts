import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindPlaces } from './steps/kinds.ts';
import { KINDS_WITH, requestWith, valueOf } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

const PLACES = kindPlaces('R31');

export default rule({
  level: 'must',
  title: 'A report request with any text as category is accepted',
  source: ['R31'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: PLACES.cases,
  brokenBy: [
    'category-in-ascii-only',
    'category-crashes-on-ampersand',
    'category-empty-refused',
    'category-needs-days',
  ],
  async check(context) {
    const { kind, values } = PLACES.of(context);
    await acceptedReport(context, kind);
    context.expect.status(await requestWith(context, kind, { category: valueOf(values['values']) }), 202);
  },
});
