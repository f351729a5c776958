import type { Answer, Context } from '../engine.ts';

/** The media type of a response, in words of a reason. */
export function mediaTypeOf({ mediaType }: Answer): string {
  return mediaType === '' ? 'no media type' : mediaType;
}

/** Expects a media type; parameters are ignored. */
export function expectMediaType({ expect }: Pick<Context, 'expect'>, answer: Answer, type: string): void {
  expect.that(answer.mediaType === type, type, mediaTypeOf(answer), answer);
}
