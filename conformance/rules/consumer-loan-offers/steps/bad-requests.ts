import type { Config } from '../../../kit/config/schema.ts';
import type { Parts } from '../../../kit/target.ts';
import { bodyFor, PARAMETERS, queryFor, usualVariables, type Question } from './questions.ts';

const { auszahlungsbetrag, laufzeitInMonaten } = PARAMETERS;

/** Bodies that cannot be a question at all. */
export const MALFORMED: Readonly<Record<string, (config: Config) => Parts>> = {
  'a body that is no JSON': () => ({ raw: 'kein JSON', contentType: 'application/json' }),
  'a body without a query': (config) => ({ json: { variables: usualVariables(config) } }),
};

/** Questions that are wrong in a name, a type or a value. */
export const WRONG: Readonly<Record<string, (config: Config) => Parts>> = {
  'an unknown parameter': (config) => ({
    json: {
      query: queryFor('bestesAngebot', { auszahlungsbetrag, laufzeitInMonaten, unbekannterParameter: 'Int' }),
      variables: { ...usualVariables(config), unbekannterParameter: 1 },
    },
  }),
  'an amount that is text': (config) => ({
    json: bodyFor('bestesAngebot', { ...usualVariables(config), auszahlungsbetrag: 'viel' }),
  }),
  'an unknown purpose': (config) => ({
    json: bodyFor('bestesAngebot', { ...usualVariables(config), finanzierungszweck: 'UNBEKANNTER_ZWECK' }),
  }),
};

/** Everything that is wrong whatever the question is. */
export const BAD_REQUESTS = { ...WRONG, ...MALFORMED };

/** The ways to leave out the amount. */
export const WITHOUT_AMOUNT: Readonly<Record<string, (config: Config, question: Question) => Parts>> = {
  'no argument': (config, question) => {
    const { laufzeitInMonaten: months } = usualVariables(config);
    return { json: bodyFor(question, { laufzeitInMonaten: months }) };
  },
  'no value of its variable': (config, question) => {
    const { laufzeitInMonaten: months } = usualVariables(config);
    const query = queryFor(question, { auszahlungsbetrag, laufzeitInMonaten });
    return { json: { query, variables: { laufzeitInMonaten: months } } };
  },
};
