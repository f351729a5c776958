import {
  assume,
  CLIENT_ERROR,
  DENIED,
  NotApplicable,
  SUCCESS,
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
import {
  existingPage,
  expectSession,
  loggedIn,
  opening,
  sessionCookiesOf,
  sessionIn,
  type Opened,
} from './sessions.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import { LOGIN_BOX } from './login-box.ts';

/** The page in the examples of the contract; a mock redirects to it whatever the request asks for. */
const EXAMPLE_PAGE = '/uebersicht';

/** The ways to hand over a token. */
const WAYS = ['GET', 'POST', 'POST with the header only', 'POST with the address only'] as const;
export type Way = (typeof WAYS)[number];

/** The method of the token endpoint that gives a token. */
type TokenBy = 'POST' | 'GET';

/** A sign-on, the path that it asked for, and the token that it sent. */
interface SignOn extends Opened {
  path: string;
  token: string | undefined;
}

/** The statuses of a redirect; another rule requires 302. */
export const REDIRECTS = [302, 303];
const ACCEPT_PAGE = { Accept: 'text/html, */*;q=0.8' };
const TOKEN_SETTINGS = 'credentials.session or credentials.login';

/** A token and its owner: whether the token of an API key opens a session, as that of a user does, is open (S53). */
interface SignOnToken {
  token: string;
  owner: Owner;
}

/**
 * A token for the sign-on: that of the configured user, or else of the configured partner.
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
 * Signs on without a token, or with a wrong one: the right token with a longer signature or, if only one place carries it, without a
 * signature. A platform that does not verify tokens accepts it.
 */
export function signOnWithout(context: StepContext, way: Way, credential: 'none' | 'wrong'): Promise<SignOn> {
  return context.once(`sign-on by ${way} with the credential ${credential}`, async (step) => {
    const right = await tried(signOn(step, way));
    // The server may refuse a path that does not exist, whatever the token.
    const path = right?.path === existingPage(step) ? right.path : wantedPath(step);
    if (credential === 'none') return ask(step, way, undefined, path);
    const { token } = await signOnToken(step);
    // Appended bytes invalidate a signature of any length.
    return ask(step, way, way.endsWith('only') && isSigned(token) ? unsigned(token) : `${token}c2ln`, path);
  });
}

/** Signs on with the right token and asks for a redirect to `path`, which may be any URL. */
export function signOnTo(context: StepContext, path: string, way: Way): Promise<SignOn> {
  return context.once(`sign-on by ${way} to ${path}`, (step) => handOver(step, way, { path }));
}

/**
 * Signs on with the right token and asks for a redirect to a path with a query.
 *
 * @throws NotApplicable when the target always redirects to the same place
 */
async function signOnToQuery(context: StepContext, way: Way): Promise<SignOn> {
  requireState(context);
  return context.once(`sign-on by ${way} to a path with a query`, (step) =>
    handOver(step, way, { query: '?seite=2&filter=a%20%26%20b&Ort=K%C3%B6ln' }),
  );
}

/**
 * The same, if the target accepts such a path: the documents show none.
 *
 * @throws NotApplicable when the target refuses it, or always redirects to the same place
 */
export async function signedOnToQuery(context: StepContext, way: Way): Promise<SignOn> {
  const made = await signOnToQuery(context, way);
  const { status } = made.answer;
  if (CLIENT_ERROR.has(status)) throw new NotApplicable(`a path with a query is refused, with ${status}`);
  return made;
}

/** Signs on with the token of one of the two operations of the token endpoint. */
export function signOnWithTokenBy(context: StepContext, way: Way, by: TokenBy): Promise<SignOn> {
  if (by === 'POST') return signOn(context, way);
  return context.once(`sign-on by ${way} with a token by ${by}`, (step) => handOver(step, way, { by }));
}

/** The same with the token of GET; undefined if there is none, or if it is refused, which another rule judges. */
export async function signOnWithTokenOfGet(context: StepContext, way: Way): Promise<SignOn | undefined> {
  const made = await tried(signOnWithTokenBy(context, way, 'GET'));
  return made === undefined || CLIENT_ERROR.has(made.answer.status) ? undefined : made;
}

/**
 * Signs on with the right token.
 *
 * @throws Inconclusive when the token is refused in every way, and no form login shows that its user is known
 */
export async function signOn(context: StepContext, way: Way): Promise<SignOn> {
  const isOfUser = (await signOnToken(context)).owner === 'session';
  const by = (one: Way) => context.once(`sign-on by ${one}`, (step) => handOver(step, one));
  const made = await by(way);
  // The response to a token that opens no session is open (S40).
  const isRefused = ({ answer, session }: SignOn) => DENIED.has(answer.status) || (!isOfUser && session === undefined);
  if (!isRefused(made)) return made;
  const others = await Promise.all(WAYS.map(by));
  const isKnown = async () =>
    isOfUser && context.mayWrite && (await tried(loggedIn(context).then(sessionIn))) !== undefined;
  const isUnknown = others.every(isRefused) && !(await isKnown());
  assume(!isUnknown, `the token is refused with ${made.answer.status} in every way; see ${TOKEN_SETTINGS}`);
  return made;
}

/**
 * Signs on with the right token.
 *
 * @throws Inconclusive when the response is no redirect, which another rule judges
 */
export async function signedOn(context: StepContext, way: Way): Promise<SignOn> {
  const made = await signOn(context, way);
  assume(REDIRECTS.includes(made.answer.status), `needs a sign-on that redirects, got status ${made.answer.status}`);
  return made;
}

/**
 * Signs on by POST with a trace id, after a sign-on without one.
 *
 * @throws Inconclusive when the sign-on without one is not redirected
 */
export function tracedSignOn(context: StepContext): Promise<SignOn & { traceId: string }> {
  return context.once('sign-on by POST with a trace id', async (step) => {
    await signedOn(step, 'POST');
    const traceId = traceIdFor(step);
    return { ...(await handOver(step, 'POST', { traceId })), traceId };
  });
}

/**
 * All sign-ons by POST with a right token that are not refused: with the token in both places, to a path with a query, with a trace id, with
 * the token of GET and, for `either`, with the token in one place alone.
 *
 * @throws Inconclusive when the first one, with the token in both places, is not redirected
 */
export async function signOnsByPost(context: StepContext, places: 'both' | 'either'): Promise<readonly SignOn[]> {
  const first = await signedOn(context, 'POST');
  const alone = places === 'both' ? [] : WAYS.slice(2).map((way) => signOn(context, way));
  const [further, ...made] = await Promise.all([furtherSignOns(context, 'POST'), tracedSignOn(context), ...alone]);
  return [first, ...further, ...made.filter(({ answer }) => !CLIENT_ERROR.has(answer.status))];
}

/** The sign-ons to a path with a query and with the token of GET, if they are not refused. */
export async function furtherSignOns(context: StepContext, way: Way): Promise<readonly SignOn[]> {
  const query = keepsState(context) ? [signOnToQuery(context, way)] : [];
  const made = await Promise.all([signOnWithTokenOfGet(context, way), ...query]);
  return made.filter((one) => one !== undefined).filter(({ answer }) => !CLIENT_ERROR.has(answer.status));
}

/** A path that no other request asks for: a server that redirects to it has read the request. */
function wantedPath(context: StepContext): string {
  return keepsState(context) ? `${EXAMPLE_PAGE}-${context.uuid().slice(0, 8)}` : EXAMPLE_PAGE;
}

/** Options of a sign-on: which operation gives the token, a path or a query behind the usual one, and a trace id. */
interface SignOnOptions {
  by?: TokenBy;
  path?: string;
  query?: string;
  traceId?: string;
}

/**
 * Signs on with the right token and, if it is refused, with up to two fresh ones: whether a token can be used twice, whether a later token
 * replaces it, and how it is then refused are open (S40). If the wanted path does not exist, asks for `existingPage` instead.
 */
export async function handOver(
  context: StepContext,
  way: Way,
  { by = 'POST', path, query = '', traceId }: SignOnOptions = {},
): Promise<SignOn> {
  const { owner, token: given } = await signOnToken(context, by);
  let wanted = path ?? `${wantedPath(context)}${query}`;
  // A path that the rule chose may be refused whatever the token.
  const isRefused = (made: SignOn) => {
    const { status } = made.answer;
    if (path !== undefined || DENIED.has(status)) return DENIED.has(status);
    // A refusal may lead to the login box or show it, and give a cookie to every visitor.
    const isLedToBox = made.answer.location()?.pathname.endsWith(LOGIN_BOX) === true;
    const isNoRedirect = CLIENT_ERROR.has(status) || SUCCESS.has(status);
    return isNoRedirect || (REDIRECTS.includes(status) && (made.session === undefined || isLedToBox));
  };
  const askWith = async (token: string) => {
    const made = await ask(context, way, token, wanted, traceId);
    const { status } = made.answer;
    const isNoPage = path === undefined && CLIENT_ERROR.has(status) && !DENIED.has(status);
    if (!isNoPage) return made;
    // Later attempts use this path, too: the missing page may have used up the token.
    wanted = `${existingPage(context)}${query}`;
    return ask(context, way, token, wanted, traceId);
  };
  const askAfresh = async () => askWith(await laterToken(context, `${by} /login`, owner));
  const made = await askWith(given);
  if (!isRefused(made)) return made;
  // Sequentially, since each token may replace the previous one.
  return context.inTurn(FRESH_TOKEN, async () => {
    const again = await askAfresh();
    return isRefused(again) ? askAfresh() : again;
  });
}

/** Sends a sign-on; a session that it opens is ended after all rules are judged. */
async function ask(
  context: StepContext,
  way: Way,
  token: string | undefined,
  path: string,
  traceId?: string,
): Promise<SignOn> {
  const inAddress = token !== undefined && way !== 'POST with the header only';
  const inHeader = token !== undefined && (way === 'POST' || way === 'POST with the header only');
  const send = () =>
    context.target.send('session', way === 'GET' ? 'GET' : 'POST', '/login', {
      query: { redirectTo: path, ...(inAddress ? { authentication: token } : {}) },
      headers: {
        ...ACCEPT_PAGE,
        ...(inHeader ? { 'X-Authentication': token } : {}),
        ...(traceId === undefined ? {} : { 'X-TraceId': traceId }),
      },
    });
  return { ...(await opening(context, send)), path, token };
}

/** Tells whether a response is a redirect to the wanted path that opens a session. */
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
 * Tells whether the Location is on the platform, or where the cookie of the session is sent, too, has the wanted path (perhaps below the base
 * path of the target) and its query, and does not pass the token on. Servers that do not know yet whether cookies work may add a path parameter.
 */
function leadsOn({ config }: StepContext, { answer, path, token }: SignOn): boolean {
  const prefix = new URL(answer.url).pathname.replace(/\/login$/, '');
  const location = answer.location();
  if (location === undefined) return false;
  // Behind a gateway, a server may name another port or scheme than the gateway has.
  const hosts = [...targetOrigins(config)].map((origin) => new URL(origin).hostname);
  // The web interface may have a host of its own, if the cookie is sent there, too (RFC 6265, 5.1.3).
  const isCookieSent = sessionCookiesOf(answer)
    .flatMap((cookie) => cookie.attribute('domain')?.toLowerCase().replace(/^\./, '') ?? [])
    .some((domain) => [location, new URL(answer.url)].every(({ hostname }) => isWithin(hostname, domain)));
  if (!/^https?:$/.test(location.protocol) || !(hosts.includes(location.hostname) || isCookieSent)) return false;
  const wanted = new URL(path, answer.url);
  const found = [location.pathname, location.pathname.replace(/;[^/;]*$/, '')];
  const isPath = [wanted.pathname, `${prefix}${wanted.pathname}`].some((one) => found.includes(one));
  // The query may be encoded differently, and have more parameters.
  const query = location.searchParams;
  const isWhole = [...wanted.searchParams].every(([name, value]) => query.getAll(name).includes(value));
  // In evidence that is judged again, the token is redacted and only the name of its parameter is left.
  const isHandedOn = query.has('authentication') || (token !== undefined && decode(location.href).includes(token));
  return isPath && isWhole && !isHandedOn;
}

/** Tells whether a host is a domain, or below it. Clients take no cookie for a whole top-level domain (RFC 6265, 5.3). */
const isWithin = (host: string, domain: string): boolean => domain.includes('.') && `.${host}`.endsWith(`.${domain}`);

/** Declares a rule about sign-ons by POST. */
export const signOnByPostRule = ruleWith({ covers: coversOf({ signOnWithHeader: 302 }), effect: 'creates' });
