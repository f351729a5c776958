import { asking, faultsOf, isAsked, onResponse, withHeader, withJson, withoutHeader, withStatus } from '../faulty.ts';
import type { Asked, Change, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { traceIdOf } from '../../servers/trace-id.ts';
import { ADMINISTRABLE, IDENTIFIERS } from './faulty-reads.ts';
import { CREATE, refusedAndDone } from './faulty-documents.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const ANY: Asked = { path: /\/partner\// };
const LISTS: Asked = { method: 'GET', path: /\/partner\/[^/]+\/.+/ };
const { apiKey, partnerId } = partnerCredentials.partner;
const TRACE = 'X-TraceId';

/** Rewrites the trace id of the answers to requests that brought one. */
const echoing = (asked: Asked, rewrite: (traceId: string) => string | undefined): Wrap =>
  onResponse(asked, (response, request) => {
    const sent = request.headers.get(TRACE);
    if (sent === null) return response;
    const value = rewrite(sent);
    return (value === undefined ? withoutHeader(TRACE) : withHeader(TRACE, value))(response, request);
  });

/** Changes the answers to requests that brought no trace id. */
const generating = (asked: Asked, change: Change): Wrap =>
  onResponse(asked, (response, request) => (request.headers.has(TRACE) ? response : change(response, request)));

/** Faults of trace ids (P08, P09). */
export const tracing: readonly Fault[] = faultsOf({
  'wrong-header': {
    'trace-id-replaced': [
      'Every answer carries a new trace id, whatever the request brought.',
      echoing(ANY, () => '5f0c2a91-be47-4711-8815-000000000001'),
    ],
    'trace-id-cut': ['Sixteen characters of a trace id come back.', echoing(ANY, (sent) => sent.slice(0, 16))],
    'trace-id-in-lower-case': ['A trace id comes back in lower case.', echoing(ANY, (sent) => sent.toLowerCase())],
    'generated-trace-id-is-empty': [
      'A request without a trace id is answered with an empty one.',
      generating(ANY, withHeader(TRACE, '')),
    ],
  },
  'too-strict': {
    'trace-id-taken-as-uuid-only': [
      'A trace id that is no UUID is replaced by one.',
      echoing(ANY, (sent) => (/^[0-9a-f-]{36}$/i.test(sent) ? sent : '5f0c2a91-be47-4711-8815-000000000001')),
    ],
  },
  'only-sometimes': {
    'traced-reads-answer-204': [
      'A read that brings a trace id answers 204.',
      onResponse({ ...ANY, method: 'GET', status: 200 }, (response, request) =>
        request.headers.has(TRACE) ? withStatus(204)(response, request) : response,
      ),
    ],
    'trace-id-lost-in-lists': [
      'A trace id comes back with a partner alone, not with what lies below it.',
      echoing(LISTS, () => undefined),
    ],
    'no-trace-id-generated-for-lists': [
      'Below a partner, a request without a trace id is answered without one.',
      generating(LISTS, withoutHeader(TRACE)),
    ],
  },
  'missing-header': {
    'trace-id-lost-in-refusals': [
      'A refusal carries no trace id.',
      onResponse(ANY, (response, request) => (response.ok ? response : withoutHeader(TRACE)(response, request))),
    ],
    'no-trace-id-generated': [
      'A request without a trace id is answered without one.',
      generating(ANY, withoutHeader(TRACE)),
    ],
  },
  'wrong-value': {
    'generated-trace-id-is-the-same': [
      'Every request without a trace id is answered with the same one.',
      generating(ANY, withHeader(TRACE, 'spur')),
    ],
    'generated-trace-ids-of-kinds': [
      'Every request without a trace id is answered with one that is made of its method and status.',
      generating(ANY, (response, request) =>
        withHeader(TRACE, `spur-${request.method}-${response.status}`)(response, request),
      ),
    ],
  },
});

/** Fills in a header that a request lacks, as if nobody asked for it. */
const filling =
  (asked: Asked, header: string, value: string): Wrap =>
  (next) =>
  (request) =>
    next(isAsked(asked, request) && !request.headers.has(header) ? asking(request, { [header]: value }) : request);

/** Changes the refusal of a request that `lacks` something. */
const onRefusal = (lacks: (request: Request) => boolean, change: Change): Wrap =>
  onResponse({ ...ANY, status: 401 }, (response, request) => (lacks(request) ? change(response, request) : response));

/** Answers with a status to the caller with that key. */
const refusingKey = (asked: Asked, key: string, status = 401): Wrap =>
  onResponse(asked, (response, request) =>
    request.headers.get('x-apikey') === key ? withStatus(status)(response, request) : response,
  );
const isOfOthers = (request: Request) => request.headers.get('x-apikey') !== apiKey;

const lacksKey = (request: Request) => !request.headers.has('x-apikey');
const lacksCaller = (request: Request) => !request.headers.has('x-partnerid');

/** Faults of the credentials (P10, P11). */
export const authentication: readonly Fault[] = faultsOf({
  'missing-check': {
    'any-key-accepted': [
      'Any X-ApiKey is accepted.',
      (next) => (request) => next(lacksKey(request) ? request : asking(request, { 'X-ApiKey': apiKey })),
    ],
    'key-counts-by-its-beginning': [
      'An X-ApiKey is accepted that only begins with the right one.',
      (next) => (request) =>
        next(request.headers.get('x-apikey')?.startsWith(apiKey) ? asking(request, { 'X-ApiKey': apiKey }) : request),
    ],
    'kept-reads-answer-everybody': [
      'A cache keeps what is read until something is written, and answers everybody with it.',
      (next) => {
        const kept = new Map<string, Response>();
        return async (request) => {
          if (request.method !== 'GET') kept.clear();
          const found = kept.get(request.url);
          if (found !== undefined) return withHeader('X-TraceId', traceIdOf(request))(found.clone(), request);
          const response = await next(request);
          if (request.method === 'GET' && response.status === 200) kept.set(request.url, response.clone());
          return response;
        };
      },
    ],
    'key-not-asked-for': ['A request needs no X-ApiKey.', filling(ANY, 'X-ApiKey', apiKey)],
    'key-not-asked-for-administrierbare': [
      'The administrable partners need no X-ApiKey.',
      filling(ADMINISTRABLE, 'X-ApiKey', apiKey),
    ],
    'caller-not-asked-for': ['A request needs no X-PartnerId.', filling(ANY, 'X-PartnerId', partnerId)],
    'caller-not-asked-for-identifiers': [
      'The identifiers need no X-PartnerId.',
      filling(IDENTIFIERS, 'X-PartnerId', partnerId),
    ],
    'any-caller-accepted': [
      'Any X-PartnerId is accepted.',
      (next) => (request) =>
        next(lacksCaller(request) || isOfOthers(request) ? request : asking(request, { 'X-PartnerId': partnerId })),
    ],
    'strangers-store-all-the-same': [
      'A write without a right key answers 401, and takes effect.',
      refusedAndDone(401, (request) => asking(request, { 'X-ApiKey': apiKey, 'X-PartnerId': partnerId })),
    ],
    'callers-unknown-store-all-the-same': [
      'A write with the key of the caller and without its X-PartnerId answers 401, and takes effect.',
      refusedAndDone(401, (request) =>
        request.headers.get('X-ApiKey') === apiKey ? asking(request, { 'X-PartnerId': partnerId }) : request,
      ),
    ],
  },
  'too-strict': {
    'organisation-key-refused': [
      'The API key of an organisation answers 401.',
      refusingKey(ANY, partnerCredentials.partnerOrganisation.apiKey),
    ],
  },
  'only-sometimes': {
    'organisation-key-refused-for-writes': [
      'The API key of an organisation answers 401 to a creation.',
      refusingKey(CREATE, partnerCredentials.partnerOrganisation.apiKey),
    ],
  },
  crash: {
    'organisation-key-answers-500': [
      'The API key of an organisation answers 500.',
      refusingKey(ANY, partnerCredentials.partnerOrganisation.apiKey, 500),
    ],
    'missing-caller-answers-500': [
      'A request without an X-PartnerId answers 500.',
      onRefusal(lacksCaller, withStatus(500)),
    ],
  },
  'wrong-status': {
    'missing-caller-answers-400': [
      'A request without an X-PartnerId answers 400.',
      onRefusal(lacksCaller, withStatus(400)),
    ],
  },
});

const HIDDEN = { method: 'GET', path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}(/.*)?$`), status: 404 };

/** Faults of partners that the caller may not see (P12). */
export const visibility: readonly Fault[] = faultsOf({
  'missing-check': {
    'invisible-partner-reads': [
      'A partner that the caller may not see reads with id and typ.',
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
    'invisible-partner-answers-403': [
      'A partner that the caller may not see answers 403.',
      onResponse(HIDDEN, withStatus(403)),
    ],
  },
});
