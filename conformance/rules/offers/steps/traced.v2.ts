import type { Answer, StepContext } from '../../engine.ts';
import { TRACE_IDS, type TracedPair, type TraceIdKind } from './trace-id.ts';
import { assumeReady, commissionReadings, readPartAs } from './parts.v2.ts';
import { determine, hasDetermination, readUnknownAccepted } from './determine.v2.ts';
import { readUnknown, type ReadName } from './reads.v2.ts';

/**
 * Reads a part of a determination with a trace id and without: of the operator's, of one that was made for this run or, where
 * there is none, of one that nobody made.
 *
 * @throws Inconclusive when the token is not accepted, or there is no determination
 */
export async function tracedRead(
  context: StepContext,
  name: ReadName = 'ermittlung',
  kind: TraceIdKind = 'word',
): Promise<TracedPair> {
  const traceId = TRACE_IDS[kind];
  const headers = { 'x-TraceId': traceId };
  if (!hasDetermination(context)) {
    const untraced = await readUnknownAccepted(context, name);
    return { traceId, untraced, traced: await readUnknown(context, name, { headers }) };
  }
  const untraced = await untracedPart(context, name);
  return { traceId, untraced, traced: await readPartAs(context, name, `x-TraceId ${kind}`, { headers }) };
}

/** A commission is compared once it is ready: what it is answered with before changes by itself. */
async function untracedPart(context: StepContext, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPartAs(context, name, 'v2');
  assumeReady(await commissionReadings(context));
  return readPartAs(context, name, 'v2 again');
}

/**
 * Asks for a determination with a trace id and without.
 *
 * @throws Inconclusive when the token is not accepted
 * @throws Skipped when writes are not allowed
 */
export async function tracedDetermination(context: StepContext, kind: TraceIdKind): Promise<TracedPair> {
  const traceId = TRACE_IDS[kind];
  const untraced = await determine(context, {});
  return { traceId, untraced, traced: await determine(context, {}, { headers: { 'x-TraceId': traceId } }) };
}
