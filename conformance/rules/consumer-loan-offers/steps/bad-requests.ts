import type { Config, Parts } from '../../engine.ts';
import { bodyFor, casesOfBoth, PARAMETERS, queryFor, usualVariables, type Question } from './questions.ts';

const { auszahlungsbetrag, laufzeitInMonaten } = PARAMETERS;

/** A request that is wrong whatever the question is. */
type Bad = (config: Config, question: Question) => Parts;

/** Bodies that cannot be a question at all. */
const MALFORMED: Readonly<Record<string, Bad>> = {
  'broken JSON': () => ({ raw: 'kein JSON', contentType: 'application/json' }),
  array: (config) => ({ json: [bodyFor('bestesAngebot', usualVariables(config))] }),
  'no query': (config) => ({ json: { variables: usualVariables(config) } }),
};

const withValue =
  (name: string, value: unknown): Bad =>
  (config, question) => {
    const variables = { ...usualVariables(config), [name]: value };
    return { json: { ...bodyFor(question, variables), variables } };
  };

/** Questions that are wrong in a name, a type or a value. */
const WRONG: Readonly<Record<string, Bad>> = {
  'an unknown parameter': (config, question) => ({
    json: {
      query: queryFor(question, { auszahlungsbetrag, laufzeitInMonaten, unbekannterParameter: 'Int' }),
      variables: { ...usualVariables(config), unbekannterParameter: 1 },
    },
  }),
  'partnerId of another type': withValue('partnerId', { id: 1 }),
  'auszahlungsbetrag of another type': withValue('auszahlungsbetrag', 'viel'),
  'laufzeitInMonaten of another type': withValue('laufzeitInMonaten', 'lang'),
  'finanzierungszweck of another type': withValue('finanzierungszweck', 7),
  'datenkontext of another type': withValue('datenkontext', 7),
  'an unknown finanzierungszweck': withValue('finanzierungszweck', 'UNBEKANNTER_ZWECK'),
  'an unknown datenkontext': withValue('datenkontext', 'UNBEKANNTER_KONTEXT'),
};

/** The cases of a rule about bad requests. */
export const BAD_CASES: readonly string[] = [...casesOfBoth(Object.keys(WRONG)), ...Object.keys(MALFORMED)];

/** The bad request of a case; undefined when there is none of that name. */
export function badRequest(config: Config, name: string): Parts | undefined {
  const [question, what = ''] = name.split(': ');
  return MALFORMED[name]?.(config, 'bestesAngebot') ?? WRONG[what]?.(config, question as Question);
}

/** Values of variables that do not fit their types. */
export const BAD_VARIABLES: Readonly<Record<string, Bad>> = {
  'laufzeitInMonaten as text': withValue('laufzeitInMonaten', 'lang'),
  'laufzeitInMonaten with a fraction': withValue('laufzeitInMonaten', 60.5),
  'finanzierungszweck unknown': withValue('finanzierungszweck', 'UNBEKANNTER_ZWECK'),
  'datenkontext unknown': withValue('datenkontext', 'UNBEKANNTER_KONTEXT'),
  'auszahlungsbetrag null': withValue('auszahlungsbetrag', null),
};

/** The ways to leave out the amount. */
export const WITHOUT_AMOUNT: Readonly<Record<string, Bad>> = {
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
