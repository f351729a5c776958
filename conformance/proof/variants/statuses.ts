import { INTERFACE_IDS, INTERFACES } from '../../../generated/platform.ts';
import { allEnded, ENDING, withEnded } from '../../servers/ended.ts';
import {
  requestWith,
  onRequest,
  onResponse,
  withHeader,
  withJson,
  withStatus,
  withText,
  type Change,
  type Where,
} from '../../reference/faulty.ts';
import { authorizationWithoutPermission } from '../../reference/report/seed.ts';
import { inconclusive, onAnswers, onHosts, together, variantsOf } from './variant.ts';
import { CASES_CLOSED } from './readings/cases.ts';

/** Successful changes of cases and applications, without determinations of v3. */
const CHANGES: Where = {
  path: /(\/vorgaenge\/|\/v2\/antraege\/)(?!.*\/ergebnisliste$)/,
  status: 'ok',
  is: ({ method }) => method !== 'GET',
};
const changed = (...changes: readonly Change[]) => onAnswers('v2', 'baufi')(CHANGES, ...changes);
const refusedWith = (from: number, to: number) => onAnswers('v2', 'baufi')({ status: from }, withStatus(to));
/** Paths for which D2 shows neither the status nor the media type of a success. */
const OFFERS_AND_CASES = /^\/v(1\/|2\/ergebnisliste\/|[23]\/vorgaenge(?!\/[^/]+\/[^/]+\/[^/]+\/antraege$))/;
const COMMISSION = /\/provision$/;
/** The results of rules about challenges, which only a 401 has. */
const NO_CHALLENGES = Object.fromEntries(
  INTERFACE_IDS.filter((id) => ['v2', 'baufi'].includes(INTERFACES[id].host)).map((id) => [
    `${id}/challenges`,
    'not-applicable' as const,
  ]),
);

