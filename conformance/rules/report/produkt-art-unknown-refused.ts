import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindPlaces } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

const PLACES = kindPlaces('R81');

export default rule({
  level: 'should',
  title: 'A report request with an unknown produktArt is answered with 400',
  source: ['R81'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.produktArt),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: PLACES.cases,
  brokenBy: [
    'produkt-art-unchecked',
    'produkt-art-case-unchecked',
    'produkt-art-empty-accepted',
    'produkt-art-refused-with-403',
  ],
  async check(context) {
    await expectBadValueRefused(context, PLACES);
  },
});
