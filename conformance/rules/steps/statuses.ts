import { assume, BUSY, SUCCESS, type Answer } from '../engine.ts';

/** Tells whether an answer is a crash: a server error other than that of an overloaded server. */
export function isCrash({ status }: Answer): boolean {
  return status >= 500 && !BUSY.has(status);
}

/** The status of an answer as a reason names it; a refusal leads to the fixtures that claim otherwise. */
export function statusOf({ status }: Answer, fixtures: readonly string[]): string {
  const refused = status >= 400 && status < 500 && status !== 401;
  return refused && fixtures.length > 0 ? `${status}; see ${fixtures.join(' and ')}` : String(status);
}

/**
 * Makes sure that a request has succeeded whose refusal another rule judges.
 *
 * @param what - the request, as the reason names it: `a patch that is accepted`
 * @throws Inconclusive when it has not
 */
export function assumeSuccess({ status }: Pick<Answer, 'status'>, what: string): void {
  assume(SUCCESS.has(status), `needs ${what} (2xx), got ${status}`);
}
