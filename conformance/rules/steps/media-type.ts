import type { Answer, Context } from '../engine.ts';

/** The media type of an answer, as a reason names it. */
export function mediaTypeOf({ mediaType }: Answer): string {
  return mediaType === '' ? 'no media type' : mediaType;
}

/** Expects a media type, whatever its parameters are. */
export function expectMediaType({ expect }: Pick<Context, 'expect'>, answer: Answer, type: string): void {
  expect.that(answer.mediaType === type, type, mediaTypeOf(answer), answer);
}
