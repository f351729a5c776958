import { explanationOf, LEFT_OPEN, PERMITTED, STATED } from './explained.ts';
import type { Mutant, MutantKind, Permission } from './mutant.ts';

/** A reason why mutants contradict no statement of the sources, and which they are: what the contract names next to the answer is open. */
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
const ACCEPTS: ReadonlySet<MutantKind> = new Set(['status-swapped', 'refusal-accepted']);

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
    reason: 'the sources do not say how unknown callers are refused: it may be a redirect to a login page',
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
];

/**
 * Why a mutant contradicts no statement of the sources; undefined when it does contradict one, so that a rule has to kill it.
 */
export function permissionOf(mutant: Mutant): Permission | undefined {
  const { id } = mutant;
  const single = explanationOf(id, PERMITTED);
  if (single === undefined && explanationOf(id, STATED) !== undefined) return undefined;
  const general = CRITERIA.find(({ holds }) => holds(mutant));
  const found = single ?? (general && { reason: general.reason, open: mutant.open }) ?? explanationOf(id, LEFT_OPEN);
  return found && { reason: found.reason, open: found.open };
}
