import {
  jsonOf,
  objectOf,
  withJson,
  withRewrittenJson,
  withStatus,
  type JsonObject,
} from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import { everyJsonObject, onAnswers, onHosts, onObjects, variantsOf } from '../variant.ts';

const failureThatSaysMore = (errors: readonly JsonObject[]) => ({
  data: { bestesAngebot: null },
  errors: errors.map((error) => ({
    ...error,
    status: String(error['status']),
    locations: [{ line: 1, column: 1 }],
    path: ['angebote', 0],
    extensions: {},
  })),
});

const OUT_OF_REACH = { data: {}, errors: [{ message: 'Anbieter nicht erreichbar', status: 'SERVICE_UNAVAILABLE' }] };

/** Refuses queries for loan offers with 400 if `isRefused` holds for the body. */
const questionsRefused = (isRefused: (sent: JsonObject) => boolean) =>
  onHosts('kex')((next) => async (request) => {
    const sent = request.method === 'POST' ? await jsonOf(request) : undefined;
    return isObject(sent) && isRefused(sent)
      ? Response.json({ errors: [{ message: 'Anfrage' }] }, { status: 400 })
      : next(request);
  });

/** Tells whether a query declares partnerId as a String, or has no variables. */
const isOfOtherForm = ({ query, variables }: JsonObject) =>
  variables === undefined || /\$partnerId: String/.test(String(query));

/** Other interpretations of the documents about consumer-loan offers. */
export const CONSUMER_LOAN_OFFERS_READINGS = variantsOf({
  'success-with-empty-errors': {
    says: 'A successful GraphQL response has an empty list of errors, and extensions.',
    around: onAnswers('kex')(
      { status: 200 },
      withRewrittenJson((body) => ({ errors: [], extensions: { kosten: 12 }, ...body })),
    ),
  },
  'failures-that-say-more': {
    says: 'GraphQL errors with 200 have their status as text, with locations, paths and extensions, beside a data object without offers.',
    uses: ['L64'],
    around: onAnswers('kex')(
      { status: 200 },
      withRewrittenJson((body) => (Array.isArray(body['errors']) ? failureThatSaysMore(body['errors']) : body)),
    ),
  },
  'rates-take-turns': {
    says: 'Two servers of loan offers that answer in turn have different rates.',
    around: onHosts('kex')((next) => {
      let turn = 0;
      return everyJsonObject((object) =>
        typeof object['effektivzins'] === 'number'
          ? { ...object, effektivzins: object['effektivzins'] + turn }
          : object,
      )(async (request) => {
        turn = 1 - turn;
        return next(request);
      });
    }),
  },
  'rates-are-kept': {
    says: 'Rates of loan offers rise all the time, and an equal query is answered as it was before.',
    around: onHosts('kex')((next) => {
      const kept = new Map<string, Response>();
      let rise = 0;
      const rising = everyJsonObject((object) =>
        typeof object['effektivzins'] === 'number'
          ? { ...object, effektivzins: object['effektivzins'] + (rise += 1) }
          : object,
      )(next);
      return async (request) => {
        const query = await request.clone().text();
        const response = await rising(request);
        if (response.status !== 200) return response;
        const former = kept.get(query) ?? response;
        kept.set(query, former.clone());
        return former;
      };
    }),
    open: { 'consumer-loan-offers/defaults': 'inconclusive' },
  },
  'offers-are-numbered': {
    says: 'Every loan offer carries a unique number that the query did not select.',
    around: onHosts('kex')((next) => {
      let last = 0;
      return everyJsonObject((object) =>
        'gesamtkonditionen' in object ? { ...object, angebotsnummer: (last += 1) } : object,
      )(next);
    }),
  },
  'logos-by-path': {
    says: 'The address of a logo is a path on the host of the loan offers.',
    uses: ['L28'],
    around: onObjects('kex')((object) => ('svg' in object ? { ...object, svg: '/logos/bank.svg' } : object)),
  },
  'variables-always': {
    says: 'Loan offers require variables in every query, and declare another type for partnerId.',
    uses: ['L33'],
    around: questionsRefused(isOfOtherForm),
  },
  'values-in-variables-alone': {
    says: 'Loan offers also refuse values in the query text: they must be variables.',
    around: questionsRefused((sent) => isOfOtherForm(sent) || /: *["\d]/.test(String(sent['query']))),
    open: {
      'consumer-loan-offers/parameters-accepted': 'inconclusive',
      'consumer-loan-offers/partner-out-of-reach-refused': 'inconclusive',
      'consumer-loan-offers/partner-within-reach-accepted': 'inconclusive',
    },
  },
  'failing-query-invalid': {
    says: 'Every query that fails is answered with 400, whatever the reason.',
    around: onAnswers('kex')({ status: 200 }, async (response) =>
      Array.isArray((await objectOf(response))['errors']) ? withStatus(400)(response) : response,
    ),
    open: { 'consumer-loan-offers/failure-has-messages': 'inconclusive' },
  },
  'providers-out-of-reach': {
    says: 'Now and then no provider of loan offers can be reached: 200 with errors, and with offers when the query is repeated.',
    around: onHosts('kex')((next) => {
      const seen = new Set<string>();
      return async (request) => {
        const query = await request.clone().text();
        const response = await next(request);
        if (response.status !== 200 || seen.has(query)) return response;
        seen.add(query);
        return seen.size % 3 === 0 ? withJson(OUT_OF_REACH)(response) : response;
      };
    }),
  },
  'no-best-offer-for-a-partner': {
    says: 'There is no loan for FREIE_VERWENDUNG below a partner: a list has no offers, and a query for the best one is refused with 400.',
    around: onHosts('kex')((next) => async (request) => {
      const { query, variables } = await objectOf(request);
      const response = await next(request);
      if (response.status !== 200 || !isObject(variables) || variables['partnerId'] === undefined) return response;
      if (/\bangebote\(/.test(String(query))) return withJson({ data: { angebote: [] } })(response);
      return variables['finanzierungszweck'] === undefined ? response : withStatus(400)(response);
    }),
    open: { 'consumer-loan-offers/parameters-accepted': 'inconclusive' },
  },
});
