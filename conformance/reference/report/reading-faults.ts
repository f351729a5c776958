import {
  faultsAt,
  faultsOf,
  jsonOf,
  onFurther,
  onResponse,
  renamedLocation,
  withJson,
  withoutHeader,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { ready, REPORT, running } from './fault-places.ts';

/** Changes responses to reads of a report if `concerns` holds for the properties of its request. */
const ofReportsWith =
  (concerns: (names: readonly string[]) => boolean, where: Where, change: Change): Wrap =>
  (next) => {
    const others = new Set<string>();
    const remembering: Handler = async (request) => {
      const body = request.method === 'POST' ? await jsonOf(request) : undefined;
      const response = await next(request);
      if (isObject(body) && concerns(Object.keys(body))) others.add(response.headers.get('location') ?? '');
      return response;
    };
    return onResponse({ ...where, is: ({ url }) => others.has(new URL(url).pathname) }, change)(remembering);
  };

/** Faults of a running report (R13, R14). */
const generation: Fault[] = [
  {
    name: 'running-with-properties-without-status',
    kind: 'only-sometimes',
    says: 'A running report that was requested with properties has no status.',
    wrap: ofReportsWith((names) => names.length > 0, running, withJson({})),
  },
  {
    name: 'running-with-category-without-status',
    kind: 'only-sometimes',
    says: 'A running report that was requested with a category has no status.',
    wrap: ofReportsWith((names) => names.includes('category'), running, withJson({})),
  },
  ...faultsAt(running, {
    'running-under-another-name': [
      'missing-member',
      'A running report calls its status `state`.',
      withJson({ state: 'PROCESSING' }),
    ],
    'running-as-array': ['wrong-type', 'A running report answers with an array.', withJson([{ status: 'PROCESSING' }])],
    'running-as-text': ['wrong-media-type', 'A running report answers with plain text.', withText('PROCESSING')],
    'status-lower-case': ['wrong-value', 'The status is in lower case.', withJson({ status: 'processing' })],
    'status-finished': ['wrong-value', 'The status is FINISHED.', withJson({ status: 'FINISHED' })],
    'status-number': ['wrong-type', 'The status is a number.', withJson({ status: 1 })],
  }),
];

/** Faults of a report that cannot be generated: a 500 is allowed, but its body must have two members (R126). */
const failures: Fault[] = ['message', 'error'].map((member) => ({
  name: `failed-generation-without-${member}`,
  kind: 'missing-member',
  says: `Every read of a report answers 500 without \`${member}\`.`,
  wrap: onResponse({ method: 'GET', path: REPORT }, (response) =>
    response.status === 200 || response.status === 303
      ? Response.json({ message: 'it failed', error: 'failed', [member]: undefined }, { status: 500 })
      : response,
  ),
}));

/** Faults of a report that is ready (R15, R17, and R18 for its status). */
const completion: Fault[] = [
  ...faultsOf({
    'only-sometimes': {
      'ready-with-properties-without-location': [
        'The 303 of a report that was requested with properties has no Location.',
        ofReportsWith((names) => names.length > 0, ready, withoutHeader('location')),
      ],
      'ready-with-properties-as-object': [
        'The body of the 303 of a report that was requested with properties is a JSON object.',
        ofReportsWith((names) => names.length > 0, ready, withJson({})),
      ],
      'ready-with-location-once': [
        'Only the first 303 of a report has a Location.',
        onFurther(ready, withoutHeader('location')),
      ],
      'ready-with-object-again': [
        'Only the first 303 of a report has a string as its body; later ones have a JSON object.',
        onFurther(ready, withJson({})),
      ],
      'ready-302-again': [
        'Only the first read of a report that is ready answers 303; later ones answer 302.',
        onFurther(ready, withStatus(302)),
      ],
      'ready-200-again': [
        'Only the first read of a report that is ready answers 303; later ones answer 200 with its content.',
        onFurther(ready, () => Response.json({ zeilen: [{ Datum: '2026-01-01' }] })),
      ],
      'finished-200-again': [
        'Only the first read of a report that is ready answers 303; later ones answer 200 with status FINISHED.',
        onFurther(ready, () => Response.json({ status: 'FINISHED' })),
      ],
    },
    'missing-member': {
      'gone-without-error': [
        'After its 303, a report answers 404 without `error`.',
        onFurther(ready, () => Response.json({ message: 'the report is gone' }, { status: 404 })),
      ],
    },
  }),
  ...faultsAt(ready, {
    'ready-with-content-location': [
      'missing-header',
      'The 303 carries its address as Content-Location instead of Location.',
      renamedLocation,
    ],
    'ready-with-object': ['wrong-type', 'The body of the 303 is a JSON object.', withJson({})],
    'ready-with-null': ['wrong-type', 'The body of the 303 is the JSON value null.', withJson(null)],
    'ready-with-status': [
      'wrong-type',
      'The body of the 303 is an object with a status, like that of a running report.',
      withJson({ status: 'FINISHED' }),
    ],
  }),
];

/** Faults of the reads of existing reports. */
export const readingFaults: readonly Fault[] = [...generation, ...completion, ...failures];
