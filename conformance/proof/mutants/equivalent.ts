import { LISTS } from '../../../generated/platform.ts';
import type { Mutant, MutantKind } from './mutant.ts';

/** A reason why mutants contradict no statement of the sources, and which they are. */
interface Criterion {
  reason: string;
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
const ACCEPTS: ReadonlySet<MutantKind> = new Set(['status-swapped', 'body-accepted']);
/** The interfaces whose answers have a media type by D3; D1 and D2 state none for an answer. */
const WITH_MEDIA_TYPE = new Set(['partner', 'session']);

/** What holds for every interface. */
const CRITERIA: readonly Criterion[] = [
  {
    reason: 'the sources do not show this body, and the contract leaves it open',
    holds: ({ body, kind }) => body === 'open' && OF_THE_BODY.has(kind),
  },
  {
    reason: 'the sources state no media type for this answer',
    holds: ({ interface: id, kind }) => kind === 'media-type-wrong' && !WITH_MEDIA_TYPE.has(id),
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
    reason: 'a text may be empty',
    holds: ({ kind, body }) => kind === 'body-emptied' && body === 'text',
  },
  {
    reason: 'attributes that are not set are absent, and nothing says that this one is set',
    holds: ({ interface: id, kind, body }) => id === 'partner' && kind === 'member-dropped' && body === 'formed',
  },
  {
    reason: 'an address stands by itself in some places, and as href in others',
    holds: ({ kind, detail }) => kind === 'member-retyped' && /(^|\.)_links\.\w+$/.test(detail),
  },
];

const OFFERS = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';

/** Single mutants, by id. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    LISTS.kind.flatMap((kind) => [
      [
        `report: GET /${kind}/{reportId} 200 status-swapped 404`,
        'D1 does not show the conditions of a 404: a report that is not begun yet may have it',
      ],
      [`report: GET /${kind}/{reportId} 200 stale-read`, 'D1 does not say that a report is ever ready'],
    ]),
  ),
  'offers-v2: POST /v2/ergebnisliste/ermittlung 403 status-swapped 200':
    'D2 does not say what a case of somebody else is answered with',
  [`offers-v3: POST ${OFFERS} 200 status-swapped 204`]: 'D2 leaves to the service when a result list is available',
  [`offers-v3: GET ${OFFERS}/{ergebnislisteId}/{ergebnisnummer}/provision 200 status-swapped 204`]:
    'D2 does not say which results have a commission',
  [`offers-v3: GET ${OFFERS}/{ergebnislisteId}/{ergebnisnummer}/provision 200 status-swapped 404`]:
    'D2 does not say which results have a commission',
  'applications: GET /v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege 200 status-swapped 404':
    'D2 does not say that a product provider, whose token the suite has, may read as a sales party',
  'consumer-loan-offers: POST /angebote 200 member-retyped errors.*.status': 'D2 states no type for it',
};

/**
 * Why a mutant contradicts no statement of the sources; undefined when it does contradict one, so that a rule has to kill it.
 */
export function equivalenceOf(mutant: Mutant): string | undefined {
  return EQUIVALENT[mutant.id] ?? CRITERIA.find(({ holds }) => holds(mutant))?.reason;
}
