import type { Answer } from '../common/caller.ts';
import { ContractViolatedError } from '../common/errors.ts';

/** An open session. All its members are secrets: anybody who has them is signed in. */
export interface Session {
  /** Value of the cookie `sessionId`, unchanged. */
  sessionId: string;
  /** The `Set-Cookie` headers of the response. A server can pass them to a browser of the same site. */
  setCookie: readonly string[];
}

/**
 * The session that a response opens.
 *
 * @throws ContractViolatedError when the response sets no cookie `sessionId`
 */
export function sessionIn({ headers, about }: Answer<unknown>): Session {
  const setCookie = headers.getSetCookie();
  // Of two cookies with this name the later one wins; an empty one ends a session.
  const sessionId = setCookie.map(valueIn).findLast((value) => value !== '');
  if (sessionId === undefined) throw new ContractViolatedError('the response sets no cookie sessionId', about);
  return { sessionId, setCookie };
}

function valueIn(line: string): string {
  const [pair = ''] = line.split(';', 1);
  const equals = pair.indexOf('=');
  return pair.slice(0, equals).trim() === 'sessionId' ? pair.slice(equals + 1).trim() : '';
}
