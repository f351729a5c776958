import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { KINDS_WITH, requestWith, valueOf } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with any text as category is accepted',
  source: ['R31'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  brokenBy: [
    'category-in-ascii-only',
    'category-crashes-on-ampersand',
    'category-empty-refused',
    'category-needs-days',
  ],
  async check(context, { kind, values }) {
    await acceptedReport(context, kind);
    context.expect.status(await requestWith(context, kind, { category: valueOf(values['values']) }), 202);
  },
});
