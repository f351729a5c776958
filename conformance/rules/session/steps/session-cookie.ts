import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { loggedIn } from './sessions.ts';
import { signOn } from './sign-on.ts';

/** The operations that set the cookie sessionId. */
export const OPENING = ['POST /login.do', 'GET /login', 'POST /login'];

/** The cookie sessionId as an operation sets it. */
export interface SessionCookie {
  answer: Answer;
  /** How often it is set. */
  times: number;
  value: string;
  attributes: readonly string[];
}

/**
 * Opens a session.
 *
 * @throws Inconclusive when the cookie is not set, which another rule judges
 */
export async function sessionCookie(context: StepContext, operation: string): Promise<SessionCookie> {
  const answer =
    operation === 'POST /login.do'
      ? await loggedIn(context)
      : (await signOn(context, operation === 'GET /login' ? 'GET' : 'POST')).answer;
  const cookies = answer.headers('set-cookie').filter((one) => /^\s*sessionId=/.test(one));
  assume(cookies[0], 'needs an answer that sets the cookie sessionId');
  const [pair = '', ...attributes] = cookies[0].split(';').map((part) => part.trim());
  return { answer, times: cookies.length, value: pair.slice('sessionId='.length), attributes };
}
