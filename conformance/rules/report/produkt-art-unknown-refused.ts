import { rule } from '../../kit/rule.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { badValueCases, expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default rule({
  level: 'should',
  title: 'A report request with an unknown produktArt is answered with 400',
  source: ['R29'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.produktArt),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: badValueCases('produktArt'),
  brokenBy: ['produkt-art-unchecked', 'produkt-art-refused-with-403'],
  async check(context) {
    await expectBadValueRefused(context, 'produktArt', { produktArt: 'ANNUITAET' });
  },
});
