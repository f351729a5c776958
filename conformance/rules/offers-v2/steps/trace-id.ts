import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { determine } from './determine.ts';
import { readUnknownAccepted } from './read-accepted.ts';
import { readUnknown } from './unknown.ts';

/** The same request with a trace id and without. */
export interface TracedPair {
  traceId: string;
  traced: Answer;
  untraced: Answer;
}

/** A trace id of the suite: any value will do. */
export function traceIdOf(context: StepContext): Promise<string> {
  return context.once('trace id', ({ uuid }) => Promise.resolve(uuid()));
}

/**
 * Reads a determination that nobody made, with a trace id and without: both are judged before anything is looked for.
 *
 * @throws NotApplicable when the interface is retired
 * @throws Inconclusive when the token is not accepted
 */
export async function tracedRead(context: StepContext): Promise<TracedPair> {
  const traceId = await traceIdOf(context);
  const untraced = await readUnknownAccepted(context);
  return { traceId, untraced, traced: await readUnknown(context, 'ermittlung', { headers: { 'x-TraceId': traceId } }) };
}

/**
 * Asks for a determination with a trace id and without.
 *
 * @throws NotApplicable when the interface is retired
 * @throws Inconclusive when the token is not accepted
 * @throws Skipped when writes are not allowed
 */
export async function tracedDetermination(context: StepContext): Promise<TracedPair> {
  const traceId = await traceIdOf(context);
  const untraced = await determine(context, {});
  return { traceId, untraced, traced: await determine(context, {}, { headers: { 'x-TraceId': traceId } }) };
}

/**
 * Judges that a request is answered alike with a trace id and without.
 *
 * @param usual - the statuses by which the request is known to have been accepted
 * @param fixtures - settings that say that it is
 */
export function expectSameStatus(
  { expect }: Context,
  { traced, untraced }: TracedPair,
  usual: readonly number[],
  fixtures: readonly string[] = [],
): void {
  const isUsual = ({ status }: Answer) => usual.includes(status);
  assume(
    isUsual(traced) || isUsual(untraced),
    `needs an answer with ${usual.join(' or ')}, got ${untraced.status} without x-TraceId and ` +
      [`${traced.status} with it`, ...fixtures.map((name) => `see ${name}`)].join('; '),
  );
  const [offender, other] = isUsual(untraced) ? [traced, untraced] : [untraced, traced];
  expect.that(
    offender.status === other.status,
    offender === traced
      ? `status ${other.status} with x-TraceId, as without`
      : `status ${other.status} without x-TraceId, as with it`,
    String(offender.status),
    offender,
  );
}
