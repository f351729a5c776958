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
  'trace-id-replaced': {
    kind: 'wrong-header',
    says: 'Every answer carries a new trace id, whatever the request brought.',
    wrap: echoing(ANY, () => '5f0c2a91-be47-4711-8815-000000000001'),
  },
  'trace-id-cut': {
    kind: 'wrong-header',
    says: 'Sixteen characters of a trace id come back.',
    wrap: echoing(ANY, (sent) => sent.slice(0, 16)),
  },
  'trace-id-in-lower-case': {
    kind: 'wrong-header',
    says: 'A trace id comes back in lower case.',
    wrap: echoing(ANY, (sent) => sent.toLowerCase()),
  },
  'trace-id-taken-as-uuid-only': {
    kind: 'too-strict',
    says: 'A trace id that is no UUID is replaced by one.',
    wrap: echoing(ANY, (sent) => (/^[0-9a-f-]{36}$/i.test(sent) ? sent : '5f0c2a91-be47-4711-8815-000000000001')),
  },
  'trace-id-lost-in-lists': {
    kind: 'only-sometimes',
    says: 'A trace id comes back with a partner alone, not with what lies below it.',
    wrap: echoing(LISTS, () => undefined),
  },
  'trace-id-lost-in-refusals': {
    kind: 'missing-header',
    says: 'A refusal carries no trace id.',
    wrap: onResponse(ANY, (response, request) => (response.ok ? response : withoutHeader(TRACE)(response, request))),
  },
  'no-trace-id-generated': {
    kind: 'missing-header',
    says: 'A request without a trace id is answered without one.',
    wrap: generating(ANY, withoutHeader(TRACE)),
  },
  'generated-trace-id-is-empty': {
    kind: 'wrong-header',
    says: 'A request without a trace id is answered with an empty one.',
    wrap: generating(ANY, withHeader(TRACE, '')),
  },
  'generated-trace-id-is-the-same': {
    kind: 'wrong-value',
    says: 'Every request without a trace id is answered with the same one.',
    wrap: generating(ANY, withHeader(TRACE, 'spur')),
  },
  'no-trace-id-generated-for-lists': {
    kind: 'only-sometimes',
    says: 'Below a partner, a request without a trace id is answered without one.',
    wrap: generating(LISTS, withoutHeader(TRACE)),
  },
});

/** Fills in a header that a request lacks, as if nobody asked for it. */
const filling =
  (asked: Asked, header: string, value: string): Wrap =>
  (next) =>
  (request) =>
    next(isAsked(asked, request) && !request.headers.has(header) ? asking(request, { [header]: value }) : request);

/** Changes the refusal of a request that `lacks` something. */
const onRefusal = (lacks: (request: Request) => boolean, ...changes: Change[]): Wrap =>
  onResponse(ANY, async (response, request) => {
    if (response.status !== 401 || !lacks(request)) return response;
    let changed = response;
    for (const change of changes) changed = await change(changed, request);
    return changed;
  });

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
  'any-key-accepted': {
    kind: 'missing-check',
    says: 'Any X-ApiKey is accepted.',
    wrap: (next) => (request) => next(lacksKey(request) ? request : asking(request, { 'X-ApiKey': apiKey })),
  },
  'key-counts-by-its-beginning': {
    kind: 'missing-check',
    says: 'An X-ApiKey is accepted that only begins with the right one.',
    wrap: (next) => (request) =>
      next(request.headers.get('x-apikey')?.startsWith(apiKey) ? asking(request, { 'X-ApiKey': apiKey }) : request),
  },
  'kept-reads-answer-everybody': {
    kind: 'missing-check',
    says: 'A cache keeps what is read until something is written, and answers everybody with it.',
    wrap: (next) => {
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
  },
  'key-not-asked-for': {
    kind: 'missing-check',
    says: 'A request needs no X-ApiKey.',
    wrap: filling(ANY, 'X-ApiKey', apiKey),
  },
  'key-not-asked-for-administrierbare': {
    kind: 'missing-check',
    says: 'The administrable partners need no X-ApiKey.',
    wrap: filling(ADMINISTRABLE, 'X-ApiKey', apiKey),
  },
  'caller-not-asked-for': {
    kind: 'missing-check',
    says: 'A request needs no X-PartnerId.',
    wrap: filling(ANY, 'X-PartnerId', partnerId),
  },
  'caller-not-asked-for-identifiers': {
    kind: 'missing-check',
    says: 'The identifiers need no X-PartnerId.',
    wrap: filling(IDENTIFIERS, 'X-PartnerId', partnerId),
  },
  'any-caller-accepted': {
    kind: 'missing-check',
    says: 'Any X-PartnerId is accepted.',
    wrap: (next) => (request) =>
      next(lacksCaller(request) || isOfOthers(request) ? request : asking(request, { 'X-PartnerId': partnerId })),
  },
  'organisation-key-refused': {
    kind: 'too-strict',
    says: 'The API key of an organisation answers 401.',
    wrap: refusingKey(ANY, partnerCredentials.partnerOrganisation.apiKey),
  },
  'organisation-key-refused-for-writes': {
    kind: 'only-sometimes',
    says: 'The API key of an organisation answers 401 to a creation.',
    wrap: refusingKey(CREATE, partnerCredentials.partnerOrganisation.apiKey),
  },
  'organisation-key-answers-500': {
    kind: 'crash',
    says: 'The API key of an organisation answers 500.',
    wrap: refusingKey(ANY, partnerCredentials.partnerOrganisation.apiKey, 500),
  },
  'strangers-store-all-the-same': {
    kind: 'missing-check',
    says: 'A write without a right key answers 401, and takes effect.',
    wrap: refusedAndDone(401, (request) => asking(request, { 'X-ApiKey': apiKey, 'X-PartnerId': partnerId })),
  },
  'callers-unknown-store-all-the-same': {
    kind: 'missing-check',
    says: 'A write with the key of the caller and without its X-PartnerId answers 401, and takes effect.',
    wrap: refusedAndDone(401, (request) =>
      request.headers.get('X-ApiKey') === apiKey ? asking(request, { 'X-PartnerId': partnerId }) : request,
    ),
  },
  'missing-caller-answers-400': {
    kind: 'wrong-status',
    says: 'A request without an X-PartnerId answers 400.',
    wrap: onRefusal(lacksCaller, withStatus(400)),
  },
  'missing-caller-answers-500': {
    kind: 'crash',
    says: 'A request without an X-PartnerId answers 500.',
    wrap: onRefusal(lacksCaller, withStatus(500)),
  },
});

const HIDDEN = { method: 'GET', path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}(/.*)?$`), status: 404 };

/** Faults of partners that the caller may not see (P12). */
export const visibility: readonly Fault[] = faultsOf({
  'invisible-partner-reads': {
    kind: 'missing-check',
    says: 'A partner that the caller may not see reads with id and typ.',
    wrap: onResponse(
      { ...HIDDEN, path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}$`) },
      withStatus(200),
      withJson({ id: partnerFixtures.hiddenPartnerId, typ: 'PERSON' }),
    ),
  },
  'invisible-partner-answers-403': {
    kind: 'wrong-status',
    says: 'A partner that the caller may not see answers 403.',
    wrap: onResponse(HIDDEN, withStatus(403)),
  },
  'invisible-partner-lists-administrierbare': {
    kind: 'missing-check',
    says: 'The administrable partners of a partner that the caller may not see are an empty list.',
    wrap: onResponse(
      { ...HIDDEN, path: new RegExp(`/partner/${partnerFixtures.hiddenPartnerId}/administrierbare$`) },
      withStatus(200),
      withJson([]),
    ),
  },
});
