import { numberIn, valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { FIELD_NAMES, kindOf, NUMBERS } from './steps/queries.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'should',
  title: 'Amounts, rates and terms are JSON numbers, not text',
  source: ['L25'],
  about: FIELD_NAMES.filter((field) => NUMBERS.some((kind) => kind === kindOf(field))),
  brokenBy: ['decimals-as-text', 'term-as-text'],
  async check(context, question, field) {
    for (const value of valuesOf(field, await everyOffer(context, question))) {
      // The rule field-types judges values that are not numbers at all.
      if (numberIn(value) === undefined) context.expect.that(true, 'what another rule judges', 'no number');
      else context.expect.type(value, 'number', field);
    }
  },
});
