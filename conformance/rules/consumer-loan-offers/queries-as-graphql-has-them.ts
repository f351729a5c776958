import { assume, NotApplicable, type Context } from '../engine.ts';
import { isSuccess, objectsOf, offersIn, says } from './steps/answers.ts';
import { ask, askUsual } from './steps/ask.ts';
import { bodyFor, queryFor, questionRule, RATE_ONLY, usualVariables, type QuestionBody } from './steps/questions.ts';

const QUESTION = 'bestesAngebot';
const RATE = 'effektivzins';
const ALIAS = 'conformanceZins';
/** What is answered in place of the rate, or beside it. */
const FIELDS: Readonly<Record<string, string>> = { alias: ALIAS, __typename: '__typename' };

/** Ways to write the usual question, from the usual one. */
const WAYS: Readonly<Record<string, (usual: QuestionBody) => QuestionBody>> = {
  'named fragment': ({ query, variables }) => ({
    query: `${query.replace(RATE_ONLY, '...Conditions')} fragment Conditions on Angebot { ${RATE_ONLY} }`,
    variables,
  }),
  'inline fragment': ({ query, variables }) => ({
    query: query.replace(RATE_ONLY, `... on Angebot { ${RATE_ONLY} }`),
    variables,
  }),
  alias: ({ query, variables }) => ({ query: query.replace(RATE, `${ALIAS}: ${RATE}`), variables }),
  name: ({ query, variables }) => ({ query: query.replace('query', 'query Conformance'), variables }),
  __typename: ({ query, variables }) => ({ query: query.replace(RATE, `${RATE} __typename`), variables }),
  default: ({ variables: { laufzeitInMonaten, ...variables } }) => ({
    query: queryFor(QUESTION, { auszahlungsbetrag: 'Euro!', laufzeitInMonaten: `Int = ${String(laufzeitInMonaten)}` }),
    variables,
  }),
};

export default questionRule({
  level: 'should',
  title: 'A query may have a name, fragments, aliases of fields, __typename and default values of variables',
  source: ['N72', 'N73', 'N74', 'N75', 'N76'],
  needs: ['credentials.kex', 'state'],
  cases: Object.keys(WAYS),
  brokenBy: [
    'fragments-refused',
    'fragments-ignored',
    'aliases-ignored',
    'variable-defaults-refused',
    'names-refused',
    'typename-refused',
  ],
  async check(context) {
    const usual = await askUsual(context, QUESTION);
    const offers = offersIn(usual, QUESTION).flatMap((offer) => objectsOf('Gesamtkonditionen', offer));
    const isShown = offers.some((one) => Object.hasOwn(one, RATE));
    assume(isSuccess(usual, QUESTION) && isShown, `needs an offer with ${RATE}, got ${says(usual)}`);
    const way = WAYS[context.case];
    assume(way, `no such way to write a query: ${context.case}`);
    if (context.case === 'default') await assumeTermOptional(context);
    const answer = await ask(context, { json: way(bodyFor(QUESTION, usualVariables(context.config))) });
    context.expect.that(
      isSuccess(answer, QUESTION),
      `an answer to a query with: ${context.case}`,
      says(answer),
      answer,
    );
    const found = offersIn(answer, QUESTION);
    // Another time there may be no offer.
    if (found.length === 0) throw new NotApplicable('there is no offer any more');
    const name = FIELDS[context.case] ?? RATE;
    const shows = found
      .flatMap((offer) => objectsOf('Gesamtkonditionen', offer))
      .some((one) => Object.hasOwn(one, name));
    const isNull = found.some((offer) => offer['gesamtkonditionen'] === null);
    context.expect.that(shows || isNull, `the field ${name} by the ${context.case}`, 'none', answer);
  },
});

/** Makes sure that variables may leave out the term, which another rule judges. */
async function assumeTermOptional(context: Context): Promise<void> {
  const { auszahlungsbetrag } = usualVariables(context.config);
  const answer = await ask(context, { json: bodyFor(QUESTION, { auszahlungsbetrag }) });
  assume(isSuccess(answer, QUESTION), `needs an answer to a question without laufzeitInMonaten, got ${says(answer)}`);
}
