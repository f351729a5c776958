import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'should',
  title: 'A report request with a property that is not a string is answered with 400',
  source: ['R62', 'R70', 'R77', 'R82'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, [...new Set(Object.values(KINDS_WITH).flat())]),
  brokenBy: [
    ...['number', 'boolean', 'object', 'array'].map((type) => `${type}-taken-as-text`),
    'from-day-refused-with-422',
    'produkt-art-refused-with-403',
    'partner-of-report-refused-with-404',
  ],
  check: expectBadValueRefused,
});
