import type { Answer } from '../../../kit/answer.ts';
import type { Context } from '../../../kit/context.ts';
import { isObject, jsonType } from '../../../kit/expect.ts';
import { statusOf } from './access.ts';

/**
 * Judges that a read answers 200 and JSON; what it holds is not shown.
 *
 * @param fixtures - settings that say that there is something to read
 */
export function expectJson(context: Context, answer: Answer, fixtures: readonly string[]): void {
  context.expect.that(answer.status === 200, 'status 200', statusOf(answer, fixtures), answer);
  expectPayload(context, answer);
}

/** Judges that an answer carries a resource: a JSON object or array, empty or not, of any shape. */
export function expectPayload(context: Context, answer: Answer): void {
  const payload = context.expect.json(answer);
  const isResource = isObject(payload) || Array.isArray(payload);
  context.expect.that(isResource, 'a JSON object or array', jsonType(payload), answer);
}

/** The faults by which every read can be broken; `fault` is how their names begin. */
export function faultsOfRead(fault: string): string[] {
  return [`${fault}-answers-202`, `${fault}-as-text`, `${fault}-as-null`];
}
