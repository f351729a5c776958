import { NotApplicable } from '../engine.ts';
import { objectsOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { FIELD_NAMES, partsOf } from './steps/queries.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'Every field that was selected is in the response, null allowed',
  source: ['L04'],
  about: FIELD_NAMES,
  brokenBy: ['rate-not-delivered', 'product-not-delivered', 'best-offer-without-bounds'],
  async check(context, question, field) {
    const [type, name] = partsOf(field);
    const objects = (await everyOffer(context, question)).flatMap((offer) => objectsOf(type, offer));
    if (objects.length === 0) throw new NotApplicable(`no offer has a ${type}`);
    for (const object of objects)
      context.expect.that(Object.hasOwn(object, name), `the selected field ${field}`, 'none');
  },
});
