import {
  assume,
  CLIENT_ERROR,
  DENIED,
  NotApplicable,
  targetOrigins,
  isSigned,
  unsigned,
  coversOf,
  decode,
  type Context,
  type StepContext,
  FRESH_TOKEN,
} from '../../engine.ts';
import { accessTokenIn, laterToken, tokenFor, type Owner } from '../../steps/access-token.ts';
import { keepsState, requireState } from '../../steps/state.ts';
import { traceIdFor } from '../../steps/trace-id.ts';
import { tried } from '../../steps/tried.ts';
import { endLater, existingPage, expectSession, loggedIn, sessionIn, type Opened } from './sessions.ts';
import { ruleWith } from '../../steps/rule-with.ts';

/** The page in the examples of the contract: a mock leads there whatever it is asked for. */
const EXAMPLE_PAGE = '/uebersicht';

/** The ways to hand over a token. */
const WAYS = ['GET', 'POST', 'POST with the header only', 'POST with the address only'] as const;
export type Way = (typeof WAYS)[number];

/** How a token is obtained. */
type TokenBy = 'POST' | 'GET';

/** A sign-on, the path that it asked to be led to, and the token that it handed over. */
interface SignOn extends Opened {
  path: string;
  token: string | undefined;
}

/** The statuses of a redirect; that it is 302 is judged by a rule of its own. */
export const REDIRECTS = [302, 303];
const ACCEPT_PAGE = { Accept: 'text/html, */*;q=0.8' };
const TOKEN_SETTINGS = 'credentials.session or credentials.login';

/** A token, and whose it is: whether that of an API key opens a session as that of a user does is open (S53). */
interface SignOnToken {
  token: string;
  owner: Owner;
}

/**
 * A token for the sign-on: of the user of the configuration, or else of its partner.
 *
 * @throws Inconclusive when the token endpoint gives none
 */
async function signOnToken(context: StepContext, by: TokenBy = 'POST'): Promise<SignOnToken> {
  const { config } = context;
  assume(config.targets.login, 'a sign-on needs a token of the token endpoint; supply targets.login');
  const owners = (['session', 'login'] as const).filter((one) => config.credentials?.[one] !== undefined);
  assume(owners[0], `supply ${TOKEN_SETTINGS}`);
  const statuses: number[] = [];
  for (const owner of owners) {
    const answer = await tokenFor(context, `${by} /login`, owner);
    const token = accessTokenIn(answer);
    if (token !== undefined) return { token, owner };
    statuses.push(answer.status);
  }
  assume(false, `the token endpoint gave no token (${statuses.join(', ')}); see ${TOKEN_SETTINGS}`);
}

/**
 * Signs on without a token, or with a wrong one: the right one with more behind its signature or, where one place carries it, without a
 * signature. A platform that does not verify tokens takes it.
 */
export function signOnWithout(context: StepContext, way: Way, credential: 'none' | 'wrong'): Promise<SignOn> {
  return context.once(`sign-on by ${way} with the credential ${credential}`, async (step) => {
    const right = await tried(signOn(step, way));
    // A path that leads nowhere is refused for itself.
    const path = right?.path === existingPage(step) ? right.path : wantedPath(step);
    if (credential === 'none') return ask(step, way, undefined, path);
    const { token } = await signOnToken(step);
    // Bytes behind the signature are none of it, however long that is.
    return ask(step, way, way.endsWith('only') && isSigned(token) ? unsigned(token) : `${token}c2ln`, path);
  });
}

/** Signs on with the right token, asking to be led to `path`, which may be any address. */
export function signOnTo(context: StepContext, path: string, way: Way = 'GET'): Promise<SignOn> {
  return context.once(`sign-on by ${way} to ${path}`, (step) => handOver(step, way, { path }));
}

/**
 * Signs on with the right token, asking to be led to a path with a query.
 *
 * @throws NotApplicable when the target leads to the same place whatever it is asked for
 */
async function signOnToQuery(context: StepContext, way: Way): Promise<SignOn> {
  requireState(context);
  return context.once(`sign-on by ${way} to a path with a query`, (step) =>
    handOver(step, way, { query: '?seite=2&filter=a%20%26%20b&Ort=K%C3%B6ln' }),
  );
}

/**
 * Signs on to a path with a query, where such a path is taken: none is shown.
 *
 * @throws NotApplicable when it is refused, or the target leads to the same place whatever it is asked for
 */
export async function signedOnToQuery(context: StepContext, way: Way): Promise<SignOn> {
  const made = await signOnToQuery(context, way);
  const { status } = made.answer;
  if (CLIENT_ERROR.has(status)) throw new NotApplicable(`a path with a query is refused, with ${status}`);
  return made;
}

