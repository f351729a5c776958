import { assume, NotApplicable, type Answer, type Config, type Context } from '../engine.ts';
import { isSuccess, objectsOf, offersIn, says } from './steps/answers.ts';
import { ask, askUsual } from './steps/ask.ts';
import {
  bodyFor,
  forBoth,
  queryFor,
  RATE_ONLY,
  usualVariables,
  type Question,
  type QuestionBody,
} from './steps/questions.ts';

const RATE = 'effektivzins';
const ALIAS = 'conformanceZins';
const TYPE = '__typename';

/** What is answered in place of the rate, or beside it. */
const FIELDS: Readonly<Record<string, string>> = { alias: ALIAS, __typename: TYPE };

/** The query with a default value for the term, and no other one. */
function withDefault(question: Question, config: Config, selection?: string): QuestionBody {
  const { laufzeitInMonaten, auszahlungsbetrag } = usualVariables(config);
  const parameters = { auszahlungsbetrag: 'Euro!', laufzeitInMonaten: `Int = ${laufzeitInMonaten}` };
  return { query: queryFor(question, parameters, selection), variables: { auszahlungsbetrag } };
}

/** Ways to write the usual query, from the usual one. */
const WAYS: Readonly<Record<string, (usual: QuestionBody, question: Question, config: Config) => QuestionBody>> = {
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
  __typename: ({ query, variables }) => ({ query: query.replace(RATE, `${RATE} ${TYPE}`), variables }),
  default: (_, question, config) => withDefault(question, config),
};

/** The usual query, written in all of these ways at once. */
function inEveryWay(question: Question, config: Config): QuestionBody {
  const selection = `...Conditions ... on Angebot { ${RATE_ONLY.replace(RATE, `${ALIAS}: ${RATE}`)} }`;
  const { query, variables } = withDefault(question, config, selection);
  const fragment = `fragment Conditions on Angebot { ${RATE_ONLY.replace(RATE, `${RATE} ${TYPE}`)} }`;
  return { query: `${query.replace('query', 'query Conformance')} ${fragment}`, variables };
}

/** Tells whether the conditions of an offer have a field. */
function shows(answer: Answer, question: Question, name: string): boolean {
  const conditions = offersIn(answer, question).flatMap((offer) => objectsOf('Gesamtkonditionen', offer));
  return conditions.some((one) => Object.hasOwn(one, name));
}

/** One request shows all of the ways; where it does not, each of them is sent alone. */
export default forBoth({
  level: 'should',
  title: 'A query may have a name, fragments, aliases of fields, __typename and default values of variables',
  source: ['N72', 'N73', 'N74', 'N75', 'N76'],
  needs: ['credentials.kex', 'state'],
  about: Object.keys(WAYS),
  brokenBy: [
    'fragments-refused',
    'fragments-ignored',
    'aliases-ignored',
    'variable-defaults-refused',
    'names-refused',
    'typename-refused',
  ],
  async check(context, question, name) {
    const { config, expect } = context;
    const usual = await askUsual(context, question);
    assume(
      isSuccess(usual, question) && shows(usual, question, RATE),
      `needs an offer with ${RATE}, got ${says(usual)}`,
    );
    const together = await ask(context, { json: inEveryWay(question, config) });
    const isTaken =
      isSuccess(together, question) && [RATE, ALIAS, TYPE].every((field) => shows(together, question, field));
    if (isTaken) return expect.that(true, `an answer to a query with: ${name}`, 'one');
    const way = WAYS[name];
    assume(way, `no such way to write a query: ${name}`);
    if (name === 'default') await assumeTermOptional(context, question);
    const answer = await ask(context, { json: way(bodyFor(question, usualVariables(config)), question, config) });
    expect.that(isSuccess(answer, question), `an answer to a query with: ${name}`, says(answer), answer);
    const found = offersIn(answer, question);
    // Another time there may be no offer.
    if (found.length === 0) throw new NotApplicable('there is no offer any more');
    const field = FIELDS[name] ?? RATE;
    const isNull = found.some((offer) => offer['gesamtkonditionen'] === null);
    expect.that(shows(answer, question, field) || isNull, `the field ${field} by the ${name}`, 'none', answer);
  },
});

/** Makes sure that variables may leave out the term, which another rule judges. */
async function assumeTermOptional(context: Context, question: Question): Promise<void> {
  const { auszahlungsbetrag } = usualVariables(context.config);
  const answer = await ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
  assume(isSuccess(answer, question), `needs an answer to a query without laufzeitInMonaten, got ${says(answer)}`);
}
