import {
  requestWith,
  faultsOf,
  onRequest,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withStatus,
  answers,
} from '../faulty.ts';
import type { Selector, Change, Where, Wrap } from '../faulty.ts';
import { traceIdOf } from '../../servers/trace-id.ts';
import { ADMINISTRABLE, IDENTIFIERS } from './faulty-reads.ts';
import { CREATE, refusedAndDone } from './faulty-documents.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const ANY: Selector = { path: /\/partner\// };
const LISTS: Selector = { method: 'GET', path: /\/partner\/[^/]+\/.+/ };
const { apiKey, partnerId } = partnerCredentials.partner;
const TRACE = 'X-TraceId';

/** Rewrites the trace id in responses to requests with a trace id. */
const echoing = (rewrite: (traceId: string) => string): Wrap =>
  onResponse({ ...ANY, header: TRACE }, (response, { headers }) =>
    withHeader(TRACE, rewrite(headers.get(TRACE) ?? ''))(response),
  );

/** Changes the responses to requests without a trace id. */
const generating = (selector: Selector, change: Change): Wrap =>
  onResponse({ ...selector, is: ({ headers }) => !headers.has(TRACE) }, change);

/** Faults of trace ids (P08, P09). */
export const tracing = faultsOf({
  'wrong-header': {
    'trace-id-replaced': [
      'Every response carries a new trace id, whatever the request sent.',
      echoing(() => '5f0c2a91-be47-4711-8815-000000000001'),
    ],
    'trace-id-cut': ['A trace id comes back cut to sixteen characters.', echoing((sent) => sent.slice(0, 16))],
    'trace-id-in-lower-case': ['A trace id comes back in lower case.', echoing((sent) => sent.toLowerCase())],
    'generated-trace-id-is-empty': [
      'A request without a trace id is answered with an empty one.',
      generating(ANY, withHeader(TRACE, '')),
    ],
  },
  'too-strict': {
    'trace-id-taken-as-uuid-only': [
      'A trace id that is not a UUID is replaced by one.',
      echoing((sent) => (/^[0-9a-f-]{36}$/i.test(sent) ? sent : '5f0c2a91-be47-4711-8815-000000000001')),
    ],
  },
  'only-sometimes': {
    'traced-reads-answer-204': [
      'A read with X-TraceId answers 204.',
      onResponse({ ...ANY, method: 'GET', status: 200, header: TRACE }, withStatus(204)),
    ],
    'trace-id-lost-in-lists': [
      'A trace id comes back from the path of a partner, but not from the paths below it.',
      onResponse({ ...LISTS, header: TRACE }, withoutHeader(TRACE)),
    ],
    'no-trace-id-generated-for-lists': [
      'On the paths below a partner, a request without a trace id is answered without one.',
      generating(LISTS, withoutHeader(TRACE)),
    ],
  },
  'missing-header': {
    'trace-id-lost-in-refusals': [
      'A refusal carries no trace id.',
      onResponse(ANY, (response) => (response.ok ? response : withoutHeader(TRACE)(response))),
    ],
    'no-trace-id-generated': [
      'A request without a trace id is answered without one.',
      generating(ANY, withoutHeader(TRACE)),
    ],
  },
  'wrong-value': {
    'generated-trace-id-is-the-same': [
      'Without X-TraceId, all responses carry the same trace id.',
      generating(ANY, withHeader(TRACE, 'spur')),
    ],
    'generated-trace-ids-of-kinds': [
      'Without X-TraceId, responses carry a trace id made of method and status.',
      generating(ANY, (response, request) => withHeader(TRACE, `spur-${request.method}-${response.status}`)(response)),
    ],
  },
});

const lacksKey = ({ headers }: Request) => !headers.has('x-apikey');
const lacksCaller = ({ headers }: Request) => !headers.has('x-partnerid');
const hasKey = ({ headers }: Request) => headers.get('x-apikey') === apiKey;
const withKey = (request: Request) => requestWith(request, { 'X-ApiKey': apiKey });
const asCaller = (request: Request) => requestWith(request, { 'X-PartnerId': partnerId });
const isNobody = (request: Request) => lacksKey(request) && lacksCaller(request);
const byCaller = (request: Request) => withKey(asCaller(request));

const withoutCaller: Where = { ...ANY, status: 401, is: lacksCaller };
/** Requests with the API key of an organisation. */
const ofOrganisation: Selector = {
  ...ANY,
  is: ({ headers }) => headers.get('x-apikey') === partnerCredentials.partnerOrganisation.apiKey,
};