/** Variants of statuses. */
export const STATUS_VARIANTS = variantsOf({
  'changes-answer-200': {
    says: 'Every change of a case or an application answers 200 with an object.',
    around: changed(withStatus(200), withJson({ ergebnis: 'gespeichert' })),
  },
  'changes-answer-201': {
    says: 'Every change of a case or an application answers 201 with the address that was asked.',
    around: changed(withStatus(201), (response, { url }) => withHeader('location', url)(response)),
  },
  'changes-answer-204': {
    says: 'Every change of a case or an application answers 204.',
    around: changed(withStatus(204)),
  },
  'unknown-token-403': {
    says: 'Offers, cases and applications answer 403 instead of 401 to a missing or unknown token.',
    around: refusedWith(401, 403),
    open: NO_CHALLENGES,
  },
  'scope-missing-401': {
    says: 'Offers and cases of v3 answer 400 to a missing or unknown token, and 401 to one without the scope.',
    uses: ['O341'],
    around: together(
      onAnswers('baufi')({ status: 401 }, withStatus(400)),
      onAnswers('baufi')({ path: /\/gemerkteangebote/, status: 403 }, withStatus(401)),
    ),
    open: { 'offers-v3/challenges': 'not-applicable', 'cases-v3/challenges': 'not-applicable' },
  },
  'unknown-token-to-login': {
    says: 'Offers, cases and applications redirect requests with a missing or unknown token to a login page.',
    around: onAnswers('v2', 'baufi')(
      { status: 401 },
      withStatus(302),
      withHeader('location', '/login?redirectTo=%2F'),
      withText(''),
    ),
    open: NO_CHALLENGES,
  },
  'unknown-token-to-sign-on-elsewhere': {
    says: 'Offers, cases and applications redirect requests with a missing or unknown token to a sign-on on another host.',
    around: onAnswers('v2', 'baufi')(
      { status: 401 },
      withStatus(302),
      withHeader('location', 'http://sign-on.invalid/authorize?redirectTo=%2F'),
      withText(''),
    ),
    open: NO_CHALLENGES,
  },
  'reads-answer-203': {
    says: 'Reads of offers and cases answer 203, with the body declared as text/plain.',
    around: onAnswers('v2', 'baufi')(
      { method: 'GET', path: OFFERS_AND_CASES, status: 200 },
      withStatus(203),
      withHeader('content-type', 'text/plain'),
    ),
  },
  'foreign-cases-hidden': {
    says: 'A case of somebody else, and a missing scope, are answered like a case that does not exist.',
    around: onAnswers('v2', 'baufi')({ path: /^(?!.*gemerkteangebote)/, status: 403 }, withStatus(404)),
  },
  'unknown-cases-403': {
    says: 'A case that does not exist is answered like one of somebody else: 403 instead of 404.',
    around: onAnswers('v2', 'baufi')({ path: /\/vorgaenge\/[^/]+(\/ergebnisliste)?$/, status: 404 }, withStatus(403)),
  },
  'second-reports-403': {
    says: 'A partial application that was reported ready for decision before answers 403 to a second report.',
    around: onAnswers('v2')({ path: /\/entscheidungsreife$/, status: 409 }, withStatus(403)),
    open: { 'cases-v2/token-required': 'inconclusive' },
  },
  'second-reports-404': {
    says: 'A partial application that was reported ready for decision before answers 404 to a second report.',
    around: onAnswers('v2')({ path: /\/entscheidungsreife$/, status: 409 }, withStatus(404)),
    open: { 'cases-v2/token-required': 'inconclusive' },
  },
  'cases-locked': {
    says: 'A case is locked because somebody else has it open: every permitted change is refused with 423.',
    around: onAnswers('v2', 'baufi')({ ...CHANGES, path: /\/vorgaenge\/(?!.*\/ergebnisliste$)/ }, withStatus(423)),
    open: {
      ...CASES_CLOSED,
      ...inconclusive('cases-v3', 'readiness-can-be-reported', 'set-status-reads', 'status-can-be-set'),
    },
  },
  'bad-bodies-422': {
    says: 'Offers, cases and applications answer 422 to bodies that they cannot use.',
    around: refusedWith(400, 422),
  },
  'bad-logins-400': {
    says: 'The token endpoint answers 400 to wrong credentials, as OAuth 2.0 does.',
    around: onAnswers('login')({ status: 401 }, withStatus(400), withJson({ error: 'invalid_grant' })),
    open: { 'login/refusal-challenges': 'not-applicable' },
  },
  'basic-read-as-latin-1': {
    says: 'The token endpoint reads HTTP Basic as Latin-1, and its challenge names no charset.',
    around: onHosts('login')(
      onRequest({ method: 'GET', header: 'authorization' }, (request) => {
        const [scheme, sent = ''] = request.headers.get('authorization')?.split(' ') ?? [];
        const read = Buffer.from(sent, 'base64').toString('latin1');
        return requestWith(request, { Authorization: `${scheme} ${Buffer.from(read, 'utf8').toString('base64')}` });
      }),
      onResponse({ method: 'GET', status: 401 }, withHeader('WWW-Authenticate', 'Basic realm="token"')),
    ),
    open: inconclusive('login', 'user-gets-token-by-basic'),
  },
  'tokens-answer-201': {
    says: 'The token endpoint answers 201, the login box 203: the documents show no success status for either.',
    around: together(
      onAnswers('login')({ status: 200 }, withStatus(201)),
      onAnswers('pm')({ path: /login-box\.html$/, status: 200 }, withStatus(203)),
    ),
  },
  'reports-answer-401': {
    says: 'A gateway in front of the report service answers missing and unknown credentials with 401 and a JSON member Message.',
    uses: ['R111'],
    around: onAnswers('report')(
      { status: 403, is: ({ headers }) => headers.get('authorization') !== authorizationWithoutPermission },
      () => Response.json({ Message: 'Unauthorized' }, { status: 401, headers: { 'WWW-Authenticate': 'Custom' } }),
    ),
  },
  'commissions-of-v3-wait': {
    says: 'A commission of v3 redirects to itself, and then answers 409 and 425, before it is ready.',
    around: onHosts('baufi')((next) => {
      const asked = new Map<string, number>();
      return async (request) => {
        const response = await next(request);
        const { pathname } = new URL(request.url);
        const times = asked.get(pathname) ?? 0;
        if (!COMMISSION.test(pathname) || !response.ok || times === 3) return response;
        asked.set(pathname, times + 1);
        return times === 0
          ? new Response(null, { status: 302, headers: { Location: 'provision?versuch=1' } })
          : Response.json({ message: 'noch nicht berechnet' }, { status: times === 1 ? 409 : 425 });
      };
    }),
  },
  'old-versions-gone': {
    says: 'Versions 1 and 2 of offers and cases have reached their end of life and answer 410.',
    around: (next, host) => withEnded(next, host, allEnded(410)),
    configure: (config) => ({ ...config, expect: Object.fromEntries(ENDING.map((id) => [id, 'retired' as const])) }),
    open: {
      ...Object.fromEntries(ENDING.map((id) => [`${id}/*`, 'not-applicable' as const])),
      'offers-v2/quota-exhausted': 'skipped',
      'offers-v3/determination-of-v2-is-no-list': 'inconclusive',
    },
  },
  'logout-redirects-elsewhere': {
    says: 'A logout redirects to a page of the product, outside of partner management.',
    uses: ['S35'],
    around: onAnswers('pm')(
      { path: /\/logout$/, status: 302 },
      withHeader('location', 'https://www.example/abgemeldet'),
    ),
  },
  'heads-are-refused': {
    says: 'HEAD is answered with 405.',
    around: onAnswers('report', 'pm')({ method: 'HEAD' }, withStatus(405)),
  },
  'preflights-name-origins': {
    says: 'Preflights allow one origin, every method and every header, with credentials.',
    around: onAnswers('report')(
      { method: 'OPTIONS' },
      withHeader('access-control-allow-origin', 'https://www.example'),
      withHeader('access-control-allow-methods', 'get, post, options'),
      withHeader('access-control-allow-headers', '*'),
      withHeader('access-control-allow-credentials', 'true'),
    ),
  },
});
