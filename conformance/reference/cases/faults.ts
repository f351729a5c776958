import { isAsked, onResponse, withHeader, withJson, withStatus, withText } from '../faulty.ts';
import type { Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { brokenRead } from './broken-read.ts';
import { withoutPayload } from './without-payload.ts';

type Version = 'v1' | 'v2' | 'v3';

/** The path of one kind of resource; `below` follows the case number. */
const pathOf = (version: Version, below: string) => new RegExp(`^/${version}/vorgaenge/[^/]+${below}$`);

const PARTIAL_APPLICATION = '/antraege/[^/]+/[^/]+';

/** A read that goes wrong in one of three ways (C01 to C05, C12). */
function faultyRead(name: string, what: string, path: RegExp): Fault[] {
  return [...brokenRead(name, what, path), withoutPayload(name, what, path)];
}

/** Has a change that would succeed answer something else. */
function answering(method: string, path: RegExp, status: number, headers: Record<string, string> = {}): Wrap {
  return (next) => async (request) => {
    const response = await next(request);
    if (!isAsked({ method, path }, request) || !response.ok) return response;
    return Response.json({ message: 'this did not work' }, { status, headers });
  };
}

const FAILURES = [
  [400, 'too-strict'],
  [405, 'not-offered'],
  [500, 'crash'],
] as const;

/** A change that is refused although nothing is wrong with it, that fails, or that is not there (C06 to C10). */
function brokenChange(name: string, what: string, method: string, path: RegExp): Fault[] {
  return FAILURES.map(([status, kind]) => ({
    name: `${name}-answers-${status}`,
    kind,
    says: `${what} answers ${status}.`,
    wrap: answering(method, path, status),
  }));
}

/** Answers a PUT with what a read answers, so that nothing is stored. */
function forgetting(path: RegExp): Wrap {
  return (next) => async (request) => {
    if (!isAsked({ method: 'PUT', path }, request)) return next(request);
    const { ok } = await next(new Request(request.url, { headers: request.headers }));
    return ok ? new Response(null, { status: 204 }) : next(request);
  };
}

/** Faults of what v1 has already (C01 to C03, C05, C07, C08, C14). */
function ofAllVersions(version: Version): Fault[] {
  const roles = [
    ['customer-adviser', 'the customer adviser', pathOf(version, '/kundenBetreuer')],
    ['case-handler', 'the case handler', pathOf(version, '/vorgangsBearbeiter')],
  ] as const;
  const list = new RegExp(`^/${version}/vorgaenge$`);
  const status = pathOf(version, `${PARTIAL_APPLICATION}/status`);
  return [
    ...faultyRead('list', 'the cases', list),
    {
      name: 'list-needs-page',
      kind: 'too-strict',
      says: 'The list of cases is refused to whoever asks for no page.',
      wrap: (next) => async (request) => {
        const response = await next(request);
        if (!response.ok || !isAsked({ method: 'GET', path: list, search: /^$/ }, request)) return response;
        return Response.json({ message: 'the parameter page is missing' }, { status: 400 });
      },
    },
    ...faultyRead('case', 'a case', pathOf(version, '')),
    {
      name: 'case-as-page',
      kind: 'wrong-media-type',
      says: 'A case is answered with an HTML page and 200.',
      wrap: onResponse(
        { method: 'GET', path: pathOf(version, ''), status: 200 },
        withText('<!doctype html><p>Vorgang</p>', 'text/html'),
      ),
    },
    ...faultyRead('applications', 'the applications of a case', pathOf(version, '/antraege')),
    ...faultyRead('application', 'an application', pathOf(version, '/antraege/[^/]+')),
    ...faultyRead('partial-application', 'a partial application', pathOf(version, PARTIAL_APPLICATION)),
    ...roles.flatMap(([name, what, path]): Fault[] => [
      ...faultyRead(name, what, path),
      ...brokenChange(`${name}-change`, `Setting ${what}`, 'PUT', path),
      {
        name: `${name}-not-stored`,
        kind: 'wrong-meaning',
        says: `Setting ${what} answers 204, but nothing changes.`,
        wrap: forgetting(path),
      },
    ]),
    ...brokenChange('status', 'Setting a status', 'POST', status),
    {
      name: 'status-leads-back',
      kind: 'wrong-redirect',
      says: 'Setting a status answers 303 and leads to the partial application.',
      wrap: answering('POST', status, 303, { Location: './' }),
    },
    {
      name: 'unknown-case-200',
      kind: 'missing-validation',
      says: 'A case that does not exist is answered with 200.',
      wrap: onResponse(
        { method: 'GET', path: pathOf(version, ''), status: 404 },
        withStatus(200),
        withJson({ vorgangsNummer: 'BF0000' }),
      ),
    },
    {
      name: 'unknown-case-leads-to-login',
      kind: 'wrong-redirect',
      says: 'A case that does not exist is answered with a redirect to a login page.',
      wrap: onResponse(
        { method: 'GET', path: pathOf(version, ''), status: 404 },
        withStatus(302),
        withHeader('location', '/login'),
      ),
    },
  ];
}

/** Faults of what came with v2 and stayed (C04, C06, C09, C10). */
function sinceV2(version: Version): Fault[] {
  const readiness = pathOf(version, `${PARTIAL_APPLICATION}/entscheidungsreife`);
  return [
    ...faultyRead('suggestions', 'the financing suggestions', pathOf(version, '/finanzierungsvorschlaege')),
    ...faultyRead('suggestion', 'a financing suggestion', pathOf(version, '/finanzierungsvorschlaege/[^/]+')),
    ...brokenChange('case-change', 'Changing a case', 'PATCH', pathOf(version, '')),
    {
      name: 'case-change-refuses-json-patch',
      kind: 'too-strict',
      says: 'A JSON Patch of a case is refused with 415.',
      wrap: answering('PATCH', pathOf(version, ''), 415),
    },
    ...brokenChange('readiness', 'Reporting a partial application ready for decision', 'POST', readiness),
    {
      name: 'readiness-forbidden',
      kind: 'too-strict',
      says: 'Nobody may report a partial application ready for decision: 403.',
      wrap: answering('POST', readiness, 403),
    },
    ...brokenChange('message', 'Sending a message', 'POST', pathOf(version, '/nachricht')),
  ];
}

/** Faults of the saved offers of v2 (C12). */
const savedOffers: readonly Fault[] = [
  ...faultyRead('saved-offers', 'the saved offers', pathOf('v2', '/gemerkteAngebote')),
  ...faultyRead('saved-offer', 'a saved offer', pathOf('v2', '/gemerkteAngebote/[^/]+')),
  ...faultyRead(
    'payment-plans',
    'the payment plans of a saved offer',
    pathOf('v2', '/gemerkteAngebote/[^/]+/zahlungsPlaene'),
  ),
];

/** The faults of the process cases v1. */
export const faultsV1: readonly Fault[] = ofAllVersions('v1');

/** The faults of the process cases v2. */
export const faultsV2: readonly Fault[] = [...ofAllVersions('v2'), ...sinceV2('v2'), ...savedOffers];

/** A fault of who may ask, which D2 says for v3 alone (C15). */
const readsWithoutToken: Fault = {
  name: 'reads-without-token',
  kind: 'missing-check',
  says: 'The cases, and all that is read below one, are read without a token.',
  wrap: onResponse({ method: 'GET', path: pathOf('v3', '.*'), status: 401 }, withStatus(200), withJson({})),
};

/** The faults of the process cases v3. */
export const faultsV3: readonly Fault[] = [...ofAllVersions('v3'), ...sinceV2('v3'), readsWithoutToken];
