import { mapValues, type Config, type Parts } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { dataIn, expectDeclined } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { badRequest } from './steps/bad-requests.ts';
import { QUESTIONS, usualVariables, queryRule } from './steps/questions.ts';
import { UNKNOWN_FIELD, bodyFor } from './steps/queries.ts';

/** The bad request of each case. */
const BAD = {
  'unknown argument': 'an unknown parameter',
  'bad variable': 'laufzeitInMonaten of another type',
  'laufzeitInMonaten as text': 'laufzeitInMonaten of another type',
  'laufzeitInMonaten with a fraction': 'laufzeitInMonaten with a fraction',
  'finanzierungszweck unknown': 'an unknown finanzierungszweck',
  'datenkontext unknown': 'an unknown datenkontext',
  'auszahlungsbetrag null': 'null',
};

/** The requests of each case; bad-requests-refused sends most of them too. */
const QUERIES: Readonly<Record<string, (config: Config) => Parts[]>> = {
  'syntax error': (config) => [{ json: { query: 'query { bestesAngebot(', variables: usualVariables(config) } }],
  'unknown field': (config) => [{ json: bodyFor('bestesAngebot', usualVariables(config), UNKNOWN_FIELD) }],
  ...mapValues(
    BAD,
    (bad) => (config: Config) => QUESTIONS.map((question) => badRequest(config, `${question}: ${bad}`)),
  ),
};

export default queryRule({
  level: 'should',
  title: 'An invalid query is refused, and no part of it is executed',
  source: ['N53', 'N58'],
  cases: Object.keys(QUERIES),
  brokenBy: [
    'refusals-with-data',
    'refusals-with-list',
    'unreadable-queries-500',
    'wrong-value-accepted',
    'fractions-rounded',
    'text-as-term-accepted',
    'lower-case-accepted',
    'context-of-best-offer-in-lower-case-accepted',
    'wrong-name-accepted',
    'unknown-fields-ignored',
    'missing-amount-accepted',
    'missing-amount-without-errors',
    'missing-amount-500',
  ],
  async check(context) {
    await assumeUsualSuccess(context);
    for (const parts of entryOf(QUERIES, context.case)(context.config)) {
      const answer = await ask(context, parts);
      expectDeclined(context, answer);
      const data = dataIn(answer) ?? {};
      const executed = Object.values(data).filter((value) => value !== null);
      context.expect.that(executed.length === 0, 'no data', JSON.stringify(data), answer);
    }
  },
});
