import { DATENKONTEXT, FINANZIERUNGSZWECK } from '../../../generated/platform.ts';
import {
  faultsFor,
  faultsOf,
  instead,
  mapValues,
  objectOf,
  onResponse,
  part,
  withJson,
  withProperties,
  withStatus,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import {
  all,
  ASK,
  emptySuccess,
  failing,
  onMember,
  onQuery,
  OFFERS,
  onRefusal,
  onSuccess,
  onVariables,
  refusing,
  type Parameter,
} from './faulty-graphql.ts';
import { client, isWithin } from './seed.ts';

/** The values of the parameters that are enumerations. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  finanzierungszweck: FINANZIERUNGSZWECK,
  datenkontext: DATENKONTEXT,
};

/** Match the messages of graphql-js for a missing amount, an unknown name and a bad value, and those of the interface for a bad body. */
const MISSING_AMOUNT = /\\"Euro!\\"/;
const WRONG_NAME = /Cannot query field|Unknown argument|the body has no member/;
const WRONG_VALUE = /got invalid value|cannot represent|does not exist in|is a decimal number/;
const NO_JSON = /is not JSON|must be a JSON object/;
const NO_QUERY = /query is required/;

const isTest = (value: unknown) => value === 'TESTUMGEBUNG';
const isBelow = (value: unknown) =>
  typeof value === 'string' && value !== client.partnerId && isWithin(value, client.partnerId);

/** The fault that an optional parameter is required (L09). */
const demands = (name: string, parameter: Parameter): Fault => ({
  name: `${name}-demanded`,
  kind: 'too-strict',
  says: `A query without ${parameter} is refused.`,
  wrap: refusing(
    parameter,
    (value) => value === undefined,
    () => failing(`${parameter} is required`, 400),
  ),
});

/** An offer without the field that is selected with an alias. */
const plain = ({ gesamtkonditionen, ...others }: JsonObject): JsonObject => ({
  ...others,
  gesamtkonditionen: part((gesamtkonditionen ?? {}) as JsonObject, (name) => name !== 'conformanceZins'),
});

const isOutside = (value: unknown): boolean => typeof value === 'string' && !isWithin(value, client.partnerId);

/**
 * Treats every partner as within reach (L14).
 *
 * @param only - the query with this fault; both by default
 */
function withinReach(only = ''): Wrap {
  return onVariables((variables, query) => {
    const isMeant = isOutside(variables['partnerId']) && query.includes(only);
    return isMeant ? { ...variables, partnerId: client.partnerId } : variables;
  });
}

/** Refuses the queries that match. */
function queriesRefused(sent: RegExp, message = 'the query cannot be read'): Wrap {
  return instead({ ...ASK, sent }, () => failing(message, 400));
}

/** Faults of how queries and their parameters are accepted (L07 to L14, L20, L24, L35). */
export const requestFaults: readonly Fault[] = [
  ...faultsOf({
    'too-strict': {
      'fragments-refused': ['A query with a fragment of an offer is refused.', queriesRefused(/ on Angebot\b/)],
      'variable-defaults-refused': [
        'A query whose variables have default values is refused.',
        queriesRefused(/\$\w+: \w+!? = /),
      ],
      'names-refused': ['A query with an operation name is refused.', queriesRefused(/query \w/)],
      'typename-refused': ['A query that selects __typename is refused.', queriesRefused(/__typename/)],
      'refuses-amount-with-decimals': [
        'An auszahlungsbetrag that is written with decimals is refused.',
        queriesRefused(/"auszahlungsbetrag":\d+\./),
      ],
      'refuses-decimals-without-purpose': [
        'An auszahlungsbetrag that is written with decimals is refused without finanzierungszweck.',
        queriesRefused(/^(?!.*"finanzierungszweck":).*"auszahlungsbetrag":\d+\./),
      ],
      'refuses-purpose-with-partner': [
        'A query that names a finanzierungszweck and a partnerId is refused.',
        queriesRefused(/"finanzierungszweck":.*"partnerId":/),
      ],
      'refuses-testumgebung': [
        'The context TESTUMGEBUNG is refused.',
        refusing('datenkontext', isTest, () => failing('TESTUMGEBUNG is unknown', 400)),
      ],
      'fails-testumgebung': [
        'A query in the context TESTUMGEBUNG fails.',
        refusing('datenkontext', isTest, () => failing('TESTUMGEBUNG is not possible', 200, 403)),
      ],
      'forbids-testumgebung': [
        'A query that names the context TESTUMGEBUNG answers 403, as if it were real business.',
        refusing('datenkontext', isTest, withStatus(403)),
      ],
      'partner-below-fails': [
        'A query for a partner below that of the client fails.',
        refusing('partnerId', isBelow, () => failing('partnerId must be the partner of the API client', 200, 403)),
      ],
      'partner-below-forbidden': [
        'A query for a partner below that of the client answers 403.',
        refusing('partnerId', isBelow, withStatus(403)),
      ],
      'client-itself-refused': [
        'A query that names the partner of the client itself answers 403, as if only those below it were allowed.',
        refusing('partnerId', (value) => value === client.partnerId, withStatus(403)),
      ],
      'umlauts-refused': [
        'A query with a character beyond ASCII is refused, even in a comment.',
        queriesRefused(/"query":"[^"]*[^ -~]/, 'invalid character'),
      ],
      'variables-ignored': ['The variables of a query are ignored.', onVariables(() => ({}))],
    },
    'wrong-meaning': {
      'variable-defaults-ignored': [
        'An omitted variable with a default value counts as 24.',
        onQuery(/Int = \d+/, 'Int = 24'),
      ],
    },
    'only-sometimes': {
      'fragments-ignored': [
        'Fields in a fragment of an offer are missing in the response.',
        onQuery(/on Angebot \{.*?\} \}/, 'on Angebot { __typename }'),
      ],
      'first-selection-only': [
        'If two fragments select conditions, only the fields of the first are answered.',
        onQuery(/(\.\.\.Conditions )\.\.\. on Angebot \{.*?\} \}/, '$1'),
      ],
      'last-selection-only': [
        'If two fragments select conditions, only the fields of the last are answered.',
        onQuery(/\.\.\.Conditions (\.\.\. on Angebot \{.*?\} \} \} \}) fragment Conditions.*/, '$1'),
      ],
      'later-offers-without-aliases': [
        'A field with an alias is answered for the first offer only.',
        onSuccess('angebote', ({ angebote, ...others }) => ({
          data: { ...others, angebote: (angebote as JsonObject[]).map((one, index) => (index > 0 ? plain(one) : one)) },
        })),
      ],
      'offers-for-a-purpose-201': [
        'A query that names a purpose answers 201.',
        refusing('finanzierungszweck', (purpose) => purpose !== undefined, withStatus(201)),
      ],
      'offers-for-a-purpose-with-error': [
        'The offers for a purpose come with an error for a provider who did not answer.',
        refusing(
          'finanzierungszweck',
          (purpose) => purpose !== undefined,
          withProperties({ errors: [{ message: 'Wattenmeer Kreditbank AG antwortet nicht', status: 504 }] }),
        ),
      ],
    },
    'missing-member': {
      'aliases-ignored': [
        'A field with an alias is answered under its own name.',
        onQuery(/ \w+: effektivzins/, ' effektivzins'),
      ],
      'partner-below-without-data': [
        'A query for a partner below that of the client gets neither data nor errors.',
        refusing('partnerId', isBelow, withJson({ data: null })),
      ],
    },
    'missing-validation': {
      'missing-amount-accepted': [
        'A query without auszahlungsbetrag is answered like any other.',
        onRefusal(MISSING_AMOUNT, emptySuccess),
      ],
      'wrong-name-accepted': [
        'Names that the contract does not know are ignored.',
        onRefusal(WRONG_NAME, emptySuccess),
      ],
      'wrong-value-accepted': [
        'Values of a wrong type and unknown values are ignored.',
        onRefusal(WRONG_VALUE, emptySuccess),
      ],
      'enumerations-by-their-number': [
        'A number is accepted as the index of a Finanzierungszweck or a Datenkontext.',
        onVariables((variables) =>
          mapValues(variables, (value, name) => (typeof value === 'number' ? (WORDS[name]?.[value] ?? value) : value)),
        ),
      ],
      'fractions-rounded': [
        'A laufzeitInMonaten with a fraction is rounded.',
        onVariables((variables) => {
          const { laufzeitInMonaten: term } = variables;
          return typeof term === 'number' ? { ...variables, laufzeitInMonaten: Math.round(term) } : variables;
        }),
      ],
      'lower-case-accepted': [
        'A value of an enumeration is accepted in lower case.',
        onVariables((variables) =>
          mapValues(variables, (value) => (/^[a-z]+$/.test(String(value)) ? String(value).toUpperCase() : value)),
        ),
      ],
      'number-as-purpose-listed': [
        'In a query for the list of offers, a finanzierungszweck that is a number is ignored.',
        onVariables((variables, query) => {
          const { finanzierungszweck, ...others } = variables;
          return query.includes('angebote') && typeof finanzierungszweck === 'number' ? others : variables;
        }),
      ],
      'context-of-best-offer-in-lower-case-accepted': [
        'A datenkontext in lower case is accepted for the best offer.',
        onVariables((variables, query) =>
          query.includes('bestesAngebot') && variables['datenkontext'] === 'testumgebung'
            ? { ...variables, datenkontext: 'TESTUMGEBUNG' }
            : variables,
        ),
      ],
      'boolean-as-amount-accepted': [
        'An auszahlungsbetrag of true is accepted as a number.',
        onVariables((variables) => mapValues(variables, (value) => (value === true ? 10_000 : value))),
      ],
      'text-as-term-accepted': [
        'A laufzeitInMonaten that is a number written as text is accepted.',
        onVariables((variables) => {
          const { laufzeitInMonaten: term } = variables;
          return /^\d+$/.test(String(term)) ? { ...variables, laufzeitInMonaten: Number(term) } : variables;
        }),
      ],
      'lists-of-one-accepted': [
        'A list of one value is accepted in place of the value.',
        onVariables((variables) =>
          mapValues(variables, (value) => (Array.isArray(value) ? (value[0] as unknown) : value)),
        ),
      ],
      'number-as-partner-accepted': [
        'A partnerId that is a number is accepted as the partner of the client.',
        onVariables((variables) =>
          typeof variables['partnerId'] === 'number' ? { ...variables, partnerId: null } : variables,
        ),
      ],
      'malformed-body-accepted': [
        'A body that is not JSON is answered like a query.',
        onRefusal(NO_JSON, emptySuccess),
      ],
      'missing-query-accepted': ['A body without a query is answered like a query.', onRefusal(NO_QUERY, emptySuccess)],
      'variables-of-another-type-accepted': [
        'Variables that are not an object are ignored.',
        onRefusal(/variables must be/, emptySuccess),
      ],
    },
    'wrong-value': {
      'aliases-null': [
        'A field with an alias is answered with null.',
        onMember(['gesamtkonditionen', 'conformanceZins'], () => null),
      ],
      'typename-of-query': [
        'The __typename of every object is Query.',
        onMember(['gesamtkonditionen', '__typename'], () => 'Query'),
      ],
      'missing-amount-without-errors': [
        'A query without auszahlungsbetrag answers 200 with null data and an empty list of errors.',
        onRefusal(MISSING_AMOUNT, () => Response.json({ data: null, errors: [] })),
      ],
    },
    crash: {
      'missing-amount-500': [
        'A query without auszahlungsbetrag answers 500.',
        onRefusal(MISSING_AMOUNT, () => new Response('Internal Server Error', { status: 500 })),
      ],
      'unreadable-queries-500': [
        'A query that is not GraphQL, or selects an unknown field, answers 500 with errors.',
        onRefusal(/Syntax Error|Cannot query field/, withStatus(500)),
      ],
    },
    'missing-check': {
      'partner-outside-accepted': ['A query for a partner out of reach is answered like any other.', withinReach()],
      'partner-outside-listed': [
        'A query for the list of offers for a partner out of reach is answered like any other.',
        withinReach('angebote'),
      ],
      'partner-outside-with-error': [
        'A query for a partner out of reach gets offers and an error.',
        all(withinReach(), (next) => async (request) => {
          const { variables } = await objectOf(request);
          const response = await next(request);
          const partnerId = isObject(variables) ? variables['partnerId'] : undefined;
          if (!isOutside(partnerId) || response.status !== 200) return response;
          const { data } = (await response.json()) as JsonObject;
          return Response.json({ data, errors: [{ message: `${String(partnerId)} is out of reach`, status: 403 }] });
        }),
      ],
      'partner-outside-forbidden-with-offers': [
        'A query for a partner out of reach answers 403, with the offers.',
        all(
          refusing('partnerId', isOutside, withStatus(403)),
          onResponse({ ...ASK, status: 403 }, withProperties(OFFERS)),
        ),
      ],
    },
  }),
  demands('partner', 'partnerId'),
  demands('purpose', 'finanzierungszweck'),
  demands('context', 'datenkontext'),
  demands('term', 'laufzeitInMonaten'),
  ...FINANZIERUNGSZWECK.map((purpose): Fault => ({
    name: `refuses-${purpose.toLowerCase().replace('_', '-')}`,
    kind: 'too-strict',
    says: `The purpose ${purpose} is refused.`,
    wrap: refusing(
      'finanzierungszweck',
      (value) => value === purpose,
      () => failing(`${purpose} is unknown`, 400),
    ),
  })),
  // The schema lacks a field (L24).
  ...faultsFor(
    'not-offered',
    { 'final-instalment-unknown': 'schlussrate', 'bounds-unknown': 'zinsgrenzen', 'logo-unknown': 'logo' },
    (field) => [
      `The schema has no field ${field}.`,
      queriesRefused(new RegExp(`\\b${field}\\b`), `Cannot query field "${field}"`),
    ],
  ),
];
