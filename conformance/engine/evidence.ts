import { curl } from './curl.ts';
import { isWithheld, LONGEST_LEARNT, withheld, type Redactor } from './redact.ts';
import { wasSent } from './outage.ts';
import { originOf, type Times, type WireRequest, type WireResponse } from './transport.ts';

/** One exchange in a report, without secrets. */
export interface Exchange extends Times {
  /** The check or shared step that sent the request. */
  scope: string;
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  /**
   * Absent if the target gave no response; `error` has the reason. `bodyCut` marks a body that is only the beginning, or, if it could not
   * be searched for secrets, its length and digest.
   */
  response?: {
    status: number;
    headers: Record<string, string>;
    body: string;
    bodyCut?: true;
    repeated?: [string, string][];
  };
  error?: string;
  /** A curl command that repeats the request, with shell variables for secrets. */
  curl: string;
}

/** The recorded exchanges of one run. */
export interface Evidence {
  readonly exchanges: readonly Exchange[];
  /** The status of a response; undefined if there was none. Cheaper than reading the exchange, which redacts it. */
  statusOf(index: number): number | undefined;
  /** The times of an exchange. Cheaper than reading the exchange, which redacts it. */
  timesOf(index: number): Times | undefined;
  /** Whether a host that has answered before gets no requests at the moment, because it was silent. */
  hasSilentHost(): boolean;
  /**
   * Records an exchange and returns its index.
   *
   * @param started - time of sending, from performance.now()
   */
  record(scope: string, request: WireRequest, outcome: WireResponse | Error, started: number): number;
}

/** Total size of longer bodies that are kept completely, in characters as JSON; after that only beginnings are kept. */
const ALL_BODIES = 32 * 1024 * 1024;
/** Size of the beginning of a body that is kept beyond that limit, in characters. */
const BEGINNING = 16 * 1024;
/** A body up to this length is always kept, in characters. */
const SHORT = 4 * 1024;

type KeptBody = Pick<NonNullable<Exchange['response']>, 'body' | 'bodyCut'>;

/**
 * Creates the recorder of one run. Exchanges are redacted when they are read, with all secrets known by then; long bodies immediately, so
 * that the original is not kept in memory.
 */
export function createEvidence(redactor: Redactor): Evidence {
  const exchanges: Exchange[] = [];
  const statuses: (number | undefined)[] = [];
  const times: Times[] = [];
  const answering = new Set<string>();
  const silent = new Set<string>();
  const origin = performance.now();
  let kept = 0;
  const shorten = ({ body: whole, incomplete, undecodable }: WireResponse): KeptBody => {
    if (undecodable === true) return { body: withheld(whole), bodyCut: true };
    const body = redactor.text(whole);
    if (isWithheld(body, whole)) return { body, bodyCut: true };
    const length = JSON.stringify(body).length;
    if (incomplete === undefined && (length <= BEGINNING || kept + length <= ALL_BODIES)) {
      kept += length;
      return { body };
    }
    // An incomplete body may end with a part of a secret, which the redactor does not recognise.
    const safe = incomplete === undefined ? body.length : Math.max(0, body.length - LONGEST_LEARNT);
    return { body: copyOf(body.slice(0, Math.min(BEGINNING, safe))), bodyCut: true };
  };
  const bodyOf = (outcome: WireResponse): (() => KeptBody) => {
    const { body, incomplete, undecodable } = outcome;
    if (incomplete === undefined && undecodable !== true && body.length <= SHORT) {
      return () => {
        const shown = redactor.text(body);
        return { body: shown, ...(isWithheld(shown, body) ? { bodyCut: true } : {}) };
      };
    }
    const shortened = shorten(outcome);
    return () => shortened;
  };
  /** Closes over the parts of an exchange, but not over the outcome, which has the complete original body. */
  const makerOf = (scope: string, request: WireRequest, outcome: WireResponse | Error, took: Times) => {
    const { method, headers, url, body, form } = request;
    const { message: error } = outcome instanceof Error ? outcome : { message: '' };
    const response = outcome instanceof Error ? undefined : answerOf(outcome);
    return (): Exchange => {
      const shown = redactor.headers(headers);
      const sent = body === undefined ? {} : { body: redactor.text(body) };
      const at = redactor.url(url);
      const named = shown.map(([name, value], index) => [name, value, headers[index]?.[2]] as const);
      const fields = form?.map(([name, value, variable]) => [name, redactor.text(value), variable] as const);
      return {
        scope: redactor.text(scope),
        request: { method, url: at, headers: join(shown), ...sent },
        ...(response === undefined ? { error: redactor.text(error) } : { response: response() }),
        ...took,
        curl: curl(method, at, named, fields ?? sent.body),
      };
    };
  };
  const answerOf = (outcome: WireResponse) => {
    const body = bodyOf(outcome);
    const { status, headers } = outcome;
    return () => {
      const shown = redactor.headers(headers);
      return { status, headers: join(shown), ...repeatedIn(shown), ...body() };
    };
  };
  return {
    exchanges,
    statusOf: (index) => statuses[index],
    timesOf: (index) => times[index],
    hasSilentHost: () => silent.size > 0,
    record: (scope, request, outcome, started) => {
      const index = statuses.push(outcome instanceof Error ? undefined : outcome.status) - 1;
      const measured = { startedMs: tenths(started - origin), durationMs: tenths(performance.now() - started) };
      const took = outcome instanceof Error ? measured : (outcome.recorded ?? measured);
      times.push(took);
      const host = originOf(request.url);
      // A request that tries whether the host is back, in vain, does not end its rest.
      if (!(outcome instanceof Error)) {
        answering.add(host);
        silent.delete(host);
      } else if (answering.has(host) && !wasSent({ error: outcome.message })) silent.add(host);
      const make = makerOf(scope, request, outcome, took);
      const get = () => {
        const value = make();
        Object.defineProperty(exchanges, index, { value });
        return value;
      };
      Object.defineProperty(exchanges, index, { get, enumerable: true, configurable: true });
      return index;
    },
  };
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Copies a part of a text, since a slice would keep the whole text in memory. */
function copyOf(part: string): string {
  return Buffer.from(part, 'utf16le').toString('utf16le');
}

function join(headers: readonly (readonly [string, string])[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of headers) joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value);
  return Object.fromEntries(joined);
}

/** The separate values of repeated headers: a replay must read the same first value. */
function repeatedIn(headers: [string, string][]): { repeated?: [string, string][] } {
  const names = headers.map(([name]) => name.toLowerCase());
  const repeated = headers.filter((_, at) => names.indexOf(names[at] ?? '') !== names.lastIndexOf(names[at] ?? ''));
  return repeated.length === 0 ? {} : { repeated };
}
