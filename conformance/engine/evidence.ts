import { curl } from './curl.ts';
import { isWithheld, LONGEST_LEARNT, withheld, type Redactor } from './redact.ts';
import type { WireRequest, WireResponse } from './transport.ts';

/** One exchange as the report keeps it, free of secrets. */
export interface Exchange {
  /** The check or the shared step that asked. */
  scope: string;
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  /**
   * Absent when the target gave no answer; `error` says why. `bodyCut` marks a body of which only the beginning is kept, or, where it
   * could not be searched for secrets, its length and digest.
   */
  response?: {
    status: number;
    headers: Record<string, string>;
    body: string;
    bodyCut?: true;
    repeated?: [string, string][];
  };
  error?: string;
  /** From the start of the run until the request was sent. */
  startedMs: number;
  durationMs: number;
  /** A command that repeats the request; secrets have to be filled in. */
  curl: string;
}

/** The recorded exchanges of one run. */
export interface Evidence {
  readonly exchanges: readonly Exchange[];
  /**
   * Keeps an exchange and returns its index.
   *
   * @param started - when the request was sent, by the clock of performance.now()
   */
  record(scope: string, request: WireRequest, outcome: WireResponse | Error, started: number): number;
}

/** All bodies of a run that are kept whole, in characters as JSON writes them; from then on only the beginning of a body is kept. */
const ALL_BODIES = 32 * 1024 * 1024;
/** What is kept of a body beyond this limit, in characters. */
const BEGINNING = 16 * 1024;
/** Creates the recorder of one run; everything is redacted before it is kept. */
export function createEvidence(redactor: Redactor): Evidence {
  const exchanges: Exchange[] = [];
  const origin = performance.now();
  let kept = 0;
  const shorten = ({ body: whole, incomplete, undecodable }: WireResponse): { body: string; bodyCut?: true } => {
    if (undecodable === true) return { body: withheld(whole), bodyCut: true };
    const body = redactor.text(whole);
    if (isWithheld(body, whole)) return { body, bodyCut: true };
    const length = body.length <= BEGINNING ? body.length : JSON.stringify(body).length;
    if (incomplete === undefined && (length <= BEGINNING || kept + length <= ALL_BODIES)) {
      kept += length;
      return { body };
    }
    // At the end of what was read may stand half a secret, which is not recognised.
    const sure = incomplete === undefined ? body.length : Math.max(0, body.length - LONGEST_LEARNT);
    return { body: copyOf(body.slice(0, Math.min(BEGINNING, sure))), bodyCut: true };
  };
  const keptOf = (outcome: WireResponse, own: [string, string][]): NonNullable<Exchange['response']> => ({
    status: outcome.status,
    headers: join(own),
    ...repeatedIn(own),
    ...shorten(outcome),
  });
  return {
    exchanges,
    record: (scope, request, outcome, started) => {
      const headers = redactor.headers(request.headers);
      const url = redactor.url(request.url);
      const body = request.body === undefined ? undefined : redactor.text(request.body);
      exchanges.push({
        scope: redactor.text(scope),
        request: { method: request.method, url, headers: join(headers), ...(body === undefined ? {} : { body }) },
        ...(outcome instanceof Error
          ? { error: redactor.text(outcome.message) }
          : { response: keptOf(outcome, redactor.headers(outcome.headers)) }),
        startedMs: tenths(started - origin),
        durationMs: tenths(performance.now() - started),
        curl: curl(
          request.method,
          url,
          headers.map(([name, value], at) => [name, value, request.headers[at]?.[2]]),
          body,
        ),
      });
      return exchanges.length - 1;
    },
  };
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** A part of a text that does not keep the whole text in memory. */
function copyOf(part: string): string {
  return Buffer.from(part, 'utf16le').toString('utf16le');
}

function join(headers: readonly (readonly [string, string])[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of headers) joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value);
  return Object.fromEntries(joined);
}

/** The single values of headers that came more than once: a reader of the first one must find it again. */
function repeatedIn(headers: [string, string][]): { repeated?: [string, string][] } {
  const names = headers.map(([name]) => name.toLowerCase());
  const repeated = headers.filter((_, at) => names.indexOf(names[at] ?? '') !== names.lastIndexOf(names[at] ?? ''));
  return repeated.length === 0 ? {} : { repeated };
}
