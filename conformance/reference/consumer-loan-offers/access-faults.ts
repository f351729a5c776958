import { mediaType } from '../../servers/body.ts';
import { tokensNotVerified } from '../answer-faults.ts';
import { requestWith, faultsOf, instead, namesCharset, onRequest, onResponse, withProperties } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { ASK, failing, OFFERS } from './faulty-graphql.ts';

/** The same request with the media type application/json. */
const asJson = (request: Request) => requestWith(request, { 'content-type': 'application/json' });

/** Responds to list queries that are refused with `status` as if they were permitted. */
const listsAnswered = (status: number) =>
  onResponse({ status, sent: /angebote\(/ }, () => Response.json({ data: { angebote: [] } }));

/** Faults of the checks before the query: token, permission, content type and trace id (L15 to L17, L19, L20). */
export const accessFaults: readonly Fault[] = [
  ...tokensNotVerified(/^\/angebote$/),
  ...faultsOf({
    'missing-check': {
      'offers-without-token': ['The list of offers needs no token; the best offer does.', listsAnswered(401)],
      'offers-without-scope': ['The list of offers needs no permission; the best offer does.', listsAnswered(403)],
      'offers-with-401': [
        'The refusal of a query without a valid token carries the offers.',
        onResponse({ ...ASK, status: 401 }, withProperties(OFFERS)),
      ],
      'offers-with-403': [
        'The refusal of a client without the permission carries the offers.',
        onResponse({ ...ASK, status: 403 }, withProperties(OFFERS)),
      ],
      'scope-of-literals-unchecked': [
        'A query with its values in the text instead of variables needs no permission.',
        onResponse({ status: 403, sent: /^[^$]*$/ }, () => Response.json(OFFERS)),
      ],
    },
    'missing-validation': {
      'offers-with-415': [
        'The refusal of a body of another content type carries the offers.',
        onResponse({ ...ASK, status: 415 }, withProperties(OFFERS)),
      ],
      'any-content-type-accepted': ['A body of any content type is accepted as JSON.', onRequest(ASK, asJson)],
      'application-types-accepted': [
        'A body of any content type that begins with application/ is accepted as JSON.',
        onRequest(ASK, (request) => (mediaType(request).startsWith('application/') ? asJson(request) : request)),
      ],
    },
    'only-sometimes': {
      'content-type-of-lists-unchecked': [
        'A query for the list of offers is accepted in any content type.',
        listsAnswered(415),
      ],
    },
    'too-strict': {
      'charset-refused': [
        'A content type that names its charset is refused.',
        instead({ is: (request) => mediaType(request) === 'application/json' && namesCharset('', request) }, () =>
          failing('Content-Type must be application/json', 400, 415),
        ),
      ],
      'trace-id-of-lists-refused': [
        'A query for the list of offers is refused with X-TraceId.',
        instead({ header: 'x-traceid', sent: /angebote\(/ }, () => failing('X-TraceId is not known', 400)),
      ],
      'trace-id-demanded': [
        'A query without X-TraceId is refused.',
        instead({ is: ({ headers }) => !headers.has('x-traceid') }, () => failing('X-TraceId is required', 400)),
      ],
    },
  }),
];
