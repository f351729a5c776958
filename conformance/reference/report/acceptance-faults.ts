import { randomUUID } from 'node:crypto';
import {
  faultsAt,
  faultsOf,
  onResponse,
  renamedLocation,
  withHeader,
  withJson,
  withoutHeader,
  withStatus,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { accepted, KIND } from './fault-places.ts';
import { onBody } from './request-wraps.ts';

/** Leads to the kind in place of the report. */
const withoutIdentifier = onResponse(accepted, (response, request) =>
  withHeader('location', new URL(request.url).pathname)(response, request),
);

/** Faults of an accepted request (R01 to R04). */
export const acceptanceFaults: readonly Fault[] = [
  ...faultsAt(accepted, {
    'answers-201': ['wrong-status', 'An accepted request answers 201.', withStatus(201)],
    'no-location': ['missing-header', 'The 202 has no Location.', withoutHeader('location')],
    'empty-location': ['wrong-header', 'The Location of the 202 is empty.', withHeader('location', '')],
    'content-location': [
      'missing-header',
      'The 202 carries its address as Content-Location instead of Location.',
      renamedLocation,
    ],
    'location-of-another-kind': [
      'wrong-redirect',
      'The Location of the 202 leads to a report of another kind.',
      (response, request) =>
        withHeader('location', `/${request.url.endsWith('/rohdaten') ? 'partner' : 'rohdaten'}/${randomUUID()}`)(
          response,
          request,
        ),
    ],
    'accepted-with-object': ['wrong-type', 'The body of the 202 is a JSON object.', withJson({ reportId: '1' })],
    'accepted-with-array': ['wrong-type', 'The body of the 202 is a JSON array.', withJson(['accepted'])],
    'accepted-with-null': ['wrong-type', 'The body of the 202 is null, in JSON.', withJson(null)],
  }),
  ...faultsOf({
    'only-sometimes': {
      'no-location-with-properties': [
        'The 202 has no Location where the request carries several properties.',
        onBody((body) => Object.keys(body).length > 1, onResponse(accepted, withoutHeader('location'))),
      ],
      'no-location-with-partner': [
        'The 202 has no Location where the request carries a partnerIdToCreateReportFor.',
        onBody((body) => 'partnerIdToCreateReportFor' in body, onResponse(accepted, withoutHeader('location'))),
      ],
      'location-without-identifier-with-properties': [
        'The Location of the 202 leads to the kind without a report identifier where the request carries a property.',
        onBody((body) => Object.keys(body).length > 0, withoutIdentifier),
      ],
      'one-report-of-a-kind': [
        'The Location of the 202 leads to no report where the request carries a property.',
        onBody(
          (body) => Object.keys(body).length > 0,
          onResponse(accepted, (response, request) =>
            withHeader('location', `${new URL(request.url).pathname}/${randomUUID()}`)(response, request),
          ),
        ),
      ],
      'accepted-with-object-and-properties': [
        'The body of the 202 is a JSON object where the produktArt of the request is FORWARD.',
        onBody(({ produktArt }) => produktArt === 'FORWARD', onResponse(accepted, withJson({ status: 'REQUESTED' }))),
      ],
    },
    'wrong-redirect': {
      'location-without-identifier': [
        'The Location of the 202 leads to the kind without a report identifier.',
        withoutIdentifier,
      ],
    },
    'wrong-meaning': {
      'location-of-first-report': [
        'The Location of the 202 leads to the report of the kind that was requested first.',
        (next) => {
          const first = new Map<string, string>();
          return onResponse(accepted, (response, request) => {
            const location = first.get(request.url) ?? response.headers.get('location') ?? '';
            first.set(request.url, location);
            return withHeader('location', location)(response, request);
          })(next);
        },
      ],
    },
    'missing-header': {
      'kind-405-without-allow': [
        'The 405 to GET of a kind does not say which methods are allowed.',
        onResponse({ method: 'GET', path: KIND, status: 405 }, withoutHeader('allow')),
      ],
    },
  }),
];
