import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { accessTokenIn } from '../../login/steps/token-request.ts';
import { cookiesIn, endLater, sessionIn } from './sessions.ts';
import { tokenFor } from './token.ts';

/** The page in the examples of the contract: a mock leads there whatever it is asked for. */
export const EXAMPLE_PAGE = '/uebersicht';

/** The ways to hand over a token. */
export const WAYS = ['GET', 'POST', 'POST with the header only'] as const;
export type Way = (typeof WAYS)[number];

/** A sign-on, and the path that it asked to be led to. */
export interface SignOn {
  answer: Answer;
  path: string;
}

const REDIRECTS = [302, 303];
const REFUSED = [401, 403];
const ACCEPT_PAGE = { Accept: 'text/html, */*;q=0.8' };
const TOKEN_SETTINGS = 'credentials.session or credentials.login';

/**
 * A token for the sign-on: of the user of the configuration, or else of its partner.
 *
 * @throws Inconclusive when the token endpoint gives none
 */
async function signOnToken(context: StepContext): Promise<string> {
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

/** Signs on with a token that nobody was given. */
export function signOnWithInvalidToken(context: StepContext, way: Way): Promise<SignOn> {
  return context.once(`sign-on by ${way} with an invalid token`, (step) => ask(step, way, 'invalid', wantedPath(step)));
}

/** Signs on with the right token, asking to be led to `path`, which may be any address. */
export async function signOnTo(context: StepContext, path: string): Promise<Answer> {
  const token = await signOnToken(context);
  return (await context.once(`sign-on to ${path}`, (step) => ask(step, 'GET', token, path))).answer;
}

/**
 * Signs on with the right token.
 *
 * @throws Inconclusive when the token is refused, whatever way it is handed over
 */
export async function signOn(context: StepContext, way: Way): Promise<SignOn> {
  const token = await signOnToken(context);
  const by = (one: Way) => context.once(`sign-on by ${one}`, (step) => ask(step, one, token, wantedPath(step)));
  const made = await by(way);
  if (!REFUSED.includes(made.answer.status)) return made;
  const others = await Promise.all(WAYS.map(by));
  assume(
    others.some(({ answer }) => !REFUSED.includes(answer.status)),
    `the token is refused with ${made.answer.status} in every way; see ${TOKEN_SETTINGS}`,
  );
  return made;
}

/** A path that nobody else asks for: who leads to it has read the request. */
function wantedPath({ config, uuid }: StepContext): string {
  return config.capabilities?.state === false ? EXAMPLE_PAGE : `${EXAMPLE_PAGE}-${uuid().slice(0, 8)}`;
}

/** Hands over a token; the session that this opens is ended when all rules are judged. */
async function ask(context: StepContext, way: Way, token: string, path: string): Promise<SignOn> {
  const answer = await context.target.send('session', way === 'GET' ? 'GET' : 'POST', '/login', {
    query: { redirectTo: path, ...(way === 'POST with the header only' ? {} : { authentication: token }) },
    headers: { ...ACCEPT_PAGE, ...(way === 'GET' ? {} : { 'X-Authentication': token }) },
  });
  endLater(context, answer);
  return { answer, path };
}

/** Tells whether an answer is a redirect to the wanted path that opens a session. */
export function isSignedOn({ answer, path }: SignOn): boolean {
  return REDIRECTS.includes(answer.status) && leadsTo(answer, path) && sessionIn(answer) !== undefined;
}

/** Expects a redirect to the wanted path, relative or absolute, that opens a session; 303 is judged by another rule. */
export function expectSignedOn({ expect }: Context, { answer, path }: SignOn): void {
  expect.status(answer, REDIRECTS);
  const location = expect.header(answer, 'Location');
  expect.that(leadsTo(answer, path), `a Location with the path ${path}`, location);
  expect.that(sessionIn(answer) !== undefined, 'a cookie sessionId that is not empty', cookiesIn(answer));
}

/** Whether the Location has the path, perhaps below the one under which the host is served. */
function leadsTo(answer: Answer, path: string): boolean {
  const prefix = new URL(answer.url).pathname.replace(/\/login$/, '');
  const pathname = answer.location()?.pathname;
  return pathname === path || pathname === `${prefix}${path}`;
}
