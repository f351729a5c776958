import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume, Inconclusive } from '../../../kit/outcome.ts';
import { accessTokenIn } from '../../login/steps/token-request.ts';
import { tokenFor, type User } from './token.ts';

const ACCEPT_TEXT = { Accept: 'text/plain, */*;q=0.8' };

/** The value of the cookie sessionId that an answer sets; undefined when it sets none, or an empty one. */
export function sessionIn(answer: Answer): string | undefined {
  const values = answer.headers('set-cookie').map((cookie) => /^\s*sessionId=([^;]*)/.exec(cookie)?.[1]?.trim());
  return values.find((value) => value !== undefined && value !== '');
}

/** The names of the cookies that an answer sets, as a reason names them; their values are secret. */
export function cookiesIn(answer: Answer): string {
  const names = answer.headers('set-cookie').map((cookie) => {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    return value.trim() === '' ? `an empty ${name.trim()}` : name.trim();
  });
  return names.length === 0 ? 'no cookie' : names.join(' and ');
}

/** A session that this run has opened. */
export interface OpenSession {
  /** Value of its cookie; secret. */
  id: string;
  isEnded: boolean;
}

/** The session that an answer opens, if any; it is ended when all rules are judged, unless that was done before. */
export function endLater(context: StepContext, answer: Answer): OpenSession | undefined {
  const id = sessionIn(answer);
  if (id === undefined) return undefined;
  const session: OpenSession = { id, isEnded: false };
  context.cleanup(async () => {
    if (session.isEnded) return;
    const { status } = await logOut(context, session);
    if (!session.isEnded) throw new Error(`a session was opened and stays open; its logout answered ${status}`);
  });
  return session;
}

/** Logs out with the cookie of a session. */
async function logOut({ target }: StepContext, session: OpenSession): Promise<Answer> {
  const headers = { ...ACCEPT_TEXT, Cookie: `sessionId=${session.id}` };
  const answer = await target.send('session', 'POST', '/logout', { headers });
  session.isEnded ||= answer.status < 400;
  return answer;
}

/** Logs in by the form with the right credentials; once per run for the same query. */
export function logIn(context: StepContext, query: { oeffne?: string } = {}): Promise<Answer> {
  return context.once(`form login: ${JSON.stringify(query)}`, async (step) => {
    const answer = await submit(step, userOf(step), query);
    endLater(step, answer);
    return answer;
  });
}

/**
 * Logs in by the form with the right credentials.
 *
 * @throws Inconclusive when they are refused with 401, and the token endpoint does not accept them either
 */
export async function loggedIn(context: StepContext, query: { oeffne?: string } = {}): Promise<Answer> {
  const answer = await logIn(context, query);
  if (answer.status !== 401) return answer;
  const elsewhere = context.config.targets.login === undefined ? undefined : await tokenFor(context, userOf(context));
  assume(elsewhere && accessTokenIn(elsewhere), 'the user is refused with 401; see credentials.session');
  return answer;
}

/**
 * Logs out with the cookie of a session that was opened for it.
 *
 * @throws Inconclusive when the form login gives no cookie, which another rule judges
 */
export function loggedOut(context: StepContext): Promise<Answer> {
  return context.once('logout', async (step) => {
    const answer = await submit(step, userOf(step), {});
    const session = endLater(step, answer);
    assume(
      session,
      `needs a form login that sets the cookie sessionId, got status ${answer.status}; see credentials.session`,
    );
    return logOut(step, session);
  });
}

/** Logs in by the form as a user who does not exist; one try only, since repeated ones may lock somebody out. */
export function logInAsNobody(context: StepContext): Promise<Answer> {
  return context.once('form login of an invented user', async (step) => {
    const invented = { username: `nobody-${step.uuid()}@example.invalid`, password: step.uuid() };
    const answer = await submit(step, invented, {});
    endLater(step, answer);
    return answer;
  });
}

function submit({ target }: StepContext, user: User, query: { oeffne?: string }): Promise<Answer> {
  return target.send('session', 'POST', '/login.do', { query, form: { ...user }, headers: ACCEPT_TEXT });
}

function userOf({ config }: StepContext): User {
  const user = config.credentials?.session;
  if (user === undefined) throw new Inconclusive('supply credentials.session');
  return user;
}
