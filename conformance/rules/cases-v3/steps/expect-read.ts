import type { Answer } from '../../../kit/answer.ts';
import type { Context } from '../../../kit/context.ts';
import { statusOf } from './access.ts';

/**
 * Judges that a read answers 200 and JSON; what it holds is not shown.
 *
 * @param fixtures - settings that say that there is something to read
 */
export function expectJson(context: Context, answer: Answer, fixtures: readonly string[]): void {
  context.expect.that(answer.status === 200, 'status 200', statusOf(answer, fixtures), answer);
  context.expect.json(answer);
}
