import type { Issuer } from '../../generated/platform.ts';
import type { Answer } from './answer.ts';
import type { Trace } from './exchange.ts';
import { isObject } from './expect.ts';
import { Inconclusive } from './outcome.ts';
import type { Run } from './run.ts';
import { sharedStep } from './shared-step.ts';

/** A token of a run. */
interface Token {
  value: string;
  /** When it ends, by the clock of the server that issued it, in ms; NaN when it does not say. */
  endsAt: number;
}

/**
 * Sends a request with the token of an issuer, which all checks share. A token that has expired is renewed, and the request sent once
 * more: a long run must not accuse a server for that. What is refused then is refused.
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
  const state = run.tokens.get(issuer.interface) ?? { renewals: 0, taken: new Set() };
  run.tokens.set(issuer.interface, state);
  const askWith = async (number: number) => {
    const token = await tokenFrom(run, trace, issuer, number, obtain);
    const answer = await ask(token.value);
    if (answer.status !== 401) state.taken.add(number);
    return { answer, expired: hasExpired(token, answer) };
  };
  const { renewals } = state;
  const { answer, expired } = await askWith(renewals);
  const mayRenew = renewals === 0 || state.taken.has(renewals);
  if (!expired || !mayRenew) return answer;
  // Others may have seen it before.
  if (state.renewals === renewals) state.renewals += 1;
  return (await askWith(state.renewals)).answer;
}

/** Whether a token was refused because its time is over: the challenge says so, or the clock of the server. */
function hasExpired({ endsAt }: Token, answer: Answer): boolean {
  if (answer.status !== 401) return false;
  const said = [...answer.headers('WWW-Authenticate'), answer.incomplete === undefined ? answer.body : ''];
  return said.some((text) => /\binvalid_token\b|\bexpired\b/i.test(text)) || timeOf(answer) >= endsAt;
}

const timeOf = (answer: Answer) => Date.parse(answer.header('Date') ?? '');

/** Obtains a token from what issues it; later callers share it. */
function tokenFrom(
  run: Run,
  trace: Trace,
  issuer: Issuer,
  renewals: number,
  obtain: (own: Trace) => Promise<Answer>,
): Promise<Token> {
  const name = `token from ${issuer.interface}`;
  return sharedStep(run, trace, renewals === 0 ? name : `${name}, renewed ${renewals}`, async (own) => {
    const answer = await obtain(own);
    const body = answer.json();
    const { access_token: value, expires_in: lifetime } = isObject(body) ? body : {};
    if (typeof value !== 'string' || value === '') {
      throw new Inconclusive(`${issuer.interface} gave no token (status ${answer.status}); supply a token instead`);
    }
    return { value, endsAt: typeof lifetime === 'number' ? timeOf(answer) + lifetime * 1000 : Number.NaN };
  });
}
