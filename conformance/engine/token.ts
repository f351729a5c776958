import { INTERFACES, type Issuer } from '../../generated/platform.ts';
import type { Answer } from './answer.ts';
import type { Lifetime, Trace } from './exchange.ts';
import { CLIENT_ERROR } from './expect.ts';
import { isObject } from '../json.ts';
import { Inconclusive } from './outcome.ts';
import { inTurn, type Run } from './run.ts';
import { sharedStep } from './shared-step.ts';

/** Key of the shared step that obtains a token. */
export const tokenStep = (issuer: Issuer): string => `token from ${issuer.interface}`;

/** An issued token. */
interface Issued extends Lifetime {
  value: string;
}

/** Assumed minimum lifetime of a token without `expires_in`, in seconds. */
const SHORTEST_S = 60;

/**
 * Sends a request with the token of an issuer, which all checks share. If it has expired, it is renewed and the request is repeated, since
 * a server must not fail because a run is long. If that is refused too, the check renews no more tokens.
 *
 * Each check renews for itself, even if others have done so: this must depend only on its own exchanges, since a replay, which runs checks
 * in another order, would otherwise send other requests.
 *
 * @param obtain - requests a token from the issuer
 * @param ask - sends the request with a token
 */
export async function withToken(
  run: Run,
  trace: Trace,
  issuer: Issuer,
  obtain: (own: Trace) => Promise<Answer>,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const first = await firstToken(run, trace, issuer, obtain);
  const answer = await ask(run.renewed.get(issuer.interface) ?? first.value);
  if (trace.renewalIsFutile === true || !hasExpired(run, trace.token ?? first, answer)) return answer;
  // In turn, since a new token may invalidate earlier ones of the same user.
  return inTurn(run, FRESH_TOKEN, async () => {
    const { value, ...token } = issuedBy(run, issuer, await obtain(trace));
    run.renewed.set(issuer.interface, value);
    trace.token = token;
    const again = await ask(value);
    // Otherwise a token that expires at once would be renewed after each refusal.
    trace.renewalIsFutile = again.status === 401 || hasExpired(run, token, again);
    return again;
  });
}

/** Name for `inTurn`: obtaining and using a token before another one may replace it. */
export const FRESH_TOKEN = 'fresh token';

/** The first token of the run, obtained by the first check that needs one. */
export function firstToken(
  run: Run,
  trace: Trace,
  issuer: Issuer,
  obtain: (own: Trace) => Promise<Answer>,
): Promise<Issued> {
  return sharedStep(run, trace, tokenStep(issuer), async (own) => issuedBy(run, issuer, await obtain(own)));
}

/** Whether a token was refused because it has expired, by the challenge, the clock of the server or, without one, that of the suite. */
function hasExpired(run: Run, { endsAt, endsMs, refusals }: Lifetime, answer: Answer): boolean {
  if (saysInvalid(answer) || saysOfToken(answer, REPLACED)) return true;
  if (!refusals.includes(answer.status)) return false;
  const lasted = timeOf(answer) - endsAt;
  if (!Number.isNaN(lasted)) return lasted >= 0;
  // Uses recorded times, so that a replay renews the same tokens.
  const { startedMs, durationMs } = run.evidence.timesOf(answer.exchange) ?? { startedMs: NaN, durationMs: NaN };
  return startedMs + durationMs >= endsMs;
}

/** Whether a response states that the token is invalid or has expired. */
export function saysInvalid(answer: Answer): boolean {
  return saysOfToken(answer, /\binvalid_token\b|\bexpired\b|\babgelaufen/i);
}

/** Words for a refused token without an error code, also for one that a later one has replaced: worth a new token, but no proof. */
const REPLACED =
  /\brevoked\b|\bwiderrufen|^(?=.*\b(?:token|jwt)\b).*(?:\b(?:invalid|not valid|no longer valid)\b|\bungültig|nicht (?:mehr )?gültig)/is;

function saysOfToken(answer: Answer, words: RegExp): boolean {
  if (answer.status !== 401) return false;
  const texts = [...answer.headers('WWW-Authenticate'), answer.incomplete === undefined ? answer.body : ''];
  return texts.some((text) => words.test(text));
}

const timeOf = (answer: Answer) => Date.parse(answer.header('Date') ?? '');

/** Advice on the setting to check after a refusal; empty if the server itself failed. */
function adviceFor({ interface: id, credential }: Issuer, { status }: Answer): string {
  if (status === 404 || status === 405) return `; see targets.${INTERFACES[id].host}`;
  return CLIENT_ERROR.has(status) ? `; see credentials.${credential}` : '';
}

function issuedBy(run: Run, issuer: Issuer, answer: Answer): Issued {
  const body = answer.json();
  const { access_token: value, expires_in: lifetime } = isObject(body) ? body : {};
  if (typeof value !== 'string' || value === '') {
    throw new Inconclusive(`${issuer.interface} gave no token (status ${answer.status})${adviceFor(issuer, answer)}`);
  }
  const isSaid = typeof lifetime === 'number';
  const lifetimeMs = (isSaid ? lifetime : SHORTEST_S) * 1000;
  const endsAt = timeOf(answer) + lifetimeMs;
  const endsMs = (run.evidence.timesOf(answer.exchange)?.startedMs ?? NaN) + lifetimeMs;
  return { value, endsAt, endsMs, refusals: isSaid ? [401, 403] : [401] };
}
