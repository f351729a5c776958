import { answerFaults as commonFaults } from '../answer-faults.ts';
import {
  faultsOf,
  onlyFor,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  type Change,
} from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { isObject } from '../../json.ts';
import { accessFaults } from './access-faults.ts';
import { all, ASK, OFFERS, onFailure, onMember, onQuery, onRefusal, onSuccess, onVariables } from './faulty-graphql.ts';
import { requestFaults } from './request-faults.ts';

/** Encodes the body in Latin-1, which is invalid for JSON. */
const inLatin1: Change = async (response) => new Response(Buffer.from(await response.text(), 'latin1'), response);

const onSuccesses = (rewrite: Parameters<typeof onSuccess>[1]) =>
  all(onSuccess('bestesAngebot', rewrite), onSuccess('angebote', rewrite));

/** Rewrites a member of `data`, if it is present. */
const onData = (name: 'bestesAngebot' | 'angebote', rewrite: (found: unknown) => unknown): Change =>
  withRewrittenJson(({ data, ...others }) => ({
    ...others,
    data: isObject(data) && Object.hasOwn(data, name) ? { ...data, [name]: rewrite(data[name]) } : data,
  }));

/** Sets a member of every error in a failure; undefined removes it. */
const onReasons = (member: 'message' | 'status', value: unknown) =>
  onFailure((body) => {
    const reasons: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
    const errors = reasons.map((reason) => (isObject(reason) ? { ...reason, [member]: value } : reason));
    return { ...body, errors };
  });

const BOUNDS = ['gesamtkonditionen', 'zinsgrenzen'];

/** Swaps two members of an object that has both. */
const swapped = (one: string, other: string) => (value: unknown) =>
  isObject(value) && one in value && other in value ? { ...value, [one]: value[other], [other]: value[one] } : value;

/** Replaces the requested term, if there can be offers for it. */
const onTerm = (replace: (term: number, query: string) => number) =>
  onVariables((variables, query) => {
    const { laufzeitInMonaten: term } = variables;
    const isOffered = Number.isInteger(term) && Number(term) <= 120;
    return isOffered ? { ...variables, laufzeitInMonaten: replace(Number(term), query) } : variables;
  });

