import type { Answer } from './answer.ts';
import { Unanswered } from './outcome.ts';
import { wasSent } from './outage.ts';
import type { Run } from './run.ts';
import { ROUNDED_DOWN_MS } from './quota.ts';
import { CLOSED, isPage, NoAnswer, originOf, valuesOf, type WireRequest, type WireResponse } from './transport.ts';

/** The lifetime of a token. */
export interface Lifetime {
  /** Earliest end by the clock of the issuer, in ms; NaN if the response has no Date. */
  endsAt: number;
  /** Earliest end by the clock of the suite, in ms from the start of the run; used if a response has no Date. */
  endsMs: number;
  /** The statuses that may refuse the expired token: no document names one, and gateways answer 403 as well as 401. */
  refusals: readonly number[];
}

/** The requests of one check or shared step. */
export interface Trace {
  /** Name of the check or step; the same name means the same requests in every run. */
  readonly scope: string;
  /** Indices of its exchanges and of those of its shared steps, in order of use. */
  readonly exchanges: Set<number>;
  /** Number of identifiers drawn. */
  drawn: number;
  /** Start, from performance.now(). */
  readonly started: number;
  /** Set once a renewed token was refused as well. */
  renewalIsFutile?: boolean;
  /** The lifetime of the last renewed token. */
  token?: Lifetime;
}

/** Creates a trace without exchanges. */
export function newTrace(scope: string): Trace {
  return { scope, exchanges: new Set(), drawn: 0, started: performance.now() };
}

/** A response and the index of its exchange. */
export interface Recorded {
  response: WireResponse;
  index: number;
  /** Number of requests that the origin had served before this response. */
  servedBefore: number;
  /** The first response, if the request was repeated. */
  before?: Recorded;
}

/** Statuses of an overloaded server or gateway, which break no contract; from 520 on those of Cloudflare in place of 502 and 504. */
export const BUSY: ReadonlySet<number> = new Set([408, 502, 503, 504, 520, 521, 522, 523, 524]);

/** Maximum number of rate-limit windows that one request waits for. */
const MOST_WINDOWS = 20;

/** How to handle a response that reports overload. */
export interface Patience {
  /** `judged` returns such a response at once, for a rule about overload. */
  overload?: 'judged' | undefined;
  /** Whether the request changes nothing and so may be sent twice: a gateway that answers 504 may have forwarded it. */
  mayRepeat: () => boolean;
  /** Whether servers count it, such as a wrong password: it is repeated only after 429, which does not evaluate it, and only once. */
  isCounted?: () => boolean;
}

/**
 * Sends a request and records it. Overload breaks no contract, so it is repeated: after 429, and for a read after 503 with Retry-After,
 * when that time is over, and again if the same window may not have ended or other requests were served meanwhile; after another status
 * of an overloaded server, or a connection that was closed, a read once after a pause. If that does not help, the check is inconclusive
 * (G7). Requests wait for the end of a used-up window.
 *
 * @throws Unanswered when the target gives no response, or stays overloaded
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
  const first = await inTurn().catch(async (error: unknown) => {
    if (!isDropped(error) || isCounted() || !mayRepeat()) throw error;
    await run.stop.sleep(run.timing.pollMs);
    return inTurn();
  });
  let pause = pauseFor(run, first.response);
  if (pause === undefined) return first;
  const mostWindows = isCounted() ? 1 : MOST_WINDOWS;
  const requireRepeatable = (response: WireResponse) => {
    if (response.status === 429) return;
    const received = `status ${shownStatus(response)}`;
    if (isCounted()) throw new Unanswered(`${received}: a wrong password is not sent twice; run it again`);
    if (!mayRepeat())
      throw new Unanswered(
        `${received}: whether ${request.method} took effect is not known, and it is not sent twice; run it again`,
      );
  };
  requireRepeatable(first.response);
  let latest = first;
  let isExtended = false;
  for (let windows = 0; windows < mostWindows; windows += 1) {
    const { servedBefore } = latest;
    await (isInvitation(latest.response) ? run.quotas.spent(request.url, pause) : run.stop.sleep(pause));
    latest = await inTurn();
    pause = pauseFor(run, latest.response);
    if (pause === undefined) return { ...latest, before: first };
    if (!isInvitation(latest.response)) break;
    requireRepeatable(latest.response);
    // If no request was served meanwhile, another window makes no difference, unless the same one has not ended yet.
    const mayBeSame: boolean = !isExtended && pause <= ROUNDED_DOWN_MS;
    if (!mayBeSame && latest.servedBefore === servedBefore) break;
    isExtended ||= mayBeSame;
  }
  throw new Unanswered(
    `status ${shownStatus(latest.response)}, also when asked again${adviceFor(latest.response)}`,
    latest.response.status !== 429,
  );
}

/**
 * Waits for the end of the rate-limit window that a 429 response announces.
 *
 * @throws Unanswered when that takes longer than the rest of the budget
 */
