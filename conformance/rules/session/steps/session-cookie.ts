import {
  assume,
  CLIENT_ERROR,
  NotApplicable,
  coversOf,
  type Answer,
  type SetCookie,
  type StepContext,
} from '../../engine.ts';
import { entryOf } from '../../steps/entry-of.ts';
import { loggedIn, logInAfresh, logOut, openedByForm, pageToOpen, sessionCookiesOf, type Opened } from './sessions.ts';
import { signOn, handOver } from './sign-on.ts';
import { valuesAt } from '../../steps/at-places.ts';
import { ruleWith } from '../../steps/rule-with.ts';

/** The operations that set the cookie sessionId. */
export const OPENING = ['POST /login.do', 'GET /login', 'POST /login'];

interface SessionCookie {
  answer: Answer;
  /** How often the response sets it. */
  times: number;
  cookie: SetCookie;
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
  const cookies = sessionCookiesOf(answer);
  assume(cookies[0], 'needs a response that sets the cookie sessionId');
  return { answer, times: cookies.length, cookie: cookies[0] };
}

/** How the sessions were opened that logouts end, as the statements name it. */
export const ORIGINS = valuesAt('session', 'S11');

const WITH_PAGE = 'form login with oeffne';

const OPEN: Readonly<Record<string, (step: StepContext) => Promise<Opened>>> = {
  'form login': openedTwice,
  [WITH_PAGE]: openedWithPage,
  'sign-on by GET': (step) => signOn(step, 'GET'),
  'sign-on by POST': (step) => signOn(step, 'POST'),
};

/** The same, but each opens a new session that no other rule uses. */
const OPEN_AFRESH: Readonly<Record<string, (step: StepContext) => Promise<Opened>>> = {
  'form login': (step) => logInAfresh(step),
  [WITH_PAGE]: (step) => logInAfresh(step, pageToOpen(step)),
  'sign-on by GET': (step) => handOver(step, 'GET'),
  'sign-on by POST': (step) => handOver(step, 'POST'),
};

/** Opens a session by a login with a page to open; another rule judges whether that works. */
async function openedWithPage(step: StepContext): Promise<Opened> {
  const page = pageToOpen(step);
  const opened = await openedByForm(step, page);
  if (opened.session === undefined) throw new NotApplicable('a login with a page to open opens no session');
  return opened;
}

/** The session of the last login that opened one, since earlier sessions may have ended: how many a user may have is open. */
async function openedTwice(step: StepContext): Promise<Opened> {
  const again = await loggedInAgain(step);
  return again.session === undefined ? openedByForm(step, {}) : again;
}

/**
 * Logs out with the cookie of a session that was opened in this way, once per run.
 *
 * @throws Inconclusive when no session is opened, which another rule judges
 */
export function loggedOutOf(context: StepContext, origin: string): Promise<Answer> {
  return context.once(`logout of a ${origin}`, async (step) => {
    const openAndClose = async (open: (typeof OPEN)[string]) => {
      const opened = await open(step);
      const got = `status ${opened.answer.status}`;
      assume(opened.session, `needs a ${origin} that sets the cookie sessionId, got ${got}`);
      return logOut(step, opened.session);
    };
    return step.inTurn('session', async () => {
      const answer = await openAndClose(entryOf(OPEN, origin));
      // A later login may have replaced this session. The response to the logout of a session that has ended is open (S35).
      return CLIENT_ERROR.has(answer.status) ? openAndClose(entryOf(OPEN_AFRESH, origin)) : answer;
    });
  });
}

/** Logs the user in once more; the first logout ends this session. */
function loggedInAgain(context: StepContext): Promise<Opened> {
  return context.once('form login of a user who has logged in before', (step) => logInAfresh(step));
}

/** The response to a further form login of a user; undefined if it is refused, since how many sessions a user may have is open. */
export async function furtherLogin(context: StepContext): Promise<Answer | undefined> {
  const { answer } = await loggedInAgain(context);
  return CLIENT_ERROR.has(answer.status) ? undefined : answer;
}

/** Declares a rule about logouts. They are judged after all sign-ons, since a user may have a single session. */
export const logoutRule = ruleWith({
  covers: coversOf({ deleteSession: 302 }),
  effect: 'changes',
  needs: ['credentials.session'],
});
