import { bodyFor, queryFor, RATE_ONLY, type QuestionBody } from './steps/queries.ts';
import { assume, NotApplicable, type Answer, type Config, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { conditionsIn, isSuccess, offersIn, says, termsIn } from './steps/answers.ts';
import { ask, askEverything, askUsual } from './steps/ask.ts';
import { forBoth, usualVariables, type Question } from './steps/questions.ts';

const RATE = 'effektivzins';
const ALIAS = 'conformanceZins';
const TYPE = '__typename';
const TERM = 'laufzeitInMonaten';

/** The field that each fragment selects in `inEveryWay`; other fragments select other fields of the same object. */
const PARTS: Readonly<Record<string, string>> = { 'named fragment': RATE, 'inline fragment': TERM };

/** The field to look for in the response, if it is not the rate. */
const FIELDS: Readonly<Record<string, string>> = { alias: ALIAS, __typename: TYPE };

/** The query with a default value of the variable for the term. */
function withDefault(question: Question, config: Config, selection?: string): QuestionBody {
  const { laufzeitInMonaten, auszahlungsbetrag } = usualVariables(config);
  const parameters = { auszahlungsbetrag: 'Euro!', laufzeitInMonaten: `Int = ${laufzeitInMonaten}` };
  return { query: queryFor(question, parameters, selection), variables: { auszahlungsbetrag } };
}

/** Rewrites the usual query with one feature of GraphQL. */
const WAYS: Readonly<Record<string, (usual: QuestionBody, question: Question, config: Config) => QuestionBody>> = {
  'named fragment': ({ query, variables }) => ({
    query: `${query.replace(RATE_ONLY, '...Conditions')} fragment Conditions on Angebot { ${RATE_ONLY} }`,
    variables,
  }),
  'inline fragment': ({ query, variables }) => ({
    query: query.replace(RATE_ONLY, `... on Angebot { ${RATE_ONLY} }`),
    variables,
  }),
  alias: ({ query, variables }) => ({ query: query.replace(RATE, `${RATE} ${ALIAS}: ${RATE}`), variables }),
  name: ({ query, variables }) => ({ query: query.replace('query', 'query Conformance'), variables }),
  __typename: ({ query, variables }) => ({ query: query.replace(RATE, `${RATE} ${TYPE}`), variables }),
  default: (_, question, config) => withDefault(question, config),
};

/** The usual query with all of these features. */
function inEveryWay(question: Question, config: Config): QuestionBody {
  const selection = `...Conditions ... on Angebot { ${RATE_ONLY.replace(RATE, `${ALIAS}: ${RATE} ${TERM}`)} }`;
  const { query, variables } = withDefault(question, config, selection);
  const fragment = `fragment Conditions on Angebot { ${RATE_ONLY.replace(RATE, `${RATE} ${TYPE}`)} }`;
  return { query: `${query.replace('query', 'query Conformance')} ${fragment}`, variables };
}

/** Whether the conditions of any offer have a field. */
function shows(answer: Answer, question: Question, name: string): boolean {
  return conditionsIn(answer, question).some((one) => Object.hasOwn(one, name));
}

/** Judges that the result of a feature is correct. */
async function expectRight(context: Context, question: Question, name: string, answer: Answer): Promise<void> {
  const { config, expect } = context;
  const field = FIELDS[name] ?? RATE;
  for (const one of conditionsIn(answer, question)) {
    expect.that(Object.hasOwn(one, field), `the field ${field} by the ${name}`, 'none', answer);
    const [plain, aliased, type] = [RATE, ALIAS, TYPE].map((field) => JSON.stringify(one[field]));
    // Numbers may differ: a server may cache fields by name, but not by alias.
    const isLost = name === 'alias' && aliased === 'null' && plain !== undefined && plain !== 'null';
    expect.that(!isLost, `${RATE} ${plain} under its alias as well`, 'null', answer);
    const isNamed = name !== TYPE || ['null', '"Gesamtkonditionen"'].includes(type ?? 'null');
    expect.that(isNamed, `${TYPE} "Gesamtkonditionen"`, type ?? 'none', answer);
  }
  if (name !== 'default') return;
  const wanted = usualVariables(config)[TERM];
  const terms = termsIn(answer, question);
  const isOther = terms.length > 0 && !terms.includes(wanted);
  // A platform may always offer other terms than the requested one.
  const usual = isOther ? termsIn(await askEverything(context, question), question) : [];
  const isWrong = usual.length > 0 && usual.every((term) => term === wanted);
  expect.that(!isWrong, `offers over the ${wanted} months of the default`, terms.join(' and '), answer);
}

/** Sends all features in one request; if that fails, each feature alone. */
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
    'typename-of-query',
    'aliases-null',
    'variable-defaults-ignored',
    'later-offers-without-aliases',
    'last-selection-only',
    'first-selection-only',
  ],
  async check(context, question, name) {
    const { config, expect } = context;
    const usual = await askUsual(context, question);
    const hasRate = isSuccess(usual, question) && shows(usual, question, RATE);
    assume(hasRate, `needs an offer with ${RATE}, got ${says(usual)}`);
    const together = await ask(context, { json: inEveryWay(question, config) });
    const isTaken =
      isSuccess(together, question) && [RATE, ALIAS, TYPE].every((field) => shows(together, question, field));
    if (isTaken) {
      expect.that(true, `a query with the feature "${name}" to succeed`, 'one');
      return expectRight(context, question, name, together);
    }
    if (name === 'default') await assumeTermOptional(context, question);
    const written = entryOf(WAYS, name)(bodyFor(question, usualVariables(config)), question, config);
    const answer = await ask(context, { json: written });
    expect.that(isSuccess(answer, question), `a query with the feature "${name}" to succeed`, says(answer), answer);
    const found = offersIn(answer, question);
    // There may be no offer this time.
    if (found.length === 0) throw new NotApplicable('there is no offer any more');
    const field = FIELDS[name] ?? RATE;
    const isNull = found.some((offer) => offer['gesamtkonditionen'] === null);
    expect.that(shows(answer, question, field) || isNull, `the field ${field} by the ${name}`, 'none', answer);
    await expectRight(context, question, name, answer);
    expectMerged(context, question, name, together);
  },
});

/** Judges that the field of a fragment is there although another fragment selects other fields of the same object. */
function expectMerged({ expect }: Context, question: Question, name: string, together: Answer): void {
  const part = PARTS[name];
  if (part === undefined || !isSuccess(together, question)) return;
  for (const one of conditionsIn(together, question))
    expect.that(Object.hasOwn(one, part), `the field ${part} by a fragment beside another one`, 'none', together);
}

/** Requires that the term is optional, which another rule judges. */
async function assumeTermOptional(context: Context, question: Question): Promise<void> {
  const { auszahlungsbetrag } = usualVariables(context.config);
  const answer = await ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
  assume(isSuccess(answer, question), `needs a query without laufzeitInMonaten to succeed, got ${says(answer)}`);
}
