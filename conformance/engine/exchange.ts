import type { Answer } from './answer.ts';
import { Unanswered } from './outcome.ts';
import type { Run } from './run.ts';
import { ROUNDED_DOWN_MS } from './quota.ts';
import { isPage, NoAnswer, originOf, valuesOf, type WireRequest, type WireResponse } from './transport.ts';

/** How long a token lasts. */
export interface Lifetime {
  /** When it ends at the earliest, by the clock of the server that issued it, in ms; NaN when that shows none. */
  endsAt: number;
  /** The same by the clock of the suite, from the start of the run in ms: for where an answer shows no clock. */
  endsMs: number;
  /** What it may be refused with then: where no document names a status, gateways answer 403 as well as 401. */
  refusals: readonly number[];
}

/** What one check, or one step that checks share, sends. */
export interface Trace {
  /** Names the check or step; one name stands for the same requests in every run. */
  readonly scope: string;
  /** Its exchanges, and those of the steps that it shares, as indices into the evidence, in order. */
  readonly exchanges: Set<number>;
  /** How many identifiers it has invented. */
  drawn: number;
  /** When it began, by the clock of performance.now(). */
  readonly started: number;
  /** Set once a token that it had renewed was refused as well. */
  renewalIsFutile?: boolean;
  /** How long the token lasts that it renewed last. */
  token?: Lifetime;
}

/** A trace without exchanges. */
export function newTrace(scope: string): Trace {
  return { scope, exchanges: new Set(), drawn: 0, started: performance.now() };
}

/** An answer and its place in the evidence. */
export interface Recorded {
  response: WireResponse;
  index: number;
  /** What the same request was answered with before, when it had to be repeated. */
  before?: Recorded;
}

/** How a server under load, or a gateway before it, puts a request off: no fault of a contract. */
export const BUSY: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** How many windows of a rate limit one request waits for at most. */
const MOST_WINDOWS = 20;

/** How an exchange goes on after an answer that tells of overload. */
export interface Patience {
  /** `judged` returns such an answer at once: it is what the rule is about. */
  overload?: 'judged' | undefined;
  /** Whether the request may be sent twice, as one that changes nothing: a gateway that answers 504 may have passed it on. */
  mayRepeat: () => boolean;
  /** Whether servers count it, as they do wrong passwords: it is sent again only after 429, which nobody has looked at, and only once. */
  isCounted?: () => boolean;
}

/**
 * Sends a request and records it. Overload is not the fault of a contract: 429, and 503 with Retry-After to a read, is repeated once after
 * that time, again where the window has not ended yet, and where others were served meanwhile; 408, 502, 503 and 504 to a read once after
 * a pause. Then the check is inconclusive (G7). Where the last call of a window is spent, the next request waits for the next window.
 *
 * @throws Unanswered when the target gives no answer, or stays overloaded
 * @throws Skipped when the run is being stopped
 */
export async function exchange(
  run: Run,
  trace: Trace,
  request: WireRequest,
  { overload, mayRepeat, isCounted = () => false }: Patience,
): Promise<Recorded> {
  if (overload === 'judged') return attempt(run, trace, request);
  const inTurn = () => run.quotas.inTurn(request.url, () => attempt(run, trace, request));
  await run.quotas.wait(request.url);
  const first = await inTurn();
  let pause = pauseFor(run, first.response);
  if (pause === undefined) return first;
  const mostWindows = isCounted() ? 1 : MOST_WINDOWS;
  if (first.response.status !== 429) {
    const came = `status ${shownStatus(first.response)}`;
    if (isCounted()) throw new Unanswered(`${came}: a wrong password is not sent twice`);
    if (!mayRepeat())
      throw new Unanswered(`${came}: whether ${request.method} took effect is not known, and it is not sent twice`);
  }
  let latest = first;
  let isExtended = false;
  for (let windows = 0; windows < mostWindows; windows += 1) {
    const served = run.quotas.served(request.url);
    await (isInvitation(latest.response) ? run.quotas.spent(request.url, pause) : run.stop.sleep(pause));
    latest = await inTurn();
    pause = pauseFor(run, latest.response);
    if (pause === undefined) return { ...latest, before: first };
    if (!isInvitation(latest.response)) break;
    // Where nobody else was served meanwhile, another window makes no difference; but the same one may not have ended yet.
    const mayBeSame: boolean = !isExtended && pause <= ROUNDED_DOWN_MS;
    if (!mayBeSame && run.quotas.served(request.url) === served) break;
    isExtended ||= mayBeSame;
  }
  throw new Unanswered(`status ${shownStatus(latest.response)}, also when asked again${adviceFor(latest.response)}`);
}

