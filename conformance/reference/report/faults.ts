import { randomUUID } from 'node:crypto';
import {
  instead,
  onRequest,
  onResponse,
  withAuthorization,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { KINDS } from './kinds.ts';
import { authorization, authorizationWithoutPermission } from './seed.ts';

const KIND = /^\/(?!documentation$)[^/]+$/;
const REPORT = /^\/[^/]+\/[^/]+$/;
const ROOT = /^\/$/;
const DOCUMENTATION = /^\/documentation$/;
const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

const accepted: Where = { method: 'POST', status: 202 };
const running: Where = { method: 'GET', path: REPORT, status: 200 };
const ready: Where = { method: 'GET', path: REPORT, status: 303 };
const notFound: Where = { method: 'GET', path: REPORT, status: 404 };
const preflightOf = (path: RegExp): Where => ({ method: 'OPTIONS', path, status: 204 });

const refused = (status: number) => () => Response.json({ message: 'refused' }, { status });

/** Faults of an accepted request (R01 to R04). */
const acceptance: Fault[] = [
  { name: 'answers-200', says: 'An accepted request answers 200.', wrap: onResponse(accepted, withStatus(200)) },
  { name: 'answers-201', says: 'An accepted request answers 201.', wrap: onResponse(accepted, withStatus(201)) },
  { name: 'no-location', says: 'The 202 has no Location.', wrap: onResponse(accepted, withoutHeader('location')) },
  {
    name: 'empty-location',
    says: 'The Location of the 202 is empty.',
    wrap: onResponse(accepted, withHeader('location', '')),
  },
  {
    name: 'location-of-another-kind',
    says: 'The Location of the 202 leads to a report of another kind.',
    wrap: onResponse(accepted, (response, request) =>
      withHeader('location', `/${request.url.endsWith('/rohdaten') ? 'partner' : 'rohdaten'}/${randomUUID()}`)(
        response,
        request,
      ),
    ),
  },
  {
    name: 'location-without-identifier',
    says: 'The Location of the 202 leads to the kind without a report identifier.',
    wrap: onResponse(accepted, (response, request) =>
      withHeader('location', new URL(request.url).pathname)(response, request),
    ),
  },
  {
    name: 'accepted-with-object',
    says: 'The body of the 202 is a JSON object.',
    wrap: onResponse(accepted, withJson({ reportId: '1' })),
  },
  {
    name: 'accepted-with-array',
    says: 'The body of the 202 is a JSON array.',
    wrap: onResponse(accepted, withJson(['accepted'])),
  },
];

/** One fault per report kind: the server does not know it (R05). */
const missingKinds: Fault[] = KINDS.map((kind) => ({
  name: `without-${kind}`,
  says: `The report kind ${kind} does not exist.`,
  wrap: instead({ path: new RegExp(`^/${kind}(/|$)`) }, refused(404)),
}));

/** The same faults of the preflight of one place: the kinds (R05, R06), their reports (R07), the root (R08). */
function preflights(place: string, path: RegExp): Fault[] {
  return [
    {
      name: `${place}-preflight-200`,
      says: `OPTIONS on the ${place} answers 200.`,
      wrap: onResponse(preflightOf(path), withStatus(200)),
    },
    {
      name: `${place}-preflight-405`,
      says: `OPTIONS on the ${place} answers 405.`,
      wrap: onResponse(preflightOf(path), withStatus(405)),
    },
    ...CROSS_ORIGIN.map((header) => ({
      name: `${place}-preflight-without-${header.slice('Access-Control-Allow-'.length).toLowerCase()}`,
      says: `OPTIONS on the ${place} answers without ${header}.`,
      wrap: onResponse(preflightOf(path), withoutHeader(header)),
    })),
    {
      name: `${place}-preflight-empty-origin`,
      says: `OPTIONS on the ${place} answers with an empty Access-Control-Allow-Origin.`,
      wrap: onResponse(preflightOf(path), withHeader('Access-Control-Allow-Origin', '')),
    },
  ];
}

/** Faults of credentials where none is needed, and of the documentation (R09, R10, R12). */
const open: Fault[] = [
  {
    name: 'preflight-needs-credential-403',
    says: 'OPTIONS without Authorization answers 403.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(403)),
  },
  {
    name: 'preflight-needs-credential-401',
    says: 'OPTIONS without Authorization answers 401.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(401)),
  },
  {
    name: 'documentation-needs-credential',
    says: 'GET /documentation without Authorization answers 403.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION, authorization: null }, refused(403)),
  },
  {
    name: 'documentation-missing',
    says: 'GET /documentation answers 404.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION }, refused(404)),
  },
  {
    name: 'documentation-204',
    says: 'GET /documentation answers 204.',
    wrap: onResponse({ method: 'GET', path: DOCUMENTATION }, withStatus(204)),
  },
  {
    name: 'documentation-preflight-200',
    says: 'OPTIONS on /documentation answers 200.',
    wrap: onResponse(preflightOf(DOCUMENTATION), withStatus(200)),
  },
  {
    name: 'documentation-preflight-405',
    says: 'OPTIONS on /documentation answers 405.',
    wrap: onResponse(preflightOf(DOCUMENTATION), withStatus(405)),
  },
];

/** Faults of a report that is being generated (R13, R14). */
const generation: Fault[] = [
  { name: 'running-202', says: 'A running report answers 202.', wrap: onResponse(running, withStatus(202)) },
  { name: 'running-without-status', says: 'A running report has no status.', wrap: onResponse(running, withJson({})) },
  {
    name: 'running-under-another-name',
    says: 'A running report calls its status `state`.',
    wrap: onResponse(running, withJson({ state: 'PROCESSING' })),
  },
  {
    name: 'running-as-array',
    says: 'A running report answers an array.',
    wrap: onResponse(running, withJson([{ status: 'PROCESSING' }])),
  },
  {
    name: 'running-as-text',
    says: 'A running report answers plain text.',
    wrap: onResponse(running, withText('PROCESSING')),
  },
  { name: 'running-empty', says: 'A running report answers an empty body.', wrap: onResponse(running, withText('')) },
  {
    name: 'status-lower-case',
    says: 'The status is in lower case.',
    wrap: onResponse(running, withJson({ status: 'processing' })),
  },
  {
    name: 'status-finished',
    says: 'The status is FINISHED.',
    wrap: onResponse(running, withJson({ status: 'FINISHED' })),
  },
  { name: 'status-number', says: 'The status is a number.', wrap: onResponse(running, withJson({ status: 1 })) },
  { name: 'status-null', says: 'The status is null.', wrap: onResponse(running, withJson({ status: null })) },
];

/** Faults of a report that is ready (R15, and R18 for its status). */
const completion: Fault[] = [
  {
    name: 'ready-without-location',
    says: 'The 303 has no Location.',
    wrap: onResponse(ready, withoutHeader('location')),
  },
  {
    name: 'ready-with-empty-location',
    says: 'The Location of the 303 is empty.',
    wrap: onResponse(ready, withHeader('location', '')),
  },
  { name: 'ready-302', says: 'A report that is ready answers 302.', wrap: onResponse(ready, withStatus(302)) },
];

/** Faults of refusals (R19 to R21). */
const refusals: Fault[] = [
  {
    name: 'unknown-report-200',
    says: 'An unknown report answers 200 with a status.',
    wrap: onResponse(notFound, withStatus(200), withJson({ status: 'PROCESSING' })),
  },
  {
    name: 'unknown-report-303',
    says: 'An unknown report answers 303 with a Location.',
    wrap: onResponse(
      notFound,
      withStatus(303),
      withHeader('location', 'https://berichte.example/unbekannt'),
      withText('ready'),
    ),
  },
  { name: 'unknown-report-410', says: 'An unknown report answers 410.', wrap: onResponse(notFound, withStatus(410)) },
  {
    name: 'error-without-message',
    says: 'A 404 has no `message`.',
    wrap: onResponse(notFound, withProperties({ message: undefined })),
  },
  {
    name: 'error-without-error',
    says: 'A 404 has no `error`.',
    wrap: onResponse(notFound, withProperties({ error: undefined })),
  },
  {
    name: 'error-as-number',
    says: 'The `error` of a 404 is a number.',
    wrap: onResponse(notFound, withProperties({ error: 404 })),
  },
  {
    name: 'error-message-as-array',
    says: 'The `message` of a 404 is an array.',
    wrap: onResponse(notFound, withProperties({ message: ['unknown'] })),
  },
  {
    name: 'error-in-array',
    says: 'The body of a 404 is an array.',
    wrap: onResponse(notFound, withJson([{ message: 'unknown', error: 'Not Found' }])),
  },
  {
    name: 'forbidden-without-message',
    says: 'The body of a 403 has no `message`.',
    wrap: onResponse({ status: 403 }, withJson({})),
  },
  {
    name: 'forbidden-message-as-number',
    says: 'The `message` of a 403 is a number.',
    wrap: onResponse({ status: 403 }, withJson({ message: 403 })),
  },
  {
    name: 'forbidden-as-text',
    says: 'The body of a 403 is plain text.',
    wrap: onResponse({ status: 403 }, withText('Forbidden')),
  },
];

function isInvented(request: Request): boolean {
  const value = request.headers.get('authorization');
  return value !== null && value !== authorization && value !== authorizationWithoutPermission;
}

/** Faults of the authorizer (R22 to R25). */
const authorizer: Fault[] = [
  {
    name: 'post-needs-no-credential',
    says: 'A request without Authorization is accepted.',
    wrap: onRequest({ method: 'POST', authorization: null }, withAuthorization(authorization)),
  },
  {
    name: 'post-without-credential-200',
    says: 'A request without Authorization is refused with status 200.',
    wrap: onResponse({ method: 'POST', authorization: null }, withStatus(200)),
  },
  {
    name: 'any-credential-will-do',
    says: 'A request with an Authorization that nobody was given is accepted.',
    wrap: (next) => (request) => next(isInvented(request) ? withAuthorization(authorization)(request) : request),
  },
  {
    name: 'unknown-credential-404',
    says: 'A request with an Authorization that nobody was given answers 404.',
    wrap: onResponse({ method: 'POST', status: 403 }, (response, request) =>
      isInvented(request) ? withStatus(404)(response, request) : response,
    ),
  },
  {
    name: 'get-needs-no-credential',
    says: 'A read without Authorization answers 200 with a status.',
    wrap: instead({ method: 'GET', path: REPORT, authorization: null }, () => Response.json({ status: 'PROCESSING' })),
  },
  {
    name: 'get-without-credential-303',
    says: 'A read without Authorization answers 303 with a Location.',
    wrap: instead(
      { method: 'GET', path: REPORT, authorization: null },
      () => new Response('ready', { status: 303, headers: { Location: 'https://berichte.example/unbekannt' } }),
    ),
  },
  {
    name: 'forbidden-caller-accepted',
    says: 'A request of a caller without permission is accepted.',
    wrap: onRequest(
      { method: 'POST', authorization: authorizationWithoutPermission },
      withAuthorization(authorization),
    ),
  },
  {
    name: 'forbidden-caller-accepted-once',
    says: 'A request of a caller without permission is accepted for one kind.',
    wrap: onRequest(
      { method: 'POST', path: /^\/vertrieb$/, authorization: authorizationWithoutPermission },
      withAuthorization(authorization),
    ),
  },
  {
    name: 'forbidden-caller-404',
    says: 'A request of a caller without permission answers 404.',
    wrap: onResponse({ method: 'POST', authorization: authorizationWithoutPermission, status: 403 }, withStatus(404)),
  },
  {
    name: 'forbidden-caller-401',
    says: 'A request of a caller without permission answers 401.',
    wrap: onResponse({ method: 'POST', authorization: authorizationWithoutPermission, status: 403 }, withStatus(401)),
  },
];

/** The faults of the report service. */
export const faults: readonly Fault[] = [
  ...acceptance,
  ...missingKinds,
  ...preflights('kind', KIND),
  ...preflights('report', REPORT),
  ...preflights('root', ROOT),
  ...open,
  ...generation,
  ...completion,
  ...refusals,
  ...authorizer,
];