/** Faults of the offers themselves (L01 to L06, L47) and of how a failure is reported (L18, L62, L63). */
const answerFaults: readonly Fault[] = [
  ...faultsOf({
    'missing-member': {
      'best-offer-missing': [
        'The response about the best offer has no member bestesAngebot.',
        onSuccess('bestesAngebot', (data) => ({ data: { ...data, bestesAngebot: undefined } })),
      ],
      'offers-missing': [
        'The response about the offers has no member angebote.',
        onSuccess('angebote', (data) => ({ data: { ...data, angebote: undefined } })),
      ],
      'data-left-out': ['A success has its members at the top of the body, without data.', onSuccesses((data) => data)],
      'rate-not-delivered': [
        'The effective rate is absent although it was selected.',
        onMember(['gesamtkonditionen', 'effektivzins'], () => undefined),
      ],
      'product-not-delivered': [
        'The product behind an offer is absent although it was selected.',
        onMember(['ratenkredit'], () => undefined),
      ],
      'failure-with-nulls': [
        'The message and the status of a failure are null.',
        (next) => onReasons('message', null)(onReasons('status', null)(next)),
      ],
      'failure-without-data': ['A failure has no member data.', onFailure(({ errors }) => ({ errors }))],
    },
    'wrong-type': {
      'best-offer-as-list': [
        'The best offer comes in a list.',
        onSuccess('bestesAngebot', (data) => ({ data: { ...data, bestesAngebot: [data['bestesAngebot']] } })),
      ],
      'best-offer-for-partner-as-list': [
        'The best offer comes in a list if the query names a partner.',
        onResponse(
          { ...ASK, sent: /partnerId/ },
          onData('bestesAngebot', (offer) => [offer]),
        ),
      ],
      'list-for-purpose-as-one-offer': [
        'The list of offers for UMSCHULDUNG has only its first offer.',
        onResponse(
          { ...ASK, sent: /UMSCHULDUNG/ },
          onData('angebote', (offers) => (Array.isArray(offers) ? (offers[0] as unknown) : offers)),
        ),
      ],
      'offers-in-lists': [
        'Each offer of the list is wrapped in a list of its own.',
        onSuccess('angebote', (data) => ({
          data: { ...data, angebote: (data['angebote'] as unknown[]).map((one) => [one]) },
        })),
      ],
      'offers-wrapped': [
        'The list of offers is wrapped in an object.',
        onSuccess('angebote', (data) => ({ data: { ...data, angebote: { liste: data['angebote'] } } })),
      ],
      'success-with-error-text': [
        'The errors of a success are the text «keine».',
        onSuccesses((data) => ({ data, errors: 'keine' })),
      ],
      'rate-with-percent-sign': [
        'The effective rate is text with a percent sign.',
        onMember(['gesamtkonditionen', 'effektivzins'], (value) => `${String(value).replace('.', ',')} %`),
      ],
      'decimals-as-text': [
        'The monthly instalment is a number written as text.',
        onMember(['gesamtkonditionen', 'rateMonatlich'], String),
      ],
      'term-as-text': [
        'The term is a number written as text.',
        onMember(['gesamtkonditionen', 'laufzeitInMonaten'], String),
      ],
      'amount-with-currency': [
        'The monthly instalment is an object of amount and currency.',
        onMember(['gesamtkonditionen', 'rateMonatlich'], (betrag) => ({ betrag, waehrung: 'EUR' })),
      ],
      'failure-message-as-object': [
        'The message of a failure is an object of texts by language.',
        onReasons('message', { de: 'nicht möglich', en: 'not possible' }),
      ],
      'failure-data-null': ['The data of a failure is null.', onFailure(({ errors }) => ({ data: null, errors }))],
    },
    'wrong-status': {
      'offers-201': ['The query for the list of offers answers 201.', onSuccess('angebote', (data) => ({ data }), 201)],
    },
    'wrong-meaning': {
      'rate-bounds-swapped': [
        'The lowest and the highest effective rate are swapped.',
        onMember(BOUNDS, swapped('minimalerEffektivzins', 'maximalerEffektivzins')),
      ],
      'nominal-rate-bounds-swapped': [
        'The lowest and the highest nominal rate of the offers of a list are swapped.',
        onMember(BOUNDS, swapped('minimalerSollzins', 'maximalerSollzins'), 'angebote'),
      ],
      'term-replaced': ['Offers have a term of 72 months, whatever the query asks for.', onTerm(() => 72)],
      'offers-keep-first-term': [
        'Offers have the term of the first request with the same query text.',
        (next) => {
          const first = new Map<string, number>();
          return onTerm((term, query) => {
            first.set(query, first.get(query) ?? term);
            return first.get(query) ?? term;
          })(next);
        },
      ],
      'offers-with-error': [
        'The list of offers comes with an error for a provider who did not answer.',
        onSuccess('angebote', (data) => ({
          data,
          errors: [{ message: 'Wattenmeer Kreditbank AG antwortet nicht', status: 504 }],
        })),
      ],
      'more-than-selected': [
        'Every query is answered with the nominal rate too.',
        onMember(['gesamtkonditionen'], (value) => (isObject(value) ? { ...value, sollzins: 3.5 } : value)),
      ],
      'refusals-with-data': [
        'The refusal of a query carries data.',
        onRefusal(/./, withJson({ data: { bestesAngebot: {} }, errors: [{ message: 'no', status: 400 }] })),
      ],
    },
    'only-sometimes': {
      'best-offer-without-bounds': [
        'The best offer, and only that one, lacks the bounds of its rates.',
        onMember(['gesamtkonditionen', 'zinsgrenzen'], () => undefined, 'bestesAngebot'),
      ],
      'unknown-fields-of-lists-ignored': [
        'In a query for the list of offers, a field that its type does not have is ignored.',
        onQuery(/(angebote\(.*)gibtEsNicht/s, '$1__typename'),
      ],
      'refusals-with-list': [
        'The refusal of a query for the list of offers carries data.',
        onlyFor(
          async (request) => (await request.clone().text()).includes('angebote('),
          onRefusal(/./, withProperties(OFFERS)),
        ),
      ],
    },
    'wrong-value': {
      'half-a-month': [
        'The term is not a whole number of months.',
        onMember(['gesamtkonditionen', 'laufzeitInMonaten'], (value) => Number(value) + 0.5),
      ],
      'logo-in-place': [
        'The logo is the image itself, not its address.',
        onMember(['ratenkredit', 'produktanbieter', 'logo', 'svg'], () => '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ],
      'logo-in-base64': [
        'The logo is the image itself, in base64.',
        onMember(['ratenkredit', 'produktanbieter', 'logo', 'svg'], () => btoa('<svg/>')),
      ],
      'logo-as-path': [
        'The logo is SVG path data, not its address.',
        onMember(['ratenkredit', 'produktanbieter', 'logo', 'svg'], () => 'M 0 0 L 10 10 Z'),
      ],
    },
    'wrong-media-type': {
      'answers-as-text': [
        'Responses come as text/plain.',
        onResponse({ path: /^\/angebote$/ }, withHeader('content-type', 'text/plain')),
      ],
    },
    'missing-header': {
      'get-405-without-allow': [
        'The 405 to GET has no Allow header.',
        onResponse({ method: 'GET', path: /^\/angebote$/, status: 405 }, withoutHeader('allow')),
      ],
    },
    'missing-validation': {
      'unknown-fields-ignored': [
        'A field that its type does not have is ignored.',
        onQuery(/gibtEsNicht/, '__typename'),
      ],
      'partner-of-any-length': [
        'A partnerId that does not have five characters is ignored.',
        onVariables((variables) => {
          const { partnerId } = variables;
          return typeof partnerId === 'string' && partnerId.length !== 5
            ? { ...variables, partnerId: null }
            : variables;
        }),
      ],
    },
    'broken-body': {
      'answers-in-latin-1': [
        'Responses are not encoded in UTF-8.',
        onResponse({ path: /^\/angebote$/, status: 200 }, inLatin1),
      ],
    },
  }),
  ...(
    [
      ['other-context-by-default', 'bestesAngebot', 'datenkontext', 'Without datenkontext, the best offer differs.'],
      ['other-context-of-lists-by-default', 'angebote', 'datenkontext', 'Without datenkontext, the offers differ.'],
      ['other-purpose-by-default', 'angebote', 'finanzierungszweck', 'Without finanzierungszweck, the offers differ.'],
    ] as const
  ).map(([name, question, parameter, says]): Fault => ({
    name,
    kind: 'wrong-meaning',
    says,
    wrap: onlyFor(
      async (request) => {
        const text = await request.clone().text();
        return text.includes(question) && !text.includes(parameter);
      },
      onMember(['gesamtkonditionen', 'effektivzins'], (rate) => Number(rate) + 1, question),
    ),
  })),
  ...commonFaults({ path: /^\/angebote$/ }, 'Bearer'),
];

/** The faults of the consumer-loan offers. */
const faults: readonly Fault[] = [...answerFaults, ...requestFaults, ...accessFaults];

export default { 'consumer-loan-offers': faults } satisfies Faults;