/**
 * Waits until the window of a rate limit ends, as an answer with 429 announces it.
 *
 * @throws Unanswered when that takes more than is left of the budget of the run
 */
export async function windowEnd(run: Run, { url, header }: Answer): Promise<void> {
  await run.budget.wait(originOf(url), announcedPause(run, header));
}

async function attempt(run: Run, trace: Trace, asked: WireRequest): Promise<Recorded> {
  if (run.stop.reason !== undefined) throw run.stop.reason;
  const started = performance.now();
  if (started - trace.started > run.timing.ruleMs) {
    throw new Unanswered(`took longer than ${run.timing.ruleMs} ms: raise timing.ruleMs`);
  }
  const added = run.gateway.size === 0 ? undefined : run.gateway.get(originOf(asked.url));
  const request = added === undefined ? asked : { ...asked, headers: [...asked.headers, ...added] };
  const keep = (outcome: WireResponse | Error) => {
    const index = run.evidence.record(trace.scope, request, outcome, started);
    trace.exchanges.add(index);
    return index;
  };
  try {
    const response = await run.stop.answered(run.transport(request, trace.scope));
    run.redactor.learnFrom(response);
    run.quotas.learn(request.url, response);
    return { response, index: keep(response) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    keep(error);
    throw new Unanswered(run.redactor.text(error.message));
  }
}

/** A status, and that a page came with it: most often a gateway says so, and not the server. */
function shownStatus({ status, headers }: WireResponse): string {
  return isPage(headers) ? `${status} (an HTML page)` : String(status);
}

/** What helps where a rate limit does not say when it ends, and the pause of the suite was too short for it. */
function adviceFor(response: WireResponse): string {
  const isSilent = response.status === 429 && announcedMs(headerOf(response)) === undefined;
  return isSilent ? '; it does not say when to ask again: raise timing.pollMs or lower --concurrency' : '';
}

/** Whether the server says that it puts requests off for a time, and not only that it failed. */
function isInvitation(response: WireResponse): boolean {
  if (response.status !== 503) return response.status === 429;
  return secondsIn('Retry-After', headerOf(response)) !== undefined;
}

function headerOf(response: WireResponse): Answer['header'] {
  return (name) => valuesOf(response, name)[0];
}

/** How long to wait before the request is repeated, in ms; undefined when the answer can be judged. */
function pauseFor(run: Run, response: WireResponse): number | undefined {
  const { patienceMs, pollMs } = run.timing;
  if (response.status === 429) return announcedPause(run, headerOf(response));
  if (response.status !== 503) return BUSY.has(response.status) ? pollMs : undefined;
  // Nobody waits for a server longer than for what it has to do.
  return Math.min(msIn('Retry-After', headerOf(response)) ?? pollMs, Math.max(patienceMs, pollMs));
}

function announcedPause(run: Run, header: Answer['header']): number {
  return announcedMs(header) ?? run.timing.pollMs;
}

const announcedMs = (header: Answer['header']): number | undefined =>
  msIn('X-RateLimit-Reset', header) ?? msIn('Retry-After', header);

function msIn(name: string, header: Answer['header']): number | undefined {
  const seconds = secondsIn(name, header);
  return seconds === 0 ? ROUNDED_DOWN_MS : seconds && seconds * 1000;
}

/** From here on a number of seconds is a time of day: many gateways say so when a window ends. */
const FIRST_TIME_S = 1_000_000_000;

/** The seconds until the time that a header names. */
function secondsIn(name: string, header: Answer['header']): number | undefined {
  const announced = header(name) ?? '';
  const now = Date.parse(header('Date') ?? '') / 1000;
  const isNumber = /^\s*\d+(\.\d+)?\s*$/.test(announced);
  const seconds = isNumber ? Number(announced) : Date.parse(announced) / 1000 - now;
  const left = isNumber && seconds >= FIRST_TIME_S && !Number.isNaN(now) ? Math.max(0, seconds - now) : seconds;
  return Number.isFinite(left) && left >= 0 ? left : undefined;
}