export async function windowEnd(run: Run, { url, header }: Answer): Promise<void> {
  await run.budget.wait(originOf(url), announcedPause(run, header));
}

/** Whether a request that was sent got no response because its connection was closed, as load balancers do now and then. */
function isDropped(error: unknown): boolean {
  return error instanceof Unanswered && error.mayBeDone && CLOSED.test(error.message);
}

async function attempt(run: Run, trace: Trace, original: WireRequest): Promise<Recorded> {
  if (run.stop.reason !== undefined) throw run.stop.reason;
  const started = performance.now();
  if (started - Math.max(trace.started, run.cleanUpStarted) > run.timing.ruleMs) {
    throw new Unanswered(`took longer than ${run.timing.ruleMs} ms: raise timing.ruleMs`, false);
  }
  const added = run.gateway.size === 0 ? undefined : run.gateway.get(originOf(original.url));
  const request = added === undefined ? original : { ...original, headers: [...original.headers, ...added] };
  const keep = (outcome: WireResponse | Error) => {
    const index = run.evidence.record(trace.scope, request, outcome, started);
    trace.exchanges.add(index);
    return index;
  };
  try {
    const response = await run.stop.answered(run.transport(request, trace.scope));
    run.redactor.learnFrom(response);
    const { servedBefore = run.quotas.served(request.url) } = response;
    run.quotas.learn(request.url, response);
    return { response, index: keep(response), servedBefore };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    keep(error);
    throw new Unanswered(run.redactor.text(error.message), wasSent({ error: error.message }));
  }
}

/** A status, with a remark if it came with an HTML page, which usually is from a gateway. */
function shownStatus({ status, headers }: WireResponse): string {
  return isPage(headers) ? `${status} (an HTML page)` : String(status);
}

/** Advice about overload, or about a rate limit without an announced end, for which some web servers use 503. */
function adviceFor(response: WireResponse): string {
  if (response.status === 429) {
    const isSilent = announcedMs(headerOf(response)) === undefined;
    return isSilent ? '; it does not say when to ask again: raise timing.pollMs or lower --concurrency' : '';
  }
  const mayBeLimit = response.status === 503 && !isInvitation(response);
  return `; run it again later${mayBeLimit ? ' or, in case of a rate limit, lower --concurrency' : ''}`;
}

/** Whether a response asks to retry at a later time, rather than reporting a failure. */
function isInvitation(response: WireResponse): boolean {
  if (response.status !== 503) return response.status === 429;
  return secondsIn('Retry-After', headerOf(response)) !== undefined;
}

function headerOf(response: WireResponse): Answer['header'] {
  return (name) => valuesOf(response, name)[0];
}

/** The pause before repeating the request, in ms; undefined if the response can be judged. */
function pauseFor(run: Run, response: WireResponse): number | undefined {
  const { patienceMs, pollMs } = run.timing;
  if (response.status === 429) return announcedPause(run, headerOf(response));
  if (response.status !== 503) return BUSY.has(response.status) ? pollMs : undefined;
  // At most as long as the suite waits for a result.
  return Math.min(msIn('Retry-After', headerOf(response)) ?? pollMs, Math.max(patienceMs, pollMs));
}

function announcedPause(run: Run, header: Answer['header']): number {
  return announcedMs(header) ?? run.timing.pollMs;
}

function announcedMs(header: Answer['header']): number | undefined {
  const [windowMs, retryMs] = [msIn('X-RateLimit-Reset', header), msIn('Retry-After', header)];
  // While calls are left, something other than the window refuses the request, such as a limit of a gateway.
  const isOtherLimit = Number(header('X-RateLimit-Remaining')) > 0 && Number(secondsIn('Retry-After', header)) > 0;
  // Without a Date, a Unix time does not say how long.
  const isUnrelated = Number(windowMs) >= FIRST_TIME_S * 1000;
  return isOtherLimit || isUnrelated ? (retryMs ?? windowMs) : (windowMs ?? retryMs);
}

function msIn(name: string, header: Answer['header']): number | undefined {
  const seconds = secondsIn(name, header);
  return seconds === 0 ? ROUNDED_DOWN_MS : seconds && seconds * 1000;
}

/** A larger number of seconds is a Unix time, by which many gateways announce the end of a window. */
const FIRST_TIME_S = 1_000_000_000;

/** The seconds until the time in a header. */
function secondsIn(name: string, header: Answer['header']): number | undefined {
  const announced = header(name) ?? '';
  const now = Date.parse(header('Date') ?? '') / 1000;
  const isNumber = /^\s*\d+(\.\d+)?\s*$/.test(announced);
  const seconds = isNumber ? Number(announced) : Date.parse(announced) / 1000 - now;
  const left = isNumber && seconds >= FIRST_TIME_S && !Number.isNaN(now) ? Math.max(0, seconds - now) : seconds;
  return Number.isFinite(left) && left >= 0 ? left : undefined;
}
