import { INTERFACES, type Issuer } from '../../generated/platform.ts';
import type { Answer } from './answer.ts';
import type { Lifetime, Trace } from './exchange.ts';
import { CLIENT_ERROR } from './expect.ts';
import { isObject } from '../json.ts';
import { Inconclusive } from './outcome.ts';
import { inTurn, type Run } from './run.ts';
import { sharedStep } from './shared-step.ts';

/** The shared step that obtains a token, as its exchanges name it. */
export const tokenStep = (issuer: Issuer): string => `token from ${issuer.interface}`;

/** A token as it was issued. */
interface Issued extends Lifetime {
  value: string;
}

/** The shortest lifetime of a token whose issuer does not say how long it lasts, in seconds. */
const SHORTEST_S = 60;

/**
 * Sends a request with the token of an issuer, which all checks share. If it has expired, it is renewed and the request sent once
 * more: a server must not fail because a run is long. If that is refused too, the check renews no more tokens.
 *
 * Each check renews for itself, even if others have done so: this must follow from its own exchanges only, or a replay, which runs
 * checks in another order, would send something else.
 *
 * @param obtain - asks the issuer for a token
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
  // A new token may invalidate earlier ones of the same user.
  return inTurn(run, FRESH_TOKEN, async () => {
    const { value, ...token } = issuedBy(run, issuer, await obtain(trace));
    run.renewed.set(issuer.interface, value);
    trace.token = token;
    const again = await ask(value);
    // A token that expires at once would be renewed after each refusal.
    trace.renewalIsFutile = again.status === 401 || hasExpired(run, token, again);
    return again;
  });
}

/** What is done in turn: obtaining and using a token before another one may replace it. */
export const FRESH_TOKEN = 'fresh token';

/** The first token of the run, obtained by the check that needs it first. */
export function firstToken(
  run: Run,
  trace: Trace,
  issuer: Issuer,
  obtain: (own: Trace) => Promise<Answer>,
): Promise<Issued> {
  return sharedStep(run, trace, tokenStep(issuer), async (own) => issuedBy(run, issuer, await obtain(own)));
}

/** Tells whether a token was refused because it has expired, by the challenge, by the clock of the server or, if it shows none, that of the suite. */
function hasExpired(run: Run, { endsAt, endsMs, refusals }: Lifetime, answer: Answer): boolean {
  if (saysInvalid(answer)) return true;
  if (!refusals.includes(answer.status)) return false;
  const lasted = timeOf(answer) - endsAt;
  if (!Number.isNaN(lasted)) return lasted >= 0;
  // The recorded times, so that a replay renews the same tokens.
  const { startedMs, durationMs } = run.evidence.timesOf(answer.exchange) ?? { startedMs: NaN, durationMs: NaN };
  return startedMs + durationMs >= endsMs;
}

/** Tells whether a refusal says that the token is invalid or has expired. */
export function saysInvalid(answer: Answer): boolean {
  if (answer.status !== 401) return false;
  const said = [...answer.headers('WWW-Authenticate'), answer.incomplete === undefined ? answer.body : ''];
  return said.some((text) => /\binvalid_token\b|\bexpired\b/i.test(text));
}

const timeOf = (answer: Answer) => Date.parse(answer.header('Date') ?? '');

/** The setting to look at after a refusal; none if the server itself failed. */
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
