import { FINANZIERUNGSZWECK } from '../../../generated/platform.ts';
import {
  faultsOf,
  isAsked,
  jsonOf,
  onResponse,
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
  onQuery,
  OFFERS,
  onRefusal,
  onVariables,
  refusing,
  type Parameter,
} from './faulty-graphql.ts';
import { client, isWithin } from './seed.ts';

/** How graphql-js speaks of a missing amount, of a name, of a value; and the interface itself of a bad body. */
const MISSING_AMOUNT = /\\"Euro!\\"/;
const WRONG_NAME = /Cannot query field|Unknown argument|the body has no member/;
const WRONG_VALUE = /got invalid value|cannot represent|does not exist in|is a decimal number/;
const NO_JSON = /is not JSON|must be a JSON object/;
const NO_QUERY = /query is required/;

const isTest = (value: unknown) => value === 'TESTUMGEBUNG';
const isBelow = (value: unknown) =>
  typeof value === 'string' && value !== client.partnerId && isWithin(value, client.partnerId);

/** A server that demands a parameter which may be left out (L09). */
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

/** The partner that a body asks for. */
function partnerIn(body: unknown): string | undefined {
  const partnerId = isObject(body) && isObject(body['variables']) ? body['variables']['partnerId'] : undefined;
  return typeof partnerId === 'string' ? partnerId : undefined;
}

/**
 * A server that takes every partner for one within reach (L14).
 *
 * @param only - the query for which it does; both by default
 */
function withinReach(only = ''): Wrap {
  return onVariables((variables, query) => {
    const { partnerId } = variables;
    const isMeant = typeof partnerId === 'string' && !isWithin(partnerId, client.partnerId) && query.includes(only);
    return isMeant ? { ...variables, partnerId: client.partnerId } : variables;
  });
}

const NAMES_OF_FAULTS = { schlussrate: 'final-instalment', zinsgrenzen: 'bounds', logo: 'logo' } as const;