/** Faults of the credentials (P10, P11). */
export const authentication = faultsOf({
  'missing-check': {
    'any-key-accepted': ['Any X-ApiKey is accepted.', onRequest({ header: 'x-apikey' }, withKey)],
    'key-counts-by-its-beginning': [
      'An X-ApiKey that merely begins with the right one is accepted.',
      onRequest({ is: ({ headers }) => headers.get('x-apikey')?.startsWith(apiKey) ?? false }, withKey),
    ],
    'key-counts-by-its-form': [
      'Any X-ApiKey in the form of a UUID is accepted.',
      onRequest(
        { is: ({ headers }) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(headers.get('x-apikey') ?? '') },
        withKey,
      ),
    ],
    'key-of-another-accepted': [
      'The X-ApiKey of another user is accepted with the X-PartnerId of the caller.',
      onRequest(
        {
          is: ({ headers }) =>
            headers.get('x-partnerid') === partnerId &&
            headers.get('x-apikey') === partnerCredentials.partnerWithoutCreateRight.apiKey,
        },
        withKey,
      ),
    ],
    'kept-reads-answer-everybody': [
      'A cache keeps reads until the next write, and serves them to everybody.',
      (next) => {
        const kept = new Map<string, Response>();
        return async (request) => {
          if (request.method !== 'GET') kept.clear();
          const found = kept.get(request.url);
          if (found !== undefined) return withHeader(TRACE, traceIdOf(request))(found.clone());
          const response = await next(request);
          if (request.method === 'GET' && response.status === 200) kept.set(request.url, response.clone());
          return response;
        };
      },
    ],
    'key-not-asked-for': ['A request needs no X-ApiKey.', onRequest({ ...ANY, is: lacksKey }, withKey)],
    'key-not-asked-for-administrierbare': [
      'The administrable partners need no X-ApiKey.',
      onRequest({ ...ADMINISTRABLE, is: lacksKey }, withKey),
    ],
    'nobody-is-served': [
      'A request with neither X-ApiKey nor X-PartnerId is accepted.',
      onRequest({ ...ANY, is: isNobody }, byCaller),
    ],
    'nobody-writes': [
      'A write with neither X-ApiKey nor X-PartnerId is accepted.',
      onRequest({ ...ANY, is: (request) => request.method !== 'GET' && isNobody(request) }, byCaller),
    ],
    'caller-not-asked-for': ['A request needs no X-PartnerId.', onRequest({ ...ANY, is: lacksCaller }, asCaller)],
    'caller-not-asked-for-identifiers': [
      'The identifiers need no X-PartnerId.',
      onRequest({ ...IDENTIFIERS, is: lacksCaller }, asCaller),
    ],
    'any-caller-accepted': ['Any X-PartnerId is accepted.', onRequest({ header: 'x-partnerid', is: hasKey }, asCaller)],
    'caller-counts-by-its-beginning': [
      'An X-PartnerId that merely begins with the right one is accepted.',
      onRequest(
        { is: (request) => hasKey(request) && (request.headers.get('x-partnerid') ?? '').startsWith(partnerId) },
        asCaller,
      ),
    ],
    'strangers-store-all-the-same': [
      'A write without a valid key answers 401, but takes effect.',
      refusedAndDone(401, byCaller),
    ],
    'callers-unknown-store-all-the-same': [
      'A write with the key of the caller but not its X-PartnerId answers 401, but takes effect.',
      refusedAndDone(401, (request) => (hasKey(request) ? asCaller(request) : request)),
    ],
  },
  'too-strict': {
    'organisation-key-refused': answers('A request with the API key of an organisation', ofOrganisation, 401),
  },
  'only-sometimes': {
    'reads-by-organisations-answer-203': [
      'A read with the API key of an organisation answers 203.',
      onResponse({ ...ofOrganisation, method: 'GET', status: 200 }, withStatus(203)),
    ],
    'organisation-key-refused-for-writes': [
      'A creation with the API key of an organisation answers 401.',
      onResponse({ ...ofOrganisation, ...CREATE }, withStatus(401)),
    ],
  },
  crash: {
    'organisation-key-answers-500': answers('A request with the API key of an organisation', ofOrganisation, 500),
    'missing-caller-answers-500': answers('A request without an X-PartnerId', withoutCaller, 500),
  },
  'wrong-status': {
    'missing-caller-answers-400': answers('A request without an X-PartnerId', withoutCaller, 400),
  },
});

const HIDDEN = { method: 'GET', path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}(/.*)?$`), status: 404 };

/** Faults of partners that the caller may not see (P12). */
export const visibility = faultsOf({
  'missing-check': {
    'invisible-partner-reads': [
      'A read of a partner that the caller may not see shows id and typ.',
      onResponse(
        { ...HIDDEN, path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}$`) },
        withStatus(200),
        withJson({ id: partnerFixtures.hiddenPartnerId, typ: 'PERSON' }),
      ),
    ],
    'invisible-partner-lists-administrierbare': [
      'The administrable partners of a partner that the caller may not see are an empty list.',
      onResponse(
        { ...HIDDEN, path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}/administrierbare$`) },
        withStatus(200),
        withJson([]),
      ),
    ],
  },
  'wrong-status': {
    'invisible-partner-answers-403': answers('A partner that the caller may not see', HIDDEN, 403),
  },
});
