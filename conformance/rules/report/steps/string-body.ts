import type { Answer } from '../../../engine/answer.ts';
import type { Context } from '../../../engine/context.ts';
import { jsonType } from '../../../engine/expect.ts';

/** Expects a string as body: text or a JSON string, since no media type is shown, but no JSON object or array. */
export function expectString({ expect }: Context, answer: Answer): void {
  const type = jsonType(answer.json());
  expect.that(type !== 'object' && type !== 'array', 'a string as body', `a JSON ${type}`, answer);
}
