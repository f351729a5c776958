import { faultsOf, instead, onResponse, withHeader, withJson, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DOCUMENTATION, KIND, REPORT, ROOT } from './fault-places.ts';
import { KINDS } from './kinds.ts';
import { authorizationWithoutPermission, isInvented } from './seed.ts';

const preflightOf = (path: RegExp): Where => ({ method: 'OPTIONS', path, status: 204 });

/** Changes the answers to OPTIONS on a report that was requested. */
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

/** One fault per report kind: the server does not know it (R05). */
const missingKinds: Fault[] = KINDS.map((kind) => ({
  name: `without-${kind}`,
  kind: 'not-offered',
  says: `The report kind ${kind} does not exist.`,
  wrap: instead({ path: new RegExp(`^/${kind}(/|$)`) }, refused(404)),
}));

/** The same faults of the preflight of one place: the kinds (R05, R06), their reports (R07), the root (R08). */
function preflights(place: string, path: RegExp): Fault[] {
  return [
    {
      name: `${place}-preflight-200`,
      kind: 'wrong-status',
      says: `OPTIONS on the ${place} answers 200.`,
      wrap: onResponse(preflightOf(path), withStatus(200)),
    },
    {
      name: `${place}-preflight-without-origin`,
      kind: 'missing-header',
      says: `OPTIONS on the ${place} answers without Access-Control-Allow-Origin.`,
      wrap: onResponse(preflightOf(path), withoutHeader('Access-Control-Allow-Origin')),
    },
    {
      name: `${place}-preflight-with-body`,
      kind: 'broken-body',
      says: `OPTIONS on the ${place} announces a body.`,
      wrap: onResponse(preflightOf(path), withHeader('Content-Length', '2')),
    },
  ];
}

/** Faults of credentials where none is needed, and of the documentation (R09 to R12). */
const open: Fault[] = faultsOf({
  'preflight-needs-credential-403': {
    kind: 'too-strict',
    says: 'OPTIONS without Authorization answers 403.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(403)),
  },
  'preflight-needs-credential-401': {
    kind: 'too-strict',
    says: 'OPTIONS without Authorization answers 401.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(401)),
  },
  'report-preflight-needs-credential': {
    kind: 'only-sometimes',
    says: 'OPTIONS on a report without Authorization answers 403, though on the other paths it does not.',
    wrap: instead({ method: 'OPTIONS', path: REPORT, authorization: null }, refused(403)),
  },
  'documentation-needs-credential': {
    kind: 'too-strict',
    says: 'GET /documentation without Authorization answers 403.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION, authorization: null }, refused(403)),
  },
  'documentation-with-definition': {
    kind: 'broken-body',
    says: 'GET /documentation answers with the definition as JSON.',
    wrap: onResponse(
      { method: 'GET', path: DOCUMENTATION },
      withJson({ openapi: '3.0.1', info: { version: '2026-01-12T10:15:00Z' } }),
    ),
  },
  'documentation-with-page': {
    kind: 'broken-body',
    says: 'GET /documentation answers with a page.',
    wrap: onResponse({ method: 'GET', path: DOCUMENTATION }, withText('<!doctype html><title>Berichte</title>')),
  },
  'documentation-with-word': {
    kind: 'broken-body',
    says: 'GET /documentation answers with a word.',
    wrap: onResponse({ method: 'GET', path: DOCUMENTATION }, withText('OK')),
  },
});

const withoutPermission = { authorization: authorizationWithoutPermission };

/** Faults of OPTIONS and of the documentation address by what comes with the request (R106, R107, R120, R121, N63, N64). */
const asked: Fault[] = faultsOf({
  'preflight-with-body-for-one-kind': {
    kind: 'only-sometimes',
    says: 'OPTIONS on the kind vertrieb announces a body.',
    wrap: onResponse(preflightOf(/^\/vertrieb$/), withHeader('Content-Length', '2')),
  },
  'preflight-with-origin-refused': {
    kind: 'too-strict',
    says: 'OPTIONS with the header Origin answers 403.',
    wrap: onResponse({ method: 'OPTIONS' }, (response, request) =>
      request.headers.has('Origin') ? refused(403)() : response,
    ),
  },
  'preflight-with-nonsense-credential-refused': {
    kind: 'too-strict',
    says: 'OPTIONS with an Authorization that nobody was given answers 401.',
    wrap: onResponse({ method: 'OPTIONS' }, (response, request) => (isInvented(request) ? refused(401)() : response)),
  },
  'preflight-without-permission-refused': {
    kind: 'too-strict',
    says: 'OPTIONS of a caller without permission answers 403.',
    wrap: instead({ method: 'OPTIONS', ...withoutPermission }, refused(403)),
  },
  'documentation-with-nonsense-credential-refused': {
    kind: 'too-strict',
    says: 'GET /documentation with an Authorization that nobody was given answers 401.',
    wrap: onResponse({ method: 'GET', path: DOCUMENTATION }, (response, request) =>
      isInvented(request) ? refused(401)() : response,
    ),
  },
  'documentation-without-permission-refused': {
    kind: 'too-strict',
    says: 'GET /documentation of a caller without permission answers 403.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION, ...withoutPermission }, refused(403)),
  },
  'preflight-of-existing-report-200': {
    kind: 'wrong-status',
    says: 'OPTIONS on a report that was requested answers 200.',
    wrap: ofRequested(withStatus(200)),
  },
  'preflight-with-list-of-origins': {
    kind: 'wrong-header',
    says: 'OPTIONS answers with two origins in Access-Control-Allow-Origin.',
    wrap: onResponse(
      { method: 'OPTIONS' },
      withHeader('Access-Control-Allow-Origin', 'https://a.example, https://b.example'),
    ),
  },
  'preflight-without-authorization': {
    kind: 'wrong-header',
    says: 'OPTIONS allows the header Content-Type alone.',
    wrap: onResponse({ method: 'OPTIONS' }, withHeader('Access-Control-Allow-Headers', 'Content-Type')),
  },
});

/** Faults of what everybody may ask: which kinds there are, the preflights, and the documentation. */
export const preflightFaults: readonly Fault[] = [
  ...missingKinds,
  ...preflights('kind', KIND),
  ...preflights('report', REPORT),
  ...preflights('root', ROOT),
  ...preflights('documentation', DOCUMENTATION),
  ...asked,
  ...open,
];