/** Signs on with the token that one of the two operations of the token endpoint gave. */
export function signOnWithTokenBy(context: StepContext, way: Way, by: TokenBy): Promise<SignOn> {
  if (by === 'POST') return signOn(context, way);
  return context.once(`sign-on by ${way} with a token by ${by}`, (step) => handOver(step, way, { by }));
}

/** The same with the token of GET; undefined where there is none, or it is refused, which another rule judges. */
export async function signOnWithTokenOfGet(context: StepContext, way: Way): Promise<SignOn | undefined> {
  const made = await tried(signOnWithTokenBy(context, way, 'GET'));
  return made === undefined || CLIENT_ERROR.has(made.answer.status) ? undefined : made;
}

/**
 * Signs on with the right token.
 *
 * @throws Inconclusive when the token is refused, whatever way it is handed over, and its user not known from a form login either
 */
export async function signOn(context: StepContext, way: Way): Promise<SignOn> {
  const isOfUser = (await signOnToken(context)).owner === 'session';
  const by = (one: Way) => context.once(`sign-on by ${one}`, (step) => handOver(step, one));
  const made = await by(way);
  // How a token is refused that opens no session is open (S40).
  const isRefused = ({ answer, session }: SignOn) => DENIED.has(answer.status) || (!isOfUser && session === undefined);
  if (!isRefused(made)) return made;
  const others = await Promise.all(WAYS.map(by));
  const isKnown = async () =>
    isOfUser && context.mayWrite && (await tried(loggedIn(context).then(sessionIn))) !== undefined;
  assume(
    !others.every(isRefused) || (await isKnown()),
    `the token is refused with ${made.answer.status} in every way; see ${TOKEN_SETTINGS}`,
  );
  return made;
}

/**
 * Signs on with the right token, and is redirected, which another rule judges.
 *
 * @throws Inconclusive when there is no redirect
 */
export async function signedOn(context: StepContext, way: Way): Promise<SignOn> {
  const made = await signOn(context, way);
  assume(REDIRECTS.includes(made.answer.status), `needs a sign-on that redirects, got status ${made.answer.status}`);
  return made;
}

/**
 * Signs on by POST with a trace id, after the same without one was redirected.
 *
 * @throws Inconclusive when that was not
 */
export function tracedSignOn(context: StepContext): Promise<SignOn & { traceId: string }> {
  return context.once('sign-on by POST with a trace id', async (step) => {
    await signedOn(step, 'POST');
    const traceId = traceIdFor(step);
    return { ...(await handOver(step, 'POST', { traceId })), traceId };
  });
}

/**
 * The sign-ons by POST that are not refused, of all that this run makes with a right token: with it in both places, which the others
 * need, to a path with a query, with a trace id, with the token of GET and, where one place will do, with the token there alone.
 *
 * @throws Inconclusive when the first one is not redirected
 */
export async function signOnsByPost(context: StepContext, places: 'both' | 'either'): Promise<readonly SignOn[]> {
  const first = await signedOn(context, 'POST');
  const alone = places === 'both' ? [] : WAYS.slice(2).map((way) => signOn(context, way));
  const [further, ...made] = await Promise.all([furtherSignOns(context, 'POST'), tracedSignOn(context), ...alone]);
  return [first, ...further, ...made.filter(({ answer }) => !CLIENT_ERROR.has(answer.status))];
}

/** The sign-ons in one way that are not refused of those that nobody has to let through: to a path with a query, and with the token of GET. */
export async function furtherSignOns(context: StepContext, way: Way): Promise<readonly SignOn[]> {
  const query = keepsState(context) ? [signOnToQuery(context, way)] : [];
  const made = await Promise.all([signOnWithTokenOfGet(context, way), ...query]);
  return made.filter((one) => one !== undefined).filter(({ answer }) => !CLIENT_ERROR.has(answer.status));
}

/** A path that nobody else asks for: who leads to it has read the request. */
function wantedPath(context: StepContext): string {
  return keepsState(context) ? `${EXAMPLE_PAGE}-${context.uuid().slice(0, 8)}` : EXAMPLE_PAGE;
}

/** What is asked for beside a session: a path of its own, or a query behind the usual one. */
interface Wish {
  by?: TokenBy;
  path?: string;
  query?: string;
  traceId?: string;
}

/**
 * Hands over the right token and, where it is refused, fresh ones, since how often a token signs on, whether a later one replaces it, and
 * how it is refused then is open (S40). Where the wanted path is no page, it asks for one of the configuration, or else for the path that
 * every site has.
 */
