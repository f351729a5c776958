import { rule } from '../../kit/rule.ts';
import { isNumericText, valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { typeOf } from './steps/fields.ts';

export default rule({
  level: 'should',
  title: 'Amounts and rates are JSON numbers, not text',
  source: ['L05'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: ['Gesamtkonditionen', 'Zinsgrenzen', 'Ratenkredit'],
  brokenBy: ['decimals-as-text'],
  async check(context) {
    for (const { name, kind, value } of valuesOf(typeOf(context), await everyOffer(context))) {
      const decimal = (kind === 'Euro' || kind === 'Prozent') && (typeof value === 'number' || isNumericText(value));
      if (decimal) context.expect.type(value, 'number', name);
    }
  },
});
