import { assume, placesByCase, type Answer, type StepContext } from '../../engine.ts';
import { loggedIn, loggedOut } from './sessions.ts';
import { signOn, signOnAfresh, type Way } from './sign-on.ts';

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

/** Where the sessions come from that are ended, as statements name them. */
export const ORIGINS = [...placesByCase('session', 'S11').values()].map(({ values = '' }) => values);

const SIGN_ON: Readonly<Record<string, Way>> = { 'sign-on by GET': 'GET', 'sign-on by POST': 'POST' };

/** Logs out of a session of its own that comes from there, once per run. */
export function loggedOutOf(context: StepContext, origin: string): Promise<Answer> {
  const way = SIGN_ON[origin];
  assume(way !== undefined || origin === 'form login', `no such session: ${origin}`);
  return way === undefined ? loggedOut(context) : loggedOut(context, origin, (step) => signOnAfresh(step, way));
}
