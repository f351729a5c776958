import { LISTS } from '../../../generated/platform.ts';
import type { Mutant, MutantKind, Permission } from './mutant.ts';

/** A reason why mutants contradict no statement of the sources, and which they are. */
interface Criterion {
  reason: string;
  /** Ids of the open statements that leave it to the service; what the contract names next to the answer unless given. */
  open?: readonly string[];
  holds(mutant: Mutant): boolean;
}

const OF_THE_BODY: ReadonlySet<MutantKind> = new Set([
  'body-null',
  'body-emptied',
  'body-wrapped',
  'body-retyped',
  'media-type-wrong',
  'other-example',
  'stale-read',
]);
const ACCEPTS: ReadonlySet<MutantKind> = new Set(['status-swapped', 'refusal-accepted']);

/** What is stated where the contract alone would permit it: ids of the statements, and the mutants that contradict them. */
export const STATED: readonly (readonly [statements: readonly string[], mutants: RegExp])[] = [
  [
    ['O204'],
    /^offers-v2: GET \S+\/\{ermittlungsId\} 200 (body-(null|emptied|retyped)|other-example|status-swapped 204)/,
  ],
  [['O219'], /^offers-v2: \S+ \S+\/erfassteDaten 200 (body-(null|retyped)|other-example)/],
  [['O234'], /^offers-v2: \S+ \S+\/provision 200 status-swapped 204$/],
  [['O304'], /^offers-v3: POST \S+ 200 body-(null|emptied)$/],
  [['O344'], /^offers-v3: POST \S+ 200 part-ignored member (exkludierteP|p)roduktAnbieter$/],
  [['O309'], /^offers-v3: POST \S+ 404 (status-swapped 200|refusal-accepted)$/],
  [['N33'], /^(offers|cases)-v\d: (POST|PATCH) \S+ 400 (status-swapped (200|500)|refusal-accepted)$/],
  [['N34'], /^((offers|cases)-v\d|applications): GET \S+ 404 (status-swapped (200|500)|refusal-accepted)$/],
  [
    ['N08', 'N18', 'N20', 'A20'],
    /^applications: PATCH \S+ 4(00|04|09|15) (status-swapped (200|500)|refusal-accepted)$/,
  ],
  [['C25'], /^cases-v[23]: GET \/v\d\/vorgaenge\/\{vorgangsNummer\} 200 stale-read$/],
  [['C18'], /^cases-v\d: GET \S+\/(kundenBetreuer|vorgangsBearbeiter) 200 stale-read$/],
  [['C18'], /^cases-v\d: GET \S+\/vorgangsBearbeiter 200 other-example PUT /],
  [['A04'], /^applications: GET \/v2\/antraege 200 other-example /],
  [['A06'], /^applications: GET \S+\{teilantragsnummer\}(\/antraege)? 200 status-swapped 204$/],
  [['N61'], /^consumer-loan-offers: POST \S+ \d+ media-type-wrong$/],
  [['N36'], /^login: \S+ \S+ 200 media-type-wrong$/],
  [['P25'], /^partner: GET \/partner\/\{PartnerId\} 200 member-dropped rechtDarfErgebnisListeNutzen$/],
  [['P138'], /^partner: GET \/partner\/\{PartnerId\} 200 member-dropped (gesperrt|gehoertZuKreditinstitut)$/],
  [['P130'], /^partner: (POST|PATCH) \S+ 415 status-swapped 200$/],
  [['P02'], /^partner: PATCH \S+ 415 refusal-accepted$/],
  [['S01', 'S02'], /^login: \S+ \S+ 200 status-swapped 204$/],
  [['S06'], /^login: POST \S+ 40[01] refusal-accepted$/],
  [['S16'], /^session: GET \S+ 200 (body-emptied|status-swapped 204)$/],
  [['S27'], /^session: POST \S+ 200 (body-|media-type-wrong|other-example)/],
];

