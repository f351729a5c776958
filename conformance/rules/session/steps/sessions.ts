import {
  assume,
  CLIENT_ERROR,
  cookiesOf,
  cookieDate,
  coversOf,
  Unanswered,
  type Answer,
  type Context,
  type SetCookie,
  type StepContext,
} from '../../engine.ts';
import {
  accessTokenIn,
  credentialsOf,
  getWrong,
  nobody,
  tokenFor,
  type Credentials,
} from '../../steps/access-token.ts';
import { tried } from '../../steps/tried.ts';
import type { Form } from '../../steps/forms.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import { loginBox } from './login-box.ts';

const ACCEPT_TEXT = { Accept: 'text/plain, */*;q=0.8' };

/** The value of the cookie sessionId that a response sets; undefined if it sets none, sets an empty one, or removes it. */
export function sessionIn(answer: Answer): string | undefined {
  // A cookie replaces an earlier one with the same path and domain (RFC 6265, 5.3).
  const kept = new Map(
    sessionCookiesOf(answer).map((cookie) => [`${cookie.attribute('path')}, ${cookie.attribute('domain')}`, cookie]),
  );
  return [...kept.values()].find((cookie) => cookie.value !== '' && !isRemoved(cookie, answer))?.value;
}

/** The cookies sessionId that a response sets. */
export const sessionCookiesOf = (answer: Answer): SetCookie[] =>
  cookiesOf(answer).filter(({ name }) => name === 'sessionId');

/** If a response has no Date, a cookie with an Expires before this one counts as removed. */
const LONG_AGO = 'Sat, 01 Jan 2000 00:00:00 GMT';

/** Tells whether a cookie expires at once, which is how servers remove one, whatever its value is (RFC 6265, 3.1). */
function isRemoved(cookie: SetCookie, answer: Answer): boolean {
  const maxAge = cookie.attribute('max-age');
  if (maxAge !== undefined) return Number.parseInt(maxAge, 10) <= 0;
  return cookieDate(cookie.attribute('expires') ?? '') <= Date.parse(answer.header('date') ?? LONG_AGO);
}

/** The names of the cookies that a response sets, for a reason; their values are secret. */
export function cookiesIn(answer: Answer): string {
  const names = cookiesOf(answer).map((cookie) => {
    if (cookie.name === '') return 'a cookie without a name';
    if (isRemoved(cookie, answer)) return `a removed ${cookie.name}`;
    return cookie.value === '' ? `an empty ${cookie.name}` : cookie.name;
  });
  return names.length === 0 ? 'no cookie' : names.join(' and ');
}

interface OpenSession {
  /** Value of its cookie; secret. */
  id: string;
  isEnded: boolean;
}

/** The session that a response opens, if any. It is ended after all rules are judged, unless a rule has ended it. */
function endLater(context: StepContext, answer: Answer): OpenSession | undefined {
  const id = sessionIn(answer);
  if (id === undefined) return undefined;
  const session: OpenSession = { id, isEnded: false };
  context.cleanup(async () => {
    if (session.isEnded) return;
    // Read-only runs open sessions by GET, but the logout is a POST.
    if (!context.mayWrite)
      return context.leave('a session was opened and will expire: a read-only run does not log out');
    const { status } = await logOut(context, session);
    // A later login may have ended it: how many sessions a user may have is open.
    if (!session.isEnded) throw new Error(`a session may still be open; its logout answered ${status}`);
  });
  return session;
}

/**
 * Sends a request that opens a session, which is ended later. If there is no definite response, nobody knows its cookie: the report mentions
 * it.
 *
 * @throws Inconclusive when there is no response
 */
export async function opening(context: StepContext, send: () => Promise<Answer>): Promise<Opened> {
  try {
    const answer = await send();
    const session = endLater(context, answer);
    // The cookie of a refusal is one that every visitor gets.
    return { answer, session: CLIENT_ERROR.has(answer.status) ? undefined : session };
  } catch (error) {
    if (error instanceof Unanswered && error.mayBeDone)
      context.leave('perhaps a session was opened and will expire: there was no definite response');
    throw error;
  }
}

/** Logs out with the cookie of a session. */
export async function logOut({ target }: StepContext, session: OpenSession): Promise<Answer> {
  const headers = { ...ACCEPT_TEXT, Cookie: `sessionId=${session.id}` };
  const answer = await target.send('session', 'POST', '/logout', { headers });
  session.isEnded ||= answer.status < 400;
  return answer;
}

/**
 * Logs in by the form with the right credentials; once per run for the same query.
 *
 * @throws Inconclusive when they are refused with 401, and the token endpoint does not accept them either
 */
export async function loggedIn(context: StepContext, query: FormQuery = {}): Promise<Answer> {
  const { answer } = await openedByForm(context, query);
  if (answer.status !== 401) return answer;
  const elsewhere =
    context.config.targets.login === undefined ? undefined : await tokenFor(context, 'POST /login', 'session');
  assume(elsewhere && accessTokenIn(elsewhere), 'the user is refused with 401; see credentials.session');
  return answer;
}

