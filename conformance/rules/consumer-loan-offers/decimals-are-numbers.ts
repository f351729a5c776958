import { rule } from '../../kit/rule.ts';
import { numberIn, valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { NUMBERS, typeOf } from './steps/fields.ts';

export default rule({
  level: 'should',
  title: 'Amounts, rates and terms are JSON numbers, not text',
  source: ['L05'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: ['Gesamtkonditionen', 'Zinsgrenzen', 'Ratenkredit'],
  brokenBy: ['decimals-as-text', 'term-as-text'],
  async check(context) {
    for (const { name, value } of valuesOf(typeOf(context), await everyOffer(context), NUMBERS)) {
      // What is no number at all is a failure of the type.
      if (numberIn(value) !== undefined) context.expect.type(value, 'number', name);
    }
  },
});
