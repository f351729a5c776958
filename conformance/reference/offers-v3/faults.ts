import { answerFaults, brokenJson, charsetRefused, loginTokensRefused, withoutAllow } from '../answer-faults.ts';
import {
  faultsAt,
  faultsFor,
  faultsOf,
  onResponse,
  withEmptyLists,
  withHeader,
  withJson,
  withStatus,
  withText,
  refusal,
  answers,
} from '../faulty.ts';
import type { Change } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { accessFaults } from './access-faults.ts';
import { DETERMINE, OFFERS } from './fault-paths.ts';
import { optionFaults } from './option-faults.ts';
import { readFaults } from './read-faults.ts';

const determined = { method: 'POST', path: DETERMINE, status: 200 };
const withoutResults = { method: 'POST', path: DETERMINE, status: 204 };
const AWAY = '/v3/vorgaenge/BF4711/ergebnisliste/1';
const leadingAway: Change[] = [withHeader('location', AWAY), withText('')];

/** Faults of a determination that has results (O301 to O304). */
const determinations: Fault[] = [
  ...faultsFor('wrong-status', { 'determination-201': 201, 'determination-202': 202 }, (status) =>
    answers('A determination', determined, status),
  ),
  ...faultsFor(
    'wrong-redirect',
    { 'determination-302': 302, 'determination-303': 303, 'determination-307': 307 },
    (status) => [
      `A determination answers with a redirect, ${status}.`,
      onResponse(determined, withStatus(status), ...leadingAway),
    ],
  ),
  ...faultsAt(determined, {
    'determination-with-location': [
      'wrong-header',
      'The result list comes with a Location.',
      withHeader('location', AWAY),
    ],
    'determination-with-absolute-location': [
      'wrong-header',
      'The result list comes with a Location on another host.',
      withHeader('location', 'https://ergebnisse.example/1'),
    ],
    'determination-302-bare': [
      'wrong-redirect',
      'A determination answers 302 with neither body nor Location.',
      withStatus(302),
      withText(''),
    ],
    'determination-blank': ['broken-body', 'A determination answers 200 with white space only.', withText('\n  \n')],
    'determination-true': ['wrong-type', 'A determination answers 200 and true.', withJson(true)],
    'determination-null': ['broken-body', 'A determination answers 200 and null.', withJson(null)],
    // A mutant does the same, but the tests of the client need a name.
    'determination-empty': ['broken-body', 'A determination answers 200 without a body.', withText('')],
  }),
  ...faultsAt(
    { ...determined, header: 'x-traceid' },
    {
      'traced-with-location': [
        'only-sometimes',
        'The result list comes with a Location if the request has an X-TraceId.',
        withHeader('location', AWAY),
      ],
      'trace-id-hides-results': [
        'wrong-meaning',
        'A determination with X-TraceId has no results.',
        withStatus(204),
        withText(''),
      ],
      'trace-id-empties-list': [
        'only-sometimes',
        'The result list of a determination with X-TraceId is an empty object.',
        withJson({}),
      ],
      'trace-id-empties-lists': [
        'only-sometimes',
        'The result list of a determination with X-TraceId has no results.',
        withEmptyLists,
      ],
    },
  ),
  ...faultsOf({
    'only-sometimes': {
      'alternatives-with-location': [
        'The result list comes with a Location if alternatives are requested.',
        onResponse({ ...determined, sent: /"alternativen":true/ }, withHeader('location', AWAY)),
      ],
      'providers-empty': [
        'A determination that names providers to include answers 200 without a body.',
        onResponse({ ...determined, sent: /"produktAnbieter":\["/ }, withText('')),
      ],
      'update-empty': [
        'A determination that updates answers 200 without a body.',
        onResponse({ ...determined, sent: /"aktualisieren":true/ }, withText('')),
      ],
      'no-options-201': answers('A determination that names no option', { ...determined, sent: /\{\}/ }, 201),
    },
  }),
];

/** A 204 with a body, which the constructor of Response refuses. */
const withBodyOf204: Change = () =>
  Object.defineProperty(Response.json(null, { headers: { 'content-length': '4' } }), 'status', { value: 204 });

/** Faults of a determination that has no results (O301, O305). */
const noResults: Fault[] = faultsAt(withoutResults, {
  'no-results-302': [
    'wrong-redirect',
    'A determination without results redirects with 302.',
    withStatus(302),
    ...leadingAway,
  ],
  'no-results-with-location': ['wrong-header', 'The 204 has a Location.', withHeader('location', AWAY)],
  'no-results-200-empty': [
    'wrong-status',
    'A determination without results answers 200 without a body.',
    withStatus(200),
  ],
  'no-results-announce-body': [
    'wrong-header',
    'The 204 announces a JSON body of two bytes.',
    withHeader('content-type', 'application/json'),
    withHeader('content-length', '2'),
  ],
  'no-results-with-body': ['broken-body', 'The 204 carries the JSON value null.', withBodyOf204],
  'no-results-compressed': [
    'wrong-header',
    'The 204 announces 20 bytes, the size of an empty body in gzip.',
    withHeader('content-encoding', 'gzip'),
    withHeader('content-length', '20'),
  ],
});

/** Faults of the optional trace identifier (O317). */
const traces: Fault[] = [true, false].map((refused) => ({
  name: refused ? 'trace-id-refused' : 'trace-id-required',
  kind: 'too-strict',
  says: `A determination ${refused ? 'with' : 'without'} X-TraceId is refused.`,
  wrap: onResponse(
    { method: 'POST', path: DETERMINE, status: 'ok', is: ({ headers }) => headers.has('x-traceid') === refused },
    refusal(400, 'X-TraceId is not as it should be'),
  ),
}));

/** The faults of the mortgage offers v3 on their own host. */
const faults: readonly Fault[] = [
  ...determinations,
  ...noResults,
  ...optionFaults,
  ...readFaults,
  ...accessFaults,
  ...traces,
  ...answerFaults({ path: OFFERS }, 'Bearer'),
  ...loginTokensRefused(OFFERS),
  ...brokenJson({ method: 'POST', path: DETERMINE, status: 400 }),
  ...charsetRefused({ method: 'POST', path: DETERMINE }),
  withoutAllow('determination', 'where a determination is asked for', DETERMINE),
];

/** The faults of v3 on the host of the token endpoint (O319). */
const loginHostFaults = faultsFor<readonly [what: string, status: number, path: RegExp]>(
  'missing-validation',
  {
    'login-host-serves-v3': ['answers the paths of v3', 200, /^\/v3\//],
    'login-host-accepts-v3': ['accepts what is sent to the paths of v3, with 202', 202, /^\/v3\//],
    'login-host-empty-v3': ['answers the paths of v3 with nothing, 204', 204, /^\/v3\//],
    'login-host-serves-cases-v3': ['answers the path of a case of v3', 200, /^\/v3\/vorgaenge\/[^/]+$/],
  },
  ([what, status, path]) => [
    `The host of the token endpoint ${what}.`,
    onResponse({ path, status: 404 }, withJson([]), withStatus(status)),
  ],
).map((fault): Fault => ({ ...fault, host: 'login' }));

export default { 'offers-v3': [...faults, ...loginHostFaults] } satisfies Faults;