const mapValues = (object: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

/** A server that refuses the queries which match. */
function queriesRefused(pattern: RegExp, message = 'the query cannot be read'): Wrap {
  return (next) => async (request) =>
    isAsked(ASK, request) && pattern.test(await request.clone().text()) ? failing(message, 400) : next(request);
}

/** A server whose schema lacks a field (L24). */
const unknownField = (field: keyof typeof NAMES_OF_FAULTS): Fault => ({
  name: `${NAMES_OF_FAULTS[field]}-unknown`,
  kind: 'not-offered',
  says: `The schema has no field ${field}.`,
  wrap: queriesRefused(new RegExp(`\\b${field}\\b`), `Cannot query field "${field}"`),
});

/** Faults in how a query and its parameters are taken (L07 to L14, L20, L24, L35). */
export const requestFaults: readonly Fault[] = [
  ...faultsOf({
    'fragments-refused': {
      kind: 'too-strict',
      says: 'A query with a fragment of an offer is refused.',
      wrap: queriesRefused(/ on Angebot\b/),
    },
    'fragments-ignored': {
      kind: 'only-sometimes',
      says: 'Fields in a fragment of an offer are not answered.',
      wrap: onQuery(/on Angebot \{.*?\} \}/, 'on Angebot { __typename }'),
    },
    'aliases-ignored': {
      kind: 'missing-member',
      says: 'A field under an alias is answered under its own name.',
      wrap: onQuery(/ \w+: effektivzins/, ' effektivzins'),
    },
    'variable-defaults-refused': {
      kind: 'too-strict',
      says: 'A query whose variables have default values is refused.',
      wrap: queriesRefused(/\$\w+: \w+!? = /),
    },
    'names-refused': {
      kind: 'too-strict',
      says: 'A query with a name is refused.',
      wrap: queriesRefused(/query \w/),
    },
    'typename-refused': {
      kind: 'too-strict',
      says: 'A query that selects __typename is refused.',
      wrap: queriesRefused(/__typename/),
    },
    'missing-amount-accepted': {
      kind: 'missing-validation',
      says: 'A query without auszahlungsbetrag is answered like any other.',
      wrap: onRefusal(MISSING_AMOUNT, emptySuccess),
    },
    'missing-amount-without-errors': {
      kind: 'wrong-value',
      says: 'A query without auszahlungsbetrag gets no data, but an empty list of errors with status 200.',
      wrap: onRefusal(MISSING_AMOUNT, () => Response.json({ data: null, errors: [] })),
    },
    'missing-amount-500': {
      kind: 'crash',
      says: 'A query without auszahlungsbetrag makes the server fail.',
      wrap: onRefusal(MISSING_AMOUNT, () => new Response('Internal Server Error', { status: 500 })),
    },
    'wrong-name-accepted': {
      kind: 'missing-validation',
      says: 'Names that the contract does not know are ignored.',
      wrap: onRefusal(WRONG_NAME, emptySuccess),
    },
    'wrong-value-accepted': {
      kind: 'missing-validation',
      says: 'Values of a wrong type and unknown values are ignored.',
      wrap: onRefusal(WRONG_VALUE, emptySuccess),
    },
    'fractions-rounded': {
      kind: 'missing-validation',
      says: 'A laufzeitInMonaten with a fraction is rounded.',
      wrap: onVariables((variables) => {
        const { laufzeitInMonaten: term } = variables;
        return typeof term === 'number' ? { ...variables, laufzeitInMonaten: Math.round(term) } : variables;
      }),
    },
    'lower-case-accepted': {
      kind: 'missing-validation',
      says: 'A value of an enumeration is accepted in lower case.',
      wrap: onVariables((variables) =>
        mapValues(variables, (value) => (/^[a-z]+$/.test(String(value)) ? String(value).toUpperCase() : value)),
      ),
    },
    'boolean-as-amount-accepted': {
      kind: 'missing-validation',
      says: 'An auszahlungsbetrag that is true is taken for a number.',
      wrap: onVariables((variables) => mapValues(variables, (value) => (value === true ? 10_000 : value))),
    },
    'unreadable-queries-500': {
      kind: 'crash',
      says: 'A query that is no GraphQL, or selects an unknown field, answers 500 with errors.',
      wrap: onRefusal(/Syntax Error|Cannot query field/, withStatus(500)),
    },
    'malformed-body-accepted': {
      kind: 'missing-validation',
      says: 'A body that is no JSON is answered like a query.',
      wrap: onRefusal(NO_JSON, emptySuccess),
    },
    'missing-query-accepted': {
      kind: 'missing-validation',
      says: 'A body without a query is answered like a query.',
      wrap: onRefusal(NO_QUERY, emptySuccess),
    },
    'variables-of-another-type-accepted': {
      kind: 'missing-validation',
      says: 'Variables that are no object are answered like none.',
      wrap: onRefusal(/variables must be/, emptySuccess),
    },
    'refuses-amount-with-decimals': {
      kind: 'too-strict',
      says: 'An auszahlungsbetrag that is written with decimals is refused.',
      wrap: queriesRefused(/"auszahlungsbetrag":\d+\./),
    },
    'refuses-decimals-without-purpose': {
      kind: 'too-strict',
      says: 'An auszahlungsbetrag that is written with decimals is refused where no finanzierungszweck is named.',
      wrap: queriesRefused(/^(?!.*"finanzierungszweck":).*"auszahlungsbetrag":\d+\./),
    },
    'refuses-purpose-with-partner': {
      kind: 'too-strict',
      says: 'A query that names a finanzierungszweck and a partnerId is refused.',
      wrap: queriesRefused(/"finanzierungszweck":.*"partnerId":/),
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
  ...faultsOf({
    'offers-for-a-purpose-201': {
      kind: 'only-sometimes',
      says: 'A query that names a purpose answers 201.',
      wrap: refusing('finanzierungszweck', (purpose) => purpose !== undefined, withStatus(201)),
    },
    'refuses-testumgebung': {
      kind: 'too-strict',
      says: 'The context TESTUMGEBUNG is refused.',
      wrap: refusing('datenkontext', isTest, () => failing('TESTUMGEBUNG is unknown', 400)),
    },
    'fails-testumgebung': {
      kind: 'too-strict',
      says: 'A query in the context TESTUMGEBUNG fails.',
      wrap: refusing('datenkontext', isTest, () => failing('TESTUMGEBUNG is not possible', 200, 403)),
    },
    'forbids-testumgebung': {
      kind: 'too-strict',
      says: 'A query that names the context TESTUMGEBUNG answers 403, as if it were real business.',
      wrap: refusing('datenkontext', isTest, withStatus(403)),
    },
    'partner-below-fails': {
      kind: 'too-strict',
      says: 'A query for a partner below the one of the client fails.',
      wrap: refusing('partnerId', isBelow, () => failing('partnerId must be the partner of the API client', 200, 403)),
    },
    'partner-below-forbidden': {
      kind: 'too-strict',
      says: 'A query for a partner below the one of the client answers 403.',
      wrap: refusing('partnerId', isBelow, withStatus(403)),
    },
    'partner-below-without-data': {
      kind: 'missing-member',
      says: 'A query for a partner below the one of the client gets neither data nor errors.',
      wrap: refusing('partnerId', isBelow, withJson({ data: null })),
    },
    'partner-outside-accepted': {
      kind: 'missing-check',
      says: 'A query for a partner out of reach is answered like any other.',
      wrap: withinReach(),
    },
    'partner-outside-listed': {
      kind: 'missing-check',
      says: 'The list of offers is there for partners out of reach, too.',
      wrap: withinReach('angebote'),
    },
    'partner-outside-with-error': {
      kind: 'missing-check',
      says: 'A partner out of reach gets offers beside an error.',
      wrap: all(withinReach(), (next) => async (request) => {
        const asked = partnerIn(await jsonOf(request));
        const response = await next(request);
        if (asked === undefined || isWithin(asked, client.partnerId) || response.status !== 200) return response;
        const { data } = (await response.json()) as JsonObject;
        return Response.json({ data, errors: [{ message: `${asked} is out of reach`, status: 403 }] });
      }),
    },
  }),
  {
    name: 'partner-outside-forbidden-with-offers',
    kind: 'missing-check',
    says: 'A query for a partner out of reach answers 403, with the offers all the same.',
    wrap: all(
      refusing(
        'partnerId',
        (value) => typeof value === 'string' && !isWithin(value, client.partnerId),
        withStatus(403),
      ),
      onResponse({ ...ASK, status: 403 }, withProperties(OFFERS)),
    ),
  },
  ...(['schlussrate', 'zinsgrenzen', 'logo'] as const).map(unknownField),
  {
    name: 'umlauts-refused',
    kind: 'too-strict',
    says: 'A query with a character beyond ASCII is refused, though it only stands in a comment.',
    wrap: queriesRefused(/"query":"[^"]*[^ -~]/, 'invalid character'),
  },
  {
    name: 'variables-ignored',
    kind: 'too-strict',
    says: 'The variables of a query are ignored.',
    wrap: onVariables(() => ({})),
  },
];
