import { isAsked, onResponse, withJson, withStatus } from '../faulty.ts';
import type { Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { brokenRead } from './broken-read.ts';

type Version = 'v1' | 'v2' | 'v3';

/** The path of one kind of resource; `below` follows the case number. */
const pathOf = (version: Version, below: string) => new RegExp(`^/${version}/vorgaenge/[^/]+${below}$`);

const PARTIAL_APPLICATION = '/antraege/[^/]+/[^/]+';

/** A change that is refused although nothing is wrong with it, or that fails (C06 to C10). */
function brokenChange(name: string, what: string, method: string, path: RegExp): Fault[] {
  return [400, 500].map((status) => ({
    name: `${name}-answers-${status}`,
    says: `${what} answers ${status}.`,
    wrap: (next) => async (request) => {
      const response = await next(request);
      if (!isAsked({ method, path }, request) || !response.ok) return response;
      return Response.json({ message: 'this did not work' }, { status });
    },
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
  return [
    ...brokenRead('list', 'the cases', new RegExp(`^/${version}/vorgaenge$`)),
    ...brokenRead('case', 'a case', pathOf(version, '')),
    ...brokenRead('applications', 'the applications of a case', pathOf(version, '/antraege')),
    ...brokenRead('application', 'an application', pathOf(version, '/antraege/[^/]+')),
    ...brokenRead('partial-application', 'a partial application', pathOf(version, PARTIAL_APPLICATION)),
    ...roles.flatMap(([name, what, path]) => [
      ...brokenRead(name, what, path),
      ...brokenChange(`${name}-change`, `Setting ${what}`, 'PUT', path),
      { name: `${name}-not-stored`, says: `Setting ${what} answers 204, but nothing changes.`, wrap: forgetting(path) },
    ]),
    ...brokenChange('status', 'Setting a status', 'POST', pathOf(version, `${PARTIAL_APPLICATION}/status`)),
    {
      name: 'unknown-case-200',
      says: 'A case that does not exist is answered with 200.',
      wrap: onResponse(
        { method: 'GET', path: pathOf(version, ''), status: 404 },
        withStatus(200),
        withJson({ vorgangsNummer: 'BF0000' }),
      ),
    },
  ];
}

/** Faults of what came with v2 and stayed (C04, C06, C09, C10). */
function sinceV2(version: Version): Fault[] {
  const readiness = pathOf(version, `${PARTIAL_APPLICATION}/entscheidungsreife`);
  return [
    ...brokenRead('suggestions', 'the financing suggestions', pathOf(version, '/finanzierungsvorschlaege')),
    ...brokenRead('suggestion', 'a financing suggestion', pathOf(version, '/finanzierungsvorschlaege/[^/]+')),
    ...brokenChange('case-change', 'Changing a case', 'PATCH', pathOf(version, '')),
    ...brokenChange('readiness', 'Reporting a partial application ready for decision', 'POST', readiness),
    ...brokenChange('message', 'Sending a message', 'POST', pathOf(version, '/nachricht')),
  ];
}

/** Faults of the saved offers of v2 (C12). */
const savedOffers: readonly Fault[] = [
  ...brokenRead('saved-offers', 'the saved offers', pathOf('v2', '/gemerkteAngebote')),
  ...brokenRead('saved-offer', 'a saved offer', pathOf('v2', '/gemerkteAngebote/[^/]+')),
  ...brokenRead(
    'payment-plans',
    'the payment plans of a saved offer',
    pathOf('v2', '/gemerkteAngebote/[^/]+/zahlungsPlaene'),
  ),
];

/** The faults of the process cases v1. */
export const faultsV1: readonly Fault[] = ofAllVersions('v1');

/** The faults of the process cases v2. */
export const faultsV2: readonly Fault[] = [...ofAllVersions('v2'), ...sinceV2('v2'), ...savedOffers];

/** The faults of the process cases v3. */
export const faultsV3: readonly Fault[] = [...ofAllVersions('v3'), ...sinceV2('v3')];