export async function handOver(
  context: StepContext,
  way: Way,
  { by = 'POST', path, query = '', traceId }: Wish = {},
): Promise<SignOn> {
  const { owner, token: given } = await signOnToken(context, by);
  let wanted = path ?? `${wantedPath(context)}${query}`;
  // An address of a rule's own may be refused for itself.
  const isRefused = ({ answer: { status }, session }: SignOn) =>
    DENIED.has(status) ||
    (path === undefined && (CLIENT_ERROR.has(status) || (REDIRECTS.includes(status) && session === undefined)));
  const askWith = async (token: string) => {
    const made = await ask(context, way, token, wanted, traceId);
    const { status } = made.answer;
    const isNoPage = path === undefined && CLIENT_ERROR.has(status) && !DENIED.has(status);
    if (!isNoPage) return made;
    // A token may be spent by a page that is missing.
    wanted = `${existingPage(context)}${query}`;
    return ask(context, way, token, wanted, traceId);
  };
  const askAfresh = async () => askWith(await laterToken(context, `${by} /login`, owner));
  const made = await askWith(given);
  if (!isRefused(made)) return made;
  // One after the other, since each token may replace the one before it.
  return context.inTurn(FRESH_TOKEN, async () => {
    const again = await askAfresh();
    return isRefused(again) ? askAfresh() : again;
  });
}

/** Hands over a token; the session that this opens is ended when all rules are judged. */
async function ask(
  context: StepContext,
  way: Way,
  token: string | undefined,
  path: string,
  traceId?: string,
): Promise<SignOn> {
  const inAddress = token !== undefined && way !== 'POST with the header only';
  const inHeader = token !== undefined && (way === 'POST' || way === 'POST with the header only');
  const answer = await context.target.send('session', way === 'GET' ? 'GET' : 'POST', '/login', {
    query: { redirectTo: path, ...(inAddress ? { authentication: token } : {}) },
    headers: {
      ...ACCEPT_PAGE,
      ...(inHeader ? { 'X-Authentication': token } : {}),
      ...(traceId === undefined ? {} : { 'X-TraceId': traceId }),
    },
  });
  return { answer, session: endLater(context, answer), path, token };
}

/** Tells whether an answer is a redirect to the wanted path that opens a session. */
export function isSignedOn(context: StepContext, made: SignOn): boolean {
  const { answer } = made;
  return REDIRECTS.includes(answer.status) && leadsOn(context, made) && sessionIn(answer) !== undefined;
}

/** Expects a redirect to the wanted path that opens a session; 303 is judged by another rule. */
export function expectSignedOn(context: Context, made: SignOn): void {
  context.expect.status(made.answer, REDIRECTS);
  expectDestination(context, made);
  expectSession(context, made.answer);
}

/** Expects a Location with the wanted path, relative or absolute. */
export function expectDestination(context: Context, made: SignOn): void {
  const { answer, path } = made;
  const location = context.expect.header(answer, 'Location');
  context.expect.that(leadsOn(context, made), `a Location at the platform with the path ${path}`, location, answer);
}

/**
 * Whether the Location is the path with its query, perhaps below the one under which the host is served, at the platform. Servers that do not
 * know yet whether cookies work may add a path parameter. The token is of the sign-on, and not handed on.
 */
function leadsOn({ config }: StepContext, { answer, path, token }: SignOn): boolean {
  const prefix = new URL(answer.url).pathname.replace(/\/login$/, '');
  const location = answer.location();
  if (location === undefined) return false;
  // A gateway may take other ports and schemes than what stands behind it names.
  const hosts = [...targetOrigins(config)].map((origin) => new URL(origin).hostname);
  if (!/^https?:$/.test(location.protocol) || !hosts.includes(location.hostname)) return false;
  const wanted = new URL(path, answer.url);
  const found = [location.pathname, location.pathname.replace(/;[^/;]*$/, '')];
  const isPath = [wanted.pathname, `${prefix}${wanted.pathname}`].some((one) => found.includes(one));
  // How the query is encoded does not matter, and more may come with it.
  const query = location.searchParams;
  const isWhole = [...wanted.searchParams].every(([name, value]) => query.getAll(name).includes(value));
  // Where evidence is judged again, the name of its parameter is left of the token.
  const isHandedOn = query.has('authentication') || (token !== undefined && decode(location.href).includes(token));
  return isPath && isWhole && !isHandedOn;
}

/** Declares a rule about sign-ons by POST. */
export const signOnByPostRule = ruleWith({ covers: coversOf({ signOnWithHeader: 302 }), effect: 'creates' });
