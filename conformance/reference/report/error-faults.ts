import {
  faultsAt,
  faultsOf,
  onResponse,
  reading,
  withHeader,
  withJson,
  withProperties,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { badRequest, notFound, REPORT } from './fault-places.ts';

/** Reads the last requested report instead of one that does not exist. */
const latestInstead: Wrap = (next) => {
  let latest: string | undefined;
  return async (request) => {
    const response = await next(request);
    if (response.status === 202) latest = response.headers.get('location') ?? latest;
    const isRead = request.method === 'GET' && REPORT.test(new URL(request.url).pathname);
    if (!isRead || response.status !== 404 || latest === undefined) return response;
    return next(reading(request, new URL(latest, request.url)));
  };
};

/** Faults of the errors of reads and requests (R19, R20). */
export const errorFaults: readonly Fault[] = [
  ...faultsAt(notFound, {
    'unknown-report-303': [
      'missing-validation',
      'An unknown report answers 303 with a Location.',
      withStatus(303),
      withHeader('location', 'https://berichte.example/unbekannt'),
      withText('ready'),
    ],
    'unknown-report-410': ['wrong-status', 'An unknown report answers 410.', withStatus(410)],
    'unknown-report-403-told-nothing': [
      'missing-member',
      'An unknown report answers 403 without `message`.',
      withStatus(403),
      withJson({}),
    ],
    'error-as-number': ['wrong-type', 'The `error` of a 404 is a number.', withProperties({ error: 404 })],
  }),
  ...faultsOf({
    'wrong-meaning': {
      'unknown-report-is-the-latest': ['An unknown report is answered like the one requested last.', latestInstead],
    },
    'missing-member': {
      'identifier-of-another-form-without-error': [
        'An unknown report answers 404 without `error` if its identifier is not a UUID.',
        onResponse({ ...notFound, path: /^\/[^/]+\/(?![\da-f]{8}-)[^/]+$/ }, withProperties({ error: undefined })),
      ],
      'text-refused-without-error': [
        'The 400 to a request that names text/plain has no `error`.',
        onResponse(
          { ...badRequest, is: ({ headers }) => headers.get('content-type')?.startsWith('text/plain') ?? false },
          withProperties({ error: undefined }),
        ),
      ],
    },
    'wrong-type': {
      'bad-value-message-as-list': [
        'The `message` of a 400 to a number is a list of errors.',
        onResponse(
          { ...badRequest, body: (body) => Object.values(body).some((value) => typeof value === 'number') },
          withProperties({ message: ['the body is wrong'] }),
        ),
      ],
    },
  }),
];