/** What holds for every interface. */
const CRITERIA: readonly Criterion[] = [
  {
    reason: 'the sources do not show this body, and the contract leaves it open',
    holds: ({ body, kind }) => body === 'open' && OF_THE_BODY.has(kind),
  },
  {
    reason: 'the sources state no media type for this answer',
    holds: ({ interface: id, kind }) => kind === 'media-type-wrong' && id !== 'partner' && id !== 'session',
  },
  {
    reason: 'the sources do not say with which status this operation succeeds',
    holds: ({ kind, declared, detail }) => kind === 'status-swapped' && declared === 'range' && detail.startsWith('2'),
  },
  {
    reason: 'the sources state neither a refusal of this request nor its status',
    holds: ({ kind, declared, status, secured }) =>
      ACCEPTS.has(kind) && declared === 'default' && status >= 400 && !(secured && (status === 401 || status === 403)),
  },
  {
    reason: 'no statement says that there are no further members',
    holds: ({ kind }) => kind === 'member-added',
  },
  {
    reason: 'no statement gives an order',
    holds: ({ kind }) => kind === 'items-reversed',
  },
  {
    reason: 'the sources do not say with which status this is refused',
    holds: ({ kind, declared, status, detail }) =>
      kind === 'status-swapped' && declared === 'default' && status >= 400 && Number(detail) >= 400 && detail !== '500',
  },
  {
    reason: 'the sources do not say how strangers are turned away: a redirect to a login page does it, too',
    holds: ({ kind, declared, status, detail }) =>
      kind === 'status-swapped' && declared === 'default' && (status === 401 || status === 403) && detail === '302',
  },
  {
    reason: 'a text may be empty',
    holds: ({ kind, body }) => kind === 'body-emptied' && body === 'text',
  },
  {
    reason:
      'a request is answered alike with a trace id and without it, and no statement says that the answer shows it',
    holds: ({ kind, interface: id, detail }) =>
      kind === 'part-ignored' && /^header X-TraceId$/i.test(detail) && /offers/.test(id),
  },
  ...[
    {
      reason: 'which of its two media types a patch has is open',
      open: ['A27'],
      members: /^applications: PATCH \S+ 204 part-(refused|demanded) body /,
    },
    {
      reason: 'the sources do not say where the record shows a comment',
      open: ['A31'],
      members: /^applications: PATCH \S+ 204 part-ignored member \*\.value\.kommentar$/,
    },
    {
      reason: 'the sources do not show what an option does to a result list',
      open: ['O339'],
      members: /^offers-v3: POST \S+ 200 part-ignored member /,
    },
    {
      reason: 'the sources do not show how a determination answers, nor that it does not redirect',
      open: ['O246'],
      members: /^offers-v1: POST \S+ 200 status-swapped 302$/,
    },
    {
      reason: 'a commission that is not calculated yet may redirect',
      open: ['O332'],
      members: /^offers-v3: GET \S+\/provision 200 status-swapped 302$/,
    },
    {
      reason: 'whether variables may be absent is open',
      open: ['L36'],
      members: /^consumer-loan-offers: POST \S+ 200 part-demanded member variables$/,
    },
    {
      reason: 'which values oeffne takes is open, and how it shows in the answer',
      open: ['S31'],
      members: /^session: POST \/login\.do 200 part-(refused|ignored) query oeffne$/,
    },
    {
      reason: 'an address may stand by itself, and be relative',
      open: ['P82'],
      members: / (POST|PATCH) \S+ 20[01] member-retyped _links\.(?!self$)\w+$/,
    },
    {
      reason: 'attributes that are not set are absent, and nothing says that a default is set',
      open: ['P62'],
      members: / GET \/partner\/\{PartnerId\} 200 member-dropped (typ|recht\w+)$/,
    },
    {
      reason: 'only the answer to a creation is said to carry what the service sets',
      open: ['P62'],
      members: / PATCH \/partner\/\{PartnerId\} 200 member-dropped gesperrtTransitiv$/,
    },
    {
      reason: 'the values of the cross-origin headers are open',
      open: ['R46'],
      members: /^report: OPTIONS \S+ 204 header-emptied /,
    },
    {
      reason: 'the sources do not name the members of an identifier',
      open: ['P99', 'P100'],
      members: /\/partnerkennzeichen 200 member-dropped (?!.*_links)/,
    },
    {
      reason: 'the sources do not say when an entry has this member',
      open: ['P107', 'P114'],
      members:
        /\/(administrierbare|uebernahmeRechtFuer) 200 member-dropped (\*\.organisationsName|_embedded\.partner\.\*\.(?!id|typ|kreditsachbearbeiter|_links))/,
    },
  ].map(({ members, ...why }) => ({ ...why, holds: ({ id }: Mutant) => members.test(id) })),
];

const OFFERS = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';

/** Single mutants, by id. */
export const PERMITTED: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries<Permission>(
    LISTS.kind.flatMap((kind): [string, Permission][] => [
      ...[200, 303].flatMap((status) =>
        [400, 404, 500].map((other): [string, Permission] => [
          `report: GET /${kind}/{reportId} ${status} status-swapped ${other}`,
          {
            reason:
              'D1 does not show the conditions of a 400, a 404 and a 500: a report that is not begun yet may have them',
            open: ['R128'],
          },
        ]),
      ),
      ...Object.entries({
        400: 'D1 does not show the conditions of a 400: an identifier of another form may have it',
        403: 'D1 does not show the conditions of a 404: a report of nobody may be refused like one of somebody else',
      }).map(([status, reason]): [string, Permission] => [
        `report: GET /${kind}/{reportId} 404 status-swapped ${status}`,
        { reason, open: ['R128'] },
      ]),
    ]),
  ),
  ...Object.fromEntries<Permission>(
    ['200', '500'].map((status) => [
      `offers-v2: POST /v2/ergebnisliste/ermittlung 403 status-swapped ${status}`,
      { reason: 'D2 does not say what a case of somebody else is answered with', open: ['O260'] },
    ]),
  ),
  [`offers-v3: POST ${OFFERS} 200 status-swapped 204`]: {
    reason: 'D2 leaves to the service when a result list is available',
    open: ['O329'],
  },
  ...Object.fromEntries<Permission>(
    ['204', '404'].map((status) => [
      `offers-v3: GET ${OFFERS}/{ergebnislisteId}/{ergebnisnummer}/provision 200 status-swapped ${status}`,
      { reason: 'D2 does not say which results have a commission', open: ['O332'] },
    ]),
  ),
  ...Object.fromEntries<Permission>(
    ['200', '500'].map((status) => [
      `login: GET /login 401 status-swapped ${status}`,
      { reason: 'D3 does not say with which status wrong credentials are refused', open: ['S26'] },
    ]),
  ),
  'consumer-loan-offers: POST /angebote 200 member-retyped errors.*.status': {
    reason: 'D2 states no type for it',
    open: ['L46'],
  },
};

/**
 * Why a mutant contradicts no statement of the sources; undefined when it does contradict one, so that a rule has to kill it.
 */
export function permissionOf(mutant: Mutant): Permission | undefined {
  const single = PERMITTED[mutant.id];
  if (single !== undefined) return single;
  if (STATED.some(([, mutants]) => mutants.test(mutant.id))) return undefined;
  const criterion = CRITERIA.find(({ holds }) => holds(mutant));
  return criterion && { reason: criterion.reason, open: criterion.open ?? mutant.open };
}