interface FormQuery {
  oeffne?: string;
}

/** The path of the configured page, or `/`, which every site has. */
export function existingPage({ config }: StepContext): string {
  return config.fixtures?.session?.page ?? '/';
}

/** The query that names a page to open; which values a server accepts is open. */
export function pageToOpen(context: StepContext): FormQuery {
  return { oeffne: existingPage(context) };
}

/** Like `loggedIn`, with the session that the login opens, but accepts a 401. */
export function openedByForm(context: StepContext, query: FormQuery): Promise<Opened> {
  return context.once(`form login: ${JSON.stringify(query)}`, async (step) => {
    // A user may have one session at most: the login without a page, which most rules judge, comes first.
    if (query.oeffne !== undefined) await tried(openedByForm(step, {}));
    return logInAfresh(step, query);
  });
}

/** A response, and the session that it opens, if any. */
export interface Opened {
  answer: Answer;
  session: OpenSession | undefined;
}

/** Logs in by the form, for a new session that no other rule uses. */
export async function logInAfresh(step: StepContext, query: FormQuery = {}): Promise<Opened> {
  return opening(step, () => submit(step, credentialsOf(step, 'session'), query));
}

/**
 * Makes sure that a refusal is due to the form of a login.
 *
 * @throws Inconclusive when a login by the usual form is refused, too
 */
export async function assumeStillLogsIn(context: StepContext): Promise<void> {
  const { answer } = await logInAfresh(context);
  assume(!CLIENT_ERROR.has(answer.status), `needs a user who may log in once more, got ${answer.status}`);
}

/** Expects that a response opens a session. */
export function expectSession({ expect }: Context, answer: Answer): void {
  expect.that(sessionIn(answer) !== undefined, 'a cookie sessionId that is not empty', cookiesIn(answer), answer);
}

/**
 * Expects that a response opens no session.
 *
 * @throws Inconclusive when the login box sets such a cookie, too: some containers give every visitor a session before the login
 */
export async function expectNoSession(context: Context, answer: Answer): Promise<void> {
  const isOpen = sessionIn(answer) !== undefined;
  const isForAll = isOpen && sessionIn(await loginBox(context)) !== undefined;
  assume(!isForAll, 'needs a cookie sessionId that only a login gives; the login box gives one to every visitor');
  context.expect.that(!isOpen, 'no session', `${answer.status} with a cookie sessionId`, answer);
}

/**
 * Logs in with wrong credentials, after the right ones have opened a session.
 *
 * @throws Inconclusive when the right ones open no session
 */
export async function wrongLogin(context: StepContext, who: Refused): Promise<Answer> {
  const right = await loggedIn(context);
  const got = `status ${right.status} and ${cookiesIn(right)}`;
  const needed = 'a form login with the correct credentials that sets the cookie sessionId';
  assume(sessionIn(right), `needs ${needed}, got ${got}; see credentials.session`);
  return logInWrongly(context, who);
}

/** The users whom the form refuses. */
export type Refused = 'unknown user' | 'known user with another password';

/**
 * Logs in by the form with wrong credentials; once per run, since repeated ones may lock a user out.
 *
 * @throws Inconclusive when the configuration does not allow a wrong password
 */
export function logInWrongly(context: StepContext, who: Refused): Promise<Answer> {
  return context.once(`form login of a ${who}`, async (step) => {
    const answer = await (who === 'unknown user'
      ? submit(step, nobody(step, 'session'), await pageThatOpens(step))
      : getWrong(step, 'session', (user) => submit(step, user, {})));
    endLater(step, answer);
    return answer;
  });
}

/** A page to open, if a login with it is answered as documented, which other rules judge. */
async function pageThatOpens(step: StepContext): Promise<FormQuery> {
  const page = pageToOpen(step);
  const isKnown =
    step.config.credentials?.session !== undefined && (await openedByForm(step, page)).answer.status === 200;
  return isKnown ? page : {};
}

/** Logs in with the right credentials by any form, with additional headers. */
export async function logInBy(
  context: StepContext,
  { write, contentType }: Form,
  headers: Record<string, string>,
): Promise<Answer> {
  const raw = write(Object.entries(credentialsOf(context, 'session')));
  const parts = { raw, contentType, headers: { ...ACCEPT_TEXT, ...headers } };
  return (await opening(context, () => context.target.send('session', 'POST', '/login.do', parts))).answer;
}

function submit({ target }: StepContext, user: Credentials, query: FormQuery): Promise<Answer> {
  return target.send('session', 'POST', '/login.do', { query: { ...query }, form: { ...user }, headers: ACCEPT_TEXT });
}

/** Declares a rule about form logins with the right credentials. */
export const formLoginRule = ruleWith({
  covers: coversOf({ createSession: 200 }),
  effect: 'creates',
  needs: ['credentials.session'],
});
