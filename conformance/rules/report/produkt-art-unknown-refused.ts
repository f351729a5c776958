import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'should',
  title: 'A report request with an unknown produktArt is answered with 400',
  source: ['R81'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.produktArt),
  brokenBy: ['produkt-art-case-unchecked', 'produkt-art-empty-accepted', 'produkt-art-refused-with-403'],
  check: expectBadValueRefused,
});
