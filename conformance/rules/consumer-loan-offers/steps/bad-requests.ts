import { bodyFor, queryFor } from './queries.ts';
import {
  assume,
  forbiddenBodies,
  isObject,
  NotApplicable,
  type Config,
  type Parts,
  type RuleDefinition,
  type StepContext,
} from '../../engine.ts';
import { says, isRefusedUnexecuted } from './answers.ts';
import { ask, assumeUsualSuccess } from './ask.ts';
import { casesOfBoth, DEFAULTS, PARAMETERS, questionRule, usualVariables, type Question } from './questions.ts';

const { auszahlungsbetrag, laufzeitInMonaten } = PARAMETERS;

type Bad = (config: Config, question: Question) => Parts;

/** A body that deviates from the contract in one way, which `forbiddenBodies` names. */
function forbidden(deviation: string): Bad {
  return () => ({ json: forbiddenBodies('consumer-loan-offers').find(({ name }) => name === deviation)?.body });
}

/** Bodies that are not GraphQL requests. */
const MALFORMED: Readonly<Record<string, Bad>> = {
  'broken JSON': () => ({ raw: 'kein JSON', contentType: 'application/json' }),
  'no object': forbidden('the body type'),
  'no query': forbidden('/query required'),
  'query of another type': forbidden('/query type'),
  'variables of another type': forbidden('/variables type'),
};

/** A query with a bad value; the query for the list may have another bad value of the same kind. */
const withValue =
  (name: string, best: unknown, listed: unknown = best): Bad =>
  (config, question) => {
    const variables = { ...usualVariables(config), [name]: question === 'angebote' ? listed : best };
    return { json: { ...bodyFor(question, variables), variables } };
  };

/**
 * Queries with a wrong name, type or value. If there are two values, one is a value that lenient servers accept, such as the index of an
 * enumeration value; each is sent with one of the two queries, which a server may implement separately.
 */
const WRONG: Readonly<Record<string, Bad>> = {
  'an unknown parameter': (config, question) => ({
    json: {
      query: queryFor(question, { auszahlungsbetrag, laufzeitInMonaten, unbekannterParameter: 'Int' }),
      variables: { ...usualVariables(config), unbekannterParameter: 1 },
    },
  }),
  'partnerId of another type': withValue('partnerId', { id: 1 }, 12345),
  'auszahlungsbetrag of another type': withValue('auszahlungsbetrag', true, 'viel'),
  'laufzeitInMonaten of another type': withValue('laufzeitInMonaten', 'lang', '60'),
  'laufzeitInMonaten with a fraction': withValue('laufzeitInMonaten', 60.5),
  'finanzierungszweck of another type': withValue('finanzierungszweck', [DEFAULTS['finanzierungszweck']], 1),
  'datenkontext of another type': withValue('datenkontext', 7, [DEFAULTS['datenkontext']]),
  'an unknown finanzierungszweck': withValue('finanzierungszweck', 'UNBEKANNTER_ZWECK', 'umschuldung'),
  'an unknown datenkontext': withValue('datenkontext', 'testumgebung', 'UNBEKANNTER_KONTEXT'),
};

const usualTerm = (config: Config) => ({ laufzeitInMonaten: usualVariables(config).laufzeitInMonaten });

/** The ways to leave out the amount. */
const WITHOUT_AMOUNT: Readonly<Record<string, Bad>> = {
  'no argument': (config, question) => ({ json: bodyFor(question, usualTerm(config)) }),
  'no value of its variable': (config, question) => ({
    json: { query: queryFor(question, { auszahlungsbetrag, laufzeitInMonaten }), variables: usualTerm(config) },
  }),
  null: withValue('auszahlungsbetrag', null),
};

/** The cases of the rule about names, types, values and bodies. */
export const BAD_CASES: readonly string[] = [...casesOfBoth(Object.keys(WRONG)), ...Object.keys(MALFORMED)];

/** The cases of the rule about the amount. */
export const AMOUNT_CASES: readonly string[] = casesOfBoth(Object.keys(WITHOUT_AMOUNT));

/** The bad request of a case. */
export function badRequest(config: Config, name: string): Parts {
  const [question, what = ''] = name.split(': ');
  const bad = MALFORMED[name] ?? WRONG[what] ?? WITHOUT_AMOUNT[what];
  assume(bad, `no such bad request: ${name}`);
  return bad(config, question as Question);
}

const queryIn = ({ json }: Parts) => String(isObject(json) ? json['query'] : '');

/**
 * Makes sure that the only mistake of a query is its value: the type name of partnerId is open (L33), and so is the response to a query with
 * another name (L60). Sends null, which is a value of every nullable type.
 *
 * @throws NotApplicable when the type has another name
 */
async function assumePartnerIdIsString(context: StepContext): Promise<void> {
  const answer = await ask(context, withValue('partnerId', null)(context.config, 'bestesAngebot'));
  if (isRefusedUnexecuted(answer, 'bestesAngebot'))
    throw new NotApplicable('partnerId is refused as a variable of the type String, whatever its value is');
}

/** The rule that bad requests are answered with 400. */
export function badRequestsRefused(
  stated: Pick<RuleDefinition, 'title' | 'source' | 'cases' | 'brokenBy'>,
): RuleDefinition {
  return questionRule({
    ...stated,
    level: 'must',
    covers: [{ operation: 'queryAngebote', status: 400 }],
    async check(context) {
      await assumeUsualSuccess(context);
      const sent = badRequest(context.config, context.case);
      const answer = await ask(context, sent);
      if (answer.status !== 400 && queryIn(sent).includes('$partnerId')) await assumePartnerIdIsString(context);
      context.expect.status(answer, 400, says(answer));
    },
  });
}
