import { numberIn, valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { FIELD_NAMES, kindOf } from './steps/queries.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'Every value of an offer has the type of its field',
  source: ['L05'],
  about: FIELD_NAMES,
  brokenBy: ['rate-with-percent-sign', 'amount-with-currency', 'half-a-month'],
  async check(context, question, name) {
    const kind = kindOf(name);
    for (const value of valuesOf(name, await everyOffer(context, question))) {
      if (kind === 'Euro' || kind === 'Prozent')
        context.expect.that(numberIn(value) !== undefined, `${name} as a decimal number`, JSON.stringify(value));
      else if (kind === 'Int')
        context.expect.that(Number.isInteger(numberIn(value)), `${name} as a whole number`, JSON.stringify(value));
      else context.expect.type(value, kind === 'String' ? 'string' : 'object', name);
    }
  },
});
