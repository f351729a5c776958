import {
  faultsAt,
  faultsFor,
  faultsOf,
  instead,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Selector, Change, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DOCUMENTATION, KIND, REPORT, ROOT } from './fault-places.ts';
import { KINDS } from './kinds.ts';
import { isAnonymous, isForbidden, isInvented } from './seed.ts';

const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

const OPTIONS: Selector = { method: 'OPTIONS' };
const preflightOf = (path: RegExp): Where => ({ ...OPTIONS, path, status: 204 });

/** Changes the responses to OPTIONS on requested reports. */
function ofRequested(change: Change): Wrap {
  return (next) => {
    const known = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const location = response.headers.get('location');
      if (response.status === 202 && location !== null) known.add(new URL(location, request.url).pathname);
      const isPreflight = request.method === 'OPTIONS' && known.has(new URL(request.url).pathname);
      return isPreflight ? change(response, request) : response;
    };
  };
}

const refused = (status: number) => () => Response.json({ message: 'refused', error: 'Refused' }, { status });

/** For each report kind, the fault that it does not exist (R05). */
const missingKinds: Fault[] = KINDS.map((kind) => ({
  name: `without-${kind}`,
  kind: 'not-offered',
  says: `The report kind ${kind} does not exist.`,
  wrap: instead({ path: new RegExp(`^/${kind}(/|$)`) }, refused(404)),
}));

/** The preflight faults of one place: the kinds (R05, R06), their reports (R07), the root (R08), the documentation. */
function preflights(place: string, path: RegExp): Fault[] {
  return faultsAt(preflightOf(path), {
    [`${place}-preflight-200`]: ['wrong-status', `OPTIONS on the ${place} answers 200.`, withStatus(200)],
    [`${place}-preflight-with-body`]: [
      'broken-body',
      `OPTIONS on the ${place} announces a body.`,
      withHeader('Content-Length', '2'),
    ],
    ...Object.fromEntries(
      CROSS_ORIGIN.map((header) => [
        `${place}-preflight-without-${header.slice('Access-Control-Allow-'.length).toLowerCase()}`,
        ['missing-header', `OPTIONS on the ${place} answers without ${header}.`, withoutHeader(header)] as const,
      ]),
    ),
  });
}

type Refusal = readonly [which: string, status: 401 | 403, is: (request: Request) => boolean];

/** Faults that refuse some public requests. */
const refusing = (what: string, selector: Selector, table: Readonly<Record<string, Refusal>>) =>
  faultsFor('too-strict', table, ([which, status, is]) => [
    `${what} ${which} answers ${status}.`,
    onResponse({ ...selector, is }, refused(status)),
  ]);

/** Faults of OPTIONS, some of which depend on headers of the request (R09, R106, R107, R120, N63, N64). */
const ofOptions: Fault[] = [
  ...refusing('OPTIONS', OPTIONS, {
    'preflight-needs-credential-403': ['without Authorization', 403, isAnonymous],
    'preflight-needs-credential-401': ['without Authorization', 401, isAnonymous],
    'preflight-with-origin-refused': ['with the header Origin', 403, ({ headers }) => headers.has('Origin')],
    'preflight-for-authorization-refused': [
      'that asks for the header Authorization',
      403,
      ({ headers }) => /authorization/i.test(headers.get('Access-Control-Request-Headers') ?? ''),
    ],
    'preflight-with-nonsense-credential-refused': ['with an unknown Authorization', 401, isInvented],
    'preflight-without-permission-refused': ['of a caller without permission', 403, isForbidden],
  }),
  ...faultsAt(OPTIONS, {
    'preflight-with-list-of-origins': [
      'wrong-header',
      'OPTIONS answers with two origins in Access-Control-Allow-Origin.',
      withHeader('Access-Control-Allow-Origin', 'https://a.example, https://b.example'),
    ],
    'preflight-without-authorization': [
      'wrong-header',
      'OPTIONS allows only the header Content-Type.',
      withHeader('Access-Control-Allow-Headers', 'Content-Type'),
    ],
    'preflight-without-any-header': [
      'wrong-header',
      'OPTIONS answers with an empty Access-Control-Allow-Headers.',
      withHeader('Access-Control-Allow-Headers', ''),
    ],
  }),
  ...faultsOf({
    'only-sometimes': {
      'report-preflight-needs-credential': [
        'OPTIONS without Authorization answers 403 on a report, but not on other paths.',
        onResponse({ ...preflightOf(REPORT), is: isAnonymous }, refused(403)),
      ],
      'preflight-with-body-for-one-kind': [
        'OPTIONS on the kind vertrieb announces a body.',
        onResponse(preflightOf(/^\/vertrieb$/), withHeader('Content-Length', '2')),
      ],
      'preflight-with-body-for-browsers': [
        'OPTIONS with the header Origin announces a body.',
        onResponse({ ...OPTIONS, status: 204, header: 'Origin' }, withHeader('Content-Length', '2')),
      ],
    },
    'wrong-status': {
      'preflight-of-existing-report-200': [
        'OPTIONS on a report that was requested answers 200.',
        ofRequested(withStatus(200)),
      ],
    },
  }),
];

const READ: Selector = { method: 'GET', path: DOCUMENTATION };

/** Faults of the documentation (R10, R11, R118, R121). */
const ofDocumentation: Fault[] = [
  ...faultsAt(READ, {
    'documentation-with-definition': [
      'broken-body',
      'GET /documentation answers with the definition as JSON.',
      withJson({ openapi: '3.0.1', info: { version: '2026-01-12T10:15:00Z' } }),
    ],
    'documentation-with-page': [
      'broken-body',
      'GET /documentation answers with a page.',
      withText('<!doctype html><title>Berichte</title>'),
    ],
    'documentation-with-word': ['broken-body', 'GET /documentation answers with a word.', withText('OK')],
  }),
  ...faultsAt(
    { ...READ, header: 'Authorization' },
    {
      'documentation-with-definition-for-callers': [
        'only-sometimes',
        'GET /documentation with a credential answers with the definition as JSON.',
        withJson({ openapi: '3.0.1', info: { version: '2026-01-12T10:15:00Z' } }),
      ],
    },
  ),
  ...refusing('GET /documentation', READ, {
    'documentation-needs-credential': ['without Authorization', 403, isAnonymous],
    'documentation-with-nonsense-credential-refused': ['with an unknown Authorization', 401, isInvented],
    'documentation-without-permission-refused': ['of a caller without permission', 403, isForbidden],
  }),
];

/** Faults of public resources: missing kinds, preflights, and the documentation. */
export const preflightFaults: readonly Fault[] = [
  ...missingKinds,
  ...preflights('kind', KIND),
  ...preflights('report', REPORT),
  ...preflights('root', ROOT),
  ...preflights('documentation', DOCUMENTATION),
  ...ofOptions,
  ...ofDocumentation,
];
