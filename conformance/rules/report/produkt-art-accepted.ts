import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectAccepted, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with either value of produktArt is accepted',
  source: ['R29'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.produktArt),
  brokenBy: ['produkt-art-as-list'],
  check: expectAccepted,
});
