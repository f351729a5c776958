import type { StepContext } from '../../../../engine/context.ts';
import { TRACE_IDS, type TracedPair, type TraceIdKind } from '../trace-id.ts';
import { suggestions } from './suggestions.ts';

/**
 * Asks for the financing suggestions with a trace id and without.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function tracedSuggestions(
  context: StepContext,
  method: 'GET' | 'POST',
  kind: TraceIdKind,
): Promise<TracedPair> {
  const traceId = TRACE_IDS[kind];
  const untraced = await suggestions(context, method);
  return { traceId, untraced, traced: await suggestions(context, method, { headers: { 'x-TraceId': traceId } }) };
}
