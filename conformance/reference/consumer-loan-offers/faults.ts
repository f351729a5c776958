import { answerFaults as commonFaults } from '../answer-faults.ts';
import { faultsOf, onResponse, withHeader, withJson, withoutHeader, withProperties, type Change } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { isObject } from '../../json.ts';
import { accessFaults } from './access-faults.ts';
import { all, OFFERS, onFailure, onMember, onQuery, onRefusal, onSuccess, onVariables } from './faulty-graphql.ts';
import { requestFaults } from './request-faults.ts';

/** Sends the text of a body in an encoding that JSON does not have. */
const inLatin1: Change = async (response) => {
  const { status, headers } = response;
  return new Response(Buffer.from(await response.text(), 'latin1'), { status, headers });
};

const onSuccesses = (rewrite: Parameters<typeof onSuccess>[1]) =>
  all(onSuccess('bestesAngebot', rewrite), onSuccess('angebote', rewrite));

/** Overwrites a member of every reason of a failure; undefined removes it. */
const onReasons = (member: 'message' | 'status', value: unknown) =>
  onFailure((body) => {
    const reasons: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
    const errors = reasons.map((reason) => (isObject(reason) ? { ...reason, [member]: value } : reason));
    return { ...body, errors };
  });

/** Faults in the offers themselves (L01 to L06, L47) and in the report of a failure (L18, L62, L63). */
const answerFaults: readonly Fault[] = [
  ...faultsOf({
    'best-offer-missing': {
      kind: 'missing-member',
      says: 'The answer about the best offer has no member bestesAngebot.',
      wrap: onSuccess('bestesAngebot', (data) => ({ data: { ...data, bestesAngebot: undefined } })),
    },
    'best-offer-as-list': {
      kind: 'wrong-type',
      says: 'The best offer comes in a list.',
      wrap: onSuccess('bestesAngebot', (data) => ({ data: { ...data, bestesAngebot: [data['bestesAngebot']] } })),
    },
    'offers-missing': {
      kind: 'missing-member',
      says: 'The answer about the offers has no member angebote.',
      wrap: onSuccess('angebote', (data) => ({ data: { ...data, angebote: undefined } })),
    },
    'offers-in-lists': {
      kind: 'wrong-type',
      says: 'Each offer of the list stands in a list of its own.',
      wrap: onSuccess('angebote', (data) => ({
        data: { ...data, angebote: (data['angebote'] as unknown[]).map((one) => [one]) },
      })),
    },
    'offers-wrapped': {
      kind: 'wrong-type',
      says: 'The list of offers is wrapped in an object.',
      wrap: onSuccess('angebote', (data) => ({ data: { ...data, angebote: { liste: data['angebote'] } } })),
    },
    'offers-201': {
      kind: 'wrong-status',
      says: 'The query for the list of offers answers 201.',
      wrap: onSuccess('angebote', (data) => ({ data }), 201),
    },
    'data-left-out': {
      kind: 'missing-member',
      says: 'A success has its members at the top of the body, without data.',
      wrap: onSuccesses((data) => data),
    },
    'success-with-error-text': {
      kind: 'wrong-type',
      says: 'The errors of a success are the text «keine».',
      wrap: onSuccesses((data) => ({ data, errors: 'keine' })),
    },
    'offers-with-error': {
      kind: 'wrong-meaning',
      says: 'The list of offers comes with an error for a provider who did not answer.',
      wrap: onSuccess('angebote', (data) => ({
        data,
        errors: [{ message: 'Wattenmeer Kreditbank AG antwortet nicht', status: 504 }],
      })),
    },
    'rate-not-delivered': {
      kind: 'missing-member',
      says: 'The effective rate is absent although it was selected.',
      wrap: onMember(['gesamtkonditionen', 'effektivzins'], () => undefined),
    },
    'product-not-delivered': {
      kind: 'missing-member',
      says: 'The product behind an offer is absent although it was selected.',
      wrap: onMember(['ratenkredit'], () => undefined),
    },
    'best-offer-without-bounds': {
      kind: 'only-sometimes',
      says: 'The best offer, and only that one, lacks the bounds of its rates.',
      wrap: onMember(['gesamtkonditionen', 'zinsgrenzen'], () => undefined, 'bestesAngebot'),
    },
    'rate-with-percent-sign': {
      kind: 'wrong-type',
      says: 'The effective rate is text with a percent sign.',
      wrap: onMember(['gesamtkonditionen', 'effektivzins'], (value) => `${String(value).replace('.', ',')} %`),
    },
    'decimals-as-text': {
      kind: 'wrong-type',
      says: 'The monthly instalment is a number written as text.',
      wrap: onMember(['gesamtkonditionen', 'rateMonatlich'], String),
    },
    'term-as-text': {
      kind: 'wrong-type',
      says: 'The term is a number written as text.',
      wrap: onMember(['gesamtkonditionen', 'laufzeitInMonaten'], String),
    },
    'amount-with-currency': {
      kind: 'wrong-type',
      says: 'The monthly instalment is an object of amount and currency.',
      wrap: onMember(['gesamtkonditionen', 'rateMonatlich'], (betrag) => ({ betrag, waehrung: 'EUR' })),
    },
    'half-a-month': {
      kind: 'wrong-value',
      says: 'The term is no whole number of months.',
      wrap: onMember(['gesamtkonditionen', 'laufzeitInMonaten'], (value) => Number(value) + 0.5),
    },
    'logo-in-place': {
      kind: 'wrong-value',
      says: 'The logo is the image itself, not its address.',
      wrap: onMember(
        ['ratenkredit', 'produktanbieter', 'logo', 'svg'],
        () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ),
    },
    'logo-in-base64': {
      kind: 'wrong-value',
      says: 'The logo is the image itself, in base64.',
      wrap: onMember(['ratenkredit', 'produktanbieter', 'logo', 'svg'], () => btoa('<svg/>')),
    },
    'logo-as-path': {
      kind: 'wrong-value',
      says: 'The logo is the path that is drawn, not its address.',
      wrap: onMember(['ratenkredit', 'produktanbieter', 'logo', 'svg'], () => 'M 0 0 L 10 10 Z'),
    },
    'more-than-selected': {
      kind: 'wrong-meaning',
      says: 'Every query is answered with the nominal rate too.',
      wrap: onMember(['gesamtkonditionen'], (value) => (isObject(value) ? { ...value, sollzins: 3.5 } : value)),
    },
  }),
  ...(
    [
      [
        'other-context-by-default',
        'bestesAngebot',
        'datenkontext',
        'The best offer without datenkontext is another one.',
      ],
      ['other-context-of-lists-by-default', 'angebote', 'datenkontext', 'The offers without datenkontext are others.'],
      ['other-purpose-by-default', 'angebote', 'finanzierungszweck', 'The offers without finanzierungszweck differ.'],
    ] as const
  ).map(([name, question, parameter, says]): Fault => ({
    name,
    kind: 'wrong-meaning',
    says,
    wrap: (next) => async (request) => {
      const text = await request.clone().text();
      const other = onMember(['gesamtkonditionen', 'effektivzins'], (rate) => Number(rate) + 1, question);
      return text.includes(parameter) || !text.includes(question) ? next(request) : other(next)(request);
    },
  })),
  ...faultsOf({
    'answers-as-text': {
      kind: 'wrong-media-type',
      says: 'Answers come as text/plain.',
      wrap: onResponse({ path: /^\/angebote$/ }, withHeader('content-type', 'text/plain')),
    },
    'get-405-without-allow': {
      kind: 'missing-header',
      says: 'The 405 to GET does not say which methods are allowed.',
      wrap: onResponse({ method: 'GET', path: /^\/angebote$/, status: 405 }, withoutHeader('allow')),
    },
    'unknown-fields-ignored': {
      kind: 'missing-validation',
      says: 'A field that a type does not have is passed over.',
      wrap: onQuery(/gibtEsNicht/, '__typename'),
    },
    'unknown-fields-of-lists-ignored': {
      kind: 'only-sometimes',
      says: 'A field that a type does not have is passed over where the list of offers is asked for.',
      wrap: onQuery(/(angebote\(.*)gibtEsNicht/s, '$1__typename'),
    },
    'refusals-with-data': {
      kind: 'wrong-meaning',
      says: 'A query that is refused has data all the same.',
      wrap: onRefusal(/./, withJson({ data: { bestesAngebot: {} }, errors: [{ message: 'no', status: 400 }] })),
    },
    'refusals-with-list': {
      kind: 'only-sometimes',
      says: 'Where the list of offers is asked for, a query that is refused has data all the same.',
      wrap: (next) => async (request) => {
        const isList = (await request.clone().text()).includes('angebote(');
        return isList ? onRefusal(/./, withProperties(OFFERS))(next)(request) : next(request);
      },
    },
    'partner-of-any-length': {
      kind: 'missing-validation',
      says: 'A partnerId that has not five characters is passed over.',
      wrap: onVariables((variables) => {
        const { partnerId } = variables;
        return typeof partnerId === 'string' && partnerId.length !== 5 ? { ...variables, partnerId: null } : variables;
      }),
    },
  }),
  ...commonFaults({ path: /^\/angebote$/ }, 'Bearer'),
  ...faultsOf({
    'failure-message-as-object': {
      kind: 'wrong-type',
      says: 'The message of a failure is an object of texts by language.',
      wrap: onReasons('message', { de: 'nicht möglich', en: 'not possible' }),
    },
    'failure-with-nulls': {
      kind: 'missing-member',
      says: 'Message and status of a failure are null.',
      wrap: (next) => onReasons('message', null)(onReasons('status', null)(next)),
    },
    'failure-without-data': {
      kind: 'missing-member',
      says: 'A failure has no member data.',
      wrap: onFailure(({ errors }) => ({ errors })),
    },
    'failure-data-null': {
      kind: 'wrong-type',
      says: 'The data of a failure is null.',
      wrap: onFailure(({ errors }) => ({ data: null, errors })),
    },
    'answers-in-latin-1': {
      kind: 'broken-body',
      says: 'Answers are not encoded in UTF-8.',
      wrap: onResponse({ path: /^\/angebote$/, status: 200 }, inLatin1),
    },
  }),
];

/** The faults of the consumer-loan offers. */
const faults: readonly Fault[] = [...answerFaults, ...requestFaults, ...accessFaults];

export default { 'consumer-loan-offers': faults } satisfies Faults;
