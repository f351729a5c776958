import { assume, BUSY, SUCCESS, type Answer, type Context } from '../engine.ts';

/** Whether a response is about something that exists, or may exist. */
export const isFound = ({ status }: Answer): boolean => status !== 404;

/** Whether a response is a server error that overload does not explain. */
export function isCrash({ status }: Answer): boolean {
  return status >= 500 && !BUSY.has(status);
}

/** The status of a response in words of a reason; for a refusal with the fixtures that may be wrong. */
export function statusOf({ status }: Answer, fixtures: readonly string[]): string {
  const refused = status >= 400 && status < 500 && status !== 401;
  return refused && fixtures.length > 0 ? `${status}; see ${fixtures.join(' and ')}` : String(status);
}

/**
 * Requires that a request has succeeded, where another rule judges a failure.
 *
 * @param what - the request in words of a reason: `a patch that is accepted`
 * @throws Inconclusive when it has not
 */
export function assumeSuccess({ status }: Pick<Answer, 'status'>, what: string): void {
  assume(SUCCESS.has(status), `needs ${what} (2xx), got ${status}`);
}

/** Expects that a 204 has no body and announces none: a client would read the next response as that body. */
export function expectNoBody({ expect }: Pick<Context, 'expect'>, answer: Answer): void {
  expect.that(answer.body === '', 'no body', `${Buffer.byteLength(answer.body)} bytes`, answer);
  const announced = answer.header('Content-Length') ?? '0';
  expect.that(/^0*$/.test(announced), 'no body', `the announcement of ${announced} bytes`, answer);
}
