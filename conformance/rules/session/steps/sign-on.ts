import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { accessTokenIn } from '../../login/steps/token-request.ts';
import { cookiesIn, endLater, sessionIn } from './sessions.ts';
import { tokenFor } from './token.ts';

/** Where a sign-on is asked to lead. */
export const REDIRECT_TO = '/uebersicht';

/** The ways to hand over a token. */
export const WAYS = ['GET', 'POST', 'POST with the header only'] as const;
export type Way = (typeof WAYS)[number];

const REDIRECTS = [302, 303];
const REFUSED = [401, 403];
const ACCEPT_PAGE = { Accept: 'text/html, */*;q=0.8' };
const TOKEN_SETTINGS = 'credentials.session or credentials.login';

/**
 * A token for the sign-on: of the user of the configuration, or else of its partner.
 *
 * @throws Inconclusive when the token endpoint gives none
 */
export async function signOnToken(context: StepContext): Promise<string> {
  const { config } = context;
  assume(config.targets.login, 'a sign-on needs a token of the token endpoint; supply targets.login');
  const users = [config.credentials?.session, config.credentials?.login].filter((user) => user !== undefined);
  assume(users[0], `supply ${TOKEN_SETTINGS}`);
  const statuses: number[] = [];
  for (const user of users) {
    const answer = await tokenFor(context, user);
    const token = accessTokenIn(answer);
    if (token !== undefined) return token;
    statuses.push(answer.status);
  }
  assume(false, `the token endpoint gave no token (${statuses.join(', ')}); see ${TOKEN_SETTINGS}`);
}

/** Signs on with a token; the session is ended when all rules are judged. */
export function signOnWith(context: StepContext, way: Way, token: string, redirectTo = REDIRECT_TO): Promise<Answer> {
  return context.once(`sign-on by ${way} to ${redirectTo} with ${token}`, async (step) => {
    const answer = await step.target.send('session', way === 'GET' ? 'GET' : 'POST', '/login', {
      query: { redirectTo, ...(way === 'POST with the header only' ? {} : { authentication: token }) },
      headers: { ...ACCEPT_PAGE, ...(way === 'GET' ? {} : { 'X-Authentication': token }) },
    });
    endLater(step, answer);
    return answer;
  });
}

/**
 * Signs on with the right token.
 *
 * @throws Inconclusive when the token is refused, whatever way it is handed over
 */
export async function signOn(context: StepContext, way: Way): Promise<Answer> {
  const token = await signOnToken(context);
  const answer = await signOnWith(context, way, token);
  if (!REFUSED.includes(answer.status)) return answer;
  const others = await Promise.all(WAYS.map((other) => signOnWith(context, other, token)));
  assume(
    others.some(({ status }) => !REFUSED.includes(status)),
    `the token is refused with ${answer.status} in every way; see ${TOKEN_SETTINGS}`,
  );
  return answer;
}

/** Tells whether an answer is a redirect to the wanted path that opens a session. */
export function isSignedOn(answer: Answer): boolean {
  return REDIRECTS.includes(answer.status) && leadsTo(answer, REDIRECT_TO) && sessionIn(answer) !== undefined;
}

/** Expects a redirect to the wanted path, relative or absolute, that opens a session; 303 is judged by another rule. */
export function expectSignedOn({ expect }: Context, answer: Answer): void {
  expect.status(answer, REDIRECTS);
  const location = expect.header(answer, 'Location');
  expect.that(leadsTo(answer, REDIRECT_TO), `a Location with the path ${REDIRECT_TO}`, location);
  expect.that(sessionIn(answer) !== undefined, 'a cookie sessionId that is not empty', cookiesIn(answer));
}

/** Whether the Location has the path, perhaps below the one under which the host is served. */
function leadsTo(answer: Answer, path: string): boolean {
  const prefix = new URL(answer.url).pathname.replace(/\/login$/, '');
  const pathname = answer.location()?.pathname;
  return pathname === path || pathname === `${prefix}${path}`;
}
