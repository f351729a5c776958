import { rule } from '../../kit/rule.ts';
import { objectsOf, someOffers } from './steps/answers.ts';
import { askEverything } from './steps/ask.ts';
import { TYPE_NAMES, TYPES } from './steps/fields.ts';
import { questionOf, QUESTIONS } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'Every field that was selected is in the answer, null allowed',
  source: ['L04'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: QUESTIONS,
  brokenBy: ['rate-not-delivered', 'product-not-delivered', 'postcode-not-delivered', 'best-offer-without-bounds'],
  async check(context) {
    const question = questionOf(context);
    const offers = someOffers([[question, await askEverything(context, question)]]);
    for (const type of TYPE_NAMES) {
      for (const object of offers.flatMap((offer) => objectsOf(type, offer))) {
        for (const name of Object.keys(TYPES[type])) {
          context.expect.that(Object.hasOwn(object, name), `the selected field ${type}.${name}`, 'none');
        }
      }
    }
  },
});
