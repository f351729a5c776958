import { assume, type Answer, type StepContext } from '../../engine.ts';
import { EACH_ALONE, pairWith, type Traced, type TracedPair, type TraceIdKind } from './trace-id.ts';
import { assumeReady, commissionAgain, commissionReadings, readPart, TEMPORARY } from './parts.v2.ts';
import { hasDetermination, readUnknownAccepted } from './determine.v2.ts';
import { READS, readUnknown, type ReadName } from './reads.v2.ts';

/**
 * Reads a part of a determination with a trace id and without: of the configured one, of one of this run or, if there is none, of one that
 * does not exist.
 *
 * @throws Inconclusive when the token is not accepted, or there is no determination
 */
export function tracedRead(
  context: StepContext,
  name: ReadName = 'ermittlung',
  kind: TraceIdKind = 'word',
): Promise<TracedPair> {
  return pairWith(kind, (by) => readBothWays(context, name, by), name === 'ergebnisse' ? EACH_ALONE : undefined);
}

async function readBothWays(context: StepContext, name: ReadName, by: Traced): Promise<TracedPair> {
  if (!hasDetermination(context)) {
    const untraced = await readUnknownAccepted(context, name);
    return { untraced, traced: await readUnknown(context, name, by) };
  }
  const untraced = await untracedPart(context, name);
  const traced = await readPart(context, name, JSON.stringify(by), by, untraced);
  // A commission may become unavailable again, and other parts may become available between the reads.
  const isLate = ({ status }: Answer) => status === 202 || (name === 'provision' && TEMPORARY.includes(status));
  const [isFirstLate, isSecondLate] = [isLate(untraced), isLate(traced)];
  const waits = isFirstLate !== isSecondLate || (name === 'provision' && isSecondLate);
  assume(!waits, `what GET ${READS[name]} answers has to be waited for again`);
  return { untraced, traced };
}

/** A commission is only compared when it is ready: before that, the response changes by itself. */
async function untracedPart(context: StepContext, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPart(context, name);
  assumeReady(await commissionReadings(context));
  return commissionAgain(context);
}
