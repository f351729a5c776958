import type { Answer } from './answer.ts';
import { Unanswered } from './outcome.ts';
import type { Run } from './run.ts';
import { ROUNDED_DOWN_MS } from './quota.ts';
import { isPage, NoAnswer, originOf, valuesOf, type WireRequest, type WireResponse } from './transport.ts';

/** How long a token lasts. */
export interface Lifetime {
  /** When it ends at the earliest, by the clock of its issuer, in ms; NaN when the answer shows no clock. */
  endsAt: number;
  /** The same by the clock of the suite, in ms from the start of the run: used when an answer shows no clock. */
  endsMs: number;
  /** The statuses that may refuse it then: no document names one, and gateways answer 403 as well as 401. */
  refusals: readonly number[];
}

/** The requests of one check, or of one shared step. */
export interface Trace {
  /** Names the check or step; the same name means the same requests in every run. */
  readonly scope: string;
  /** Indices of its exchanges and of those of its shared steps in the evidence, in order of use. */
  readonly exchanges: Set<number>;
  /** How many identifiers it has drawn. */
  drawn: number;
  /** When it began, by the clock of performance.now(). */
  readonly started: number;
  /** Set once a token that it renewed was refused as well. */
  renewalIsFutile?: boolean;
  /** The lifetime of the token that it renewed last. */
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
  /** The first answer, when the request had to be repeated. */
  before?: Recorded;
}

/** The statuses by which an overloaded server or its gateway puts a request off, which breaks no contract. */
export const BUSY: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** How many windows of a rate limit one request waits for at most. */
const MOST_WINDOWS = 20;

/** What to do about an answer that reports overload. */
export interface Patience {
  /** `judged` returns such an answer at once, for a rule that is about it. */
  overload?: 'judged' | undefined;
  /** Whether the request changes nothing and so may be sent twice: a gateway that answers 504 may have passed it on. */
  mayRepeat: () => boolean;
  /** Whether servers count it, as they do wrong passwords: it is sent again only after 429, where nobody has looked at it, and only once. */
  isCounted?: () => boolean;
}

/**
 * Sends a request and records it. Overload breaks no contract. After 429, and after 503 with Retry-After to a read, the request is repeated
 * when that time is over, and again if the same window may not have ended or others were served meanwhile; after 408, 502, 503 and 504 a
 * read is repeated once after a pause. If that does not help, the check is inconclusive (G7). When a window is spent, requests wait for the next.
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
    // If nobody was served meanwhile, another window makes no difference; but the same one may not have ended yet.
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

/** A status, with a remark if it came with an HTML page, which is most often that of a gateway. */
function shownStatus({ status, headers }: WireResponse): string {
  return isPage(headers) ? `${status} (an HTML page)` : String(status);
}

/** Advice for a rate limit that does not say when it ends. */
function adviceFor(response: WireResponse): string {
  const isSilent = response.status === 429 && announcedMs(headerOf(response)) === undefined;
  return isSilent ? '; it does not say when to ask again: raise timing.pollMs or lower --concurrency' : '';
}

/** Tells whether an answer puts the request off for a time, rather than reporting a failure. */
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
  // No longer than the suite waits for a result.
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

/** From here on, a number of seconds is a Unix time: many gateways write the end of a window so. */
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
