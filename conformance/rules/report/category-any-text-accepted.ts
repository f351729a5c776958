import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectAccepted, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with any text as category is accepted',
  source: ['R31'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  brokenBy: [
    'category-in-ascii-only',
    'category-with-quotes-refused',
    'category-with-backslash-refused',
    'category-with-angle-brackets-refused',
    'category-crashes-on-ampersand',
    'category-crashes-on-four-bytes',
    'category-empty-refused',
    'category-needs-days',
  ],
  check: expectAccepted,
});
