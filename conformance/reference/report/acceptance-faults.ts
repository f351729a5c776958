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
import type { Change, Where } from '../faulty.ts';
import { withoutAllow } from '../answer-faults.ts';
import type { Fault } from '../interface.ts';
import { accepted, KIND } from './fault-places.ts';

/** Sets Location to the kind instead of the report. */
const withoutIdentifier: Change = (response, { url }) => withHeader('location', new URL(url).pathname)(response);

const withProperty: Where = { ...accepted, body: (body) => Object.keys(body).length > 0 };

/** Faults of the response to an accepted request (R01 to R04). */
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
      (response, { url }) =>
        withHeader('location', `/${url.endsWith('/rohdaten') ? 'partner' : 'rohdaten'}/${randomUUID()}`)(response),
    ],
    'accepted-with-object': ['wrong-type', 'The body of the 202 is a JSON object.', withJson({ reportId: '1' })],
    'accepted-with-array': ['wrong-type', 'The body of the 202 is a JSON array.', withJson(['accepted'])],
    'accepted-with-null': ['wrong-type', 'The body of the 202 is the JSON value null.', withJson(null)],
  }),
  ...faultsOf({
    'only-sometimes': {
      'no-location-with-properties': [
        'The 202 has no Location if the request carries several properties.',
        onResponse({ ...accepted, body: (body) => Object.keys(body).length > 1 }, withoutHeader('location')),
      ],
      'no-location-with-partner': [
        'The 202 has no Location if the request carries a partnerIdToCreateReportFor.',
        onResponse({ ...accepted, body: (body) => 'partnerIdToCreateReportFor' in body }, withoutHeader('location')),
      ],
      'location-without-identifier-with-properties': [
        'The Location of the 202 has no report identifier if the request carries a property.',
        onResponse(withProperty, withoutIdentifier),
      ],
      'one-report-of-a-kind': [
        'The Location of the 202 leads to no report if the request carries a property.',
        onResponse(withProperty, (response, { url }) =>
          withHeader('location', `${new URL(url).pathname}/${randomUUID()}`)(response),
        ),
      ],
      'accepted-with-object-and-properties': [
        'The body of the 202 is a JSON object if the produktArt of the request is FORWARD.',
        onResponse(
          { ...accepted, body: ({ produktArt }) => produktArt === 'FORWARD' },
          withJson({ status: 'REQUESTED' }),
        ),
      ],
    },
    'wrong-redirect': {
      'location-without-identifier': [
        'The Location of the 202 is the path of the kind, without a report identifier.',
        onResponse(accepted, withoutIdentifier),
      ],
    },
    'wrong-meaning': {
      'location-of-first-report': [
        'The Location of the 202 leads to the first report requested for its kind.',
        (next) => {
          const first = new Map<string, string>();
          return onResponse(accepted, (response, request) => {
            const location = first.get(request.url) ?? response.headers.get('location') ?? '';
            first.set(request.url, location);
            return withHeader('location', location)(response);
          })(next);
        },
      ],
    },
  }),
  withoutAllow('kind', 'of a kind', KIND),
];
