import { assume, type Answer, type Context } from '../../engine.ts';

/**
 * Expects that an answer to the request of the case is labelled application/json.
 *
 * @throws Inconclusive when it has no body, which another rule judges
 */
export function expectJson(context: Context, answer: Answer): void {
  assume(answer.body !== '', `needs a ${context.case} with a body`);
  const got = answer.mediaType === '' ? 'no media type' : answer.mediaType;
  context.expect.that(answer.mediaType === 'application/json', `application/json for a ${context.case}`, got, answer);
}
