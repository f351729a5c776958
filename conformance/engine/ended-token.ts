import { OPERATIONS } from '../../generated/operations.ts';
import type { PathOf } from '../../generated/contracts.ts';
import type { Answer } from './answer.ts';
import { DENIED } from './expect.ts';
import type { Trace } from './exchange.ts';
import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { Inconclusive } from './outcome.ts';
import type { Run } from './run.ts';
import { probesOf, serviceOf } from './served.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget, type HasEnded, type Target } from './target.ts';

/** A request with the credential of the interface's caller that was sent once in the run. */
interface Sent {
  answer: Answer;
  /** Sends it again. */
  again(target: Target): Promise<Answer>;
}

/**
 * Finds out whether a token that was refused with 401 has ended during the run: servers need not say so. It has if they refuse it now for a
 * request that they accepted it for at first. A server that refuses it for some requests only is judged.
 */
export function endOfToken(run: Run, trace: Trace): HasEnded {
  return async (id) => {
    const sent = await (probesOf(id).length > 0 ? showingService : readOfCollection)(run, trace, id);
    if (sent === undefined || DENIED.has(sent.answer.status)) return false;
    return (await sent.again(createTarget(run, trace))).status === 401;
  };
}

/** The request that has shown that the interface is served. */
async function showingService(run: Run, trace: Trace, id: InterfaceId): Promise<Sent | undefined> {
  const service = await serviceOf(run, trace, id).catch((error: unknown) => {
    if (!(error instanceof Inconclusive)) throw error;
  });
  const { answer, as, again } = service ?? {};
  return answer && again && as === INTERFACES[id].caller ? { answer, again } : undefined;
}

/** The read without path parameters; undefined if the interface has none. */
export async function readOfCollection(run: Run, trace: Trace, id: InterfaceId): Promise<Sent | undefined> {
  const collection = OPERATIONS[id].find(({ method, path }) => method === 'GET' && !path.includes('{'));
  if (collection === undefined) return undefined;
  const again = (target: Target) => target.send(id, 'GET', collection.path as PathOf<InterfaceId>);
  const answer = await sharedStep(run, trace, `${id}: collection`, (own) => again(createTarget(run, own)));
  return { answer, again };
}
