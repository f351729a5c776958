import type { StepContext } from '../../../kit/context.ts';
import { traceIdOf, type TracedPair } from '../../offers-v2/steps/trace-id.ts';
import { suggestions } from './suggestions.ts';

/**
 * Reads the financing suggestions with a trace id and without.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function tracedSuggestions(context: StepContext): Promise<TracedPair> {
  const traceId = await traceIdOf(context);
  const untraced = await suggestions(context, 'GET');
  return { traceId, untraced, traced: await suggestions(context, 'GET', { headers: { 'x-TraceId': traceId } }) };
}
