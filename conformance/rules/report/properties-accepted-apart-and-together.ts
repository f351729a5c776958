import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectAccepted, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'Where a kind has several properties, each is accepted without the others, and all of them together',
  source: ['R50', 'R51'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  brokenBy: [
    'to-day-needs-from-day',
    'category-needs-days',
    'properties-refused-together',
    'properties-refused-with-partner',
    'from-day-past-refused',
    'to-day-compared-the-wrong-way',
    'category-in-ascii-only',
    'category-with-quotes-refused',
    'category-with-backslash-refused',
    'category-with-angle-brackets-refused',
    'category-crashes-on-ampersand',
    'category-crashes-on-four-bytes',
    'from-day-tenth-refused',
  ],
  check: expectAccepted,
});
