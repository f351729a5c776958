import { conditionsIn, dataIn, someOffers } from './steps/answers.ts';
import { askUsual } from './steps/ask.ts';
import { fieldsOf } from './steps/queries.ts';
import { QUESTIONS, forBoth } from './steps/questions.ts';

/** Undocumented members are not judged: clients have to ignore them. */
export default forBoth({
  level: 'should',
  title: 'A response holds only the fields that were selected',
  source: ['L49', 'N55'],
  brokenBy: ['more-than-selected'],
  async check(context, question) {
    const answer = await askUsual(context, question);
    const offers = someOffers([[question, answer]]);
    const others = [
      ...Object.keys(dataIn(answer) ?? {}).filter((name) => QUESTIONS.some((one) => one === name) && name !== question),
      ...offers.flatMap(Object.keys).filter((name) => fieldsOf('Angebot').has(name) && name !== 'gesamtkonditionen'),
      ...conditionsIn(answer, question)
        .flatMap(Object.keys)
        .filter((name) => fieldsOf('Gesamtkonditionen').has(name) && name !== 'effektivzins'),
    ];
    context.expect.that(others.length === 0, 'no other members', [...new Set(others)].join(', '), answer);
  },
});
