import { explanationOf, LEFT_OPEN, PERMITTED, STATED } from './explained.ts';
import type { Mutant, MutantKind, Permission } from './mutant.ts';

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

const isUndeclaredRefusal = ({ declared, status }: Mutant) => declared === 'default' && status >= 400;
const swapsRefusal = (mutant: Mutant) => mutant.kind === 'status-swapped' && isUndeclaredRefusal(mutant);
const isOfCaller = ({ status }: Mutant) => status === 401 || status === 403;

/** By reason why mutants contradict no statement: the condition for these mutants. The open statements are the nearest ones in the contract. */
const CRITERIA: Readonly<Record<string, (mutant: Mutant) => boolean>> = {
  'the sources do not show this body, and the contract leaves it open': ({ body, kind }) =>
    body === 'open' && OF_THE_BODY.has(kind),
  'the sources state no media type for this response': ({ interface: id, kind }) =>
    kind === 'media-type-wrong' && id !== 'partner' && id !== 'session',
  'the sources do not say with which status this operation succeeds': ({ kind, declared, detail }) =>
    kind === 'status-swapped' && declared === 'range' && detail.startsWith('2'),
  'the sources state neither a refusal of this request nor its status': (mutant) =>
    ACCEPTS.has(mutant.kind) && isUndeclaredRefusal(mutant) && !(mutant.secured && isOfCaller(mutant)),
  'no statement says that there are no further members': ({ kind }) => kind === 'member-added',
  'no statement gives an order': ({ kind }) => kind === 'items-reversed',
  'the sources do not say with which status this is refused': (mutant) =>
    swapsRefusal(mutant) && Number(mutant.detail) >= 400 && mutant.detail !== '500',
  'the sources do not say how unknown callers are refused: it may be a redirect to a login page': (mutant) =>
    swapsRefusal(mutant) && isOfCaller(mutant) && mutant.detail === '302',
  'a text may be empty': ({ kind, body }) => kind === 'body-emptied' && body === 'text',
  'a request is answered alike with a trace id and without it, and no statement says that the response shows it': (
    one,
  ) => one.kind === 'part-ignored' && /^header X-TraceId$/i.test(one.detail) && /offers/.test(one.interface),
};

/** Why a mutant contradicts no statement; undefined if it contradicts one, so that a rule must kill it. */
export function permissionOf(mutant: Mutant): Permission | undefined {
  const { id } = mutant;
  const single = explanationOf(id, PERMITTED);
  if (single === undefined && explanationOf(id, STATED) !== undefined) return undefined;
  const reason = Object.entries(CRITERIA).find(([, holds]) => holds(mutant))?.[0];
  const general = reason === undefined ? undefined : { reason, open: mutant.open };
  const found = single ?? general ?? explanationOf(id, LEFT_OPEN);
  return found && { reason: found.reason, open: found.open };
}
