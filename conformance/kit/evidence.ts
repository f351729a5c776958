import type { Redactor } from './redact.ts';
import type { WireRequest, WireResponse } from './transport.ts';

/** One exchange as the report keeps it, free of secrets. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  /** Absent when the target gave no answer; `error` says why. */
  response?: { status: number; headers: Record<string, string>; body: string };
  error?: string;
  durationMs: number;
  /** A command that repeats the request; secrets have to be filled in. */
  curl: string;
}

/** The recorded exchanges of one run. */
export interface Evidence {
  readonly exchanges: readonly Exchange[];
  /** Keeps an exchange and returns its index. */
  record(request: WireRequest, outcome: WireResponse | Error, durationMs: number): number;
}

/** Longest body that is kept, in characters; the rest is of no use to a reader, and many of them fill the memory. */
const LONGEST_BODY = 64 * 1024;

function shorten(body: string): string {
  if (body.length <= LONGEST_BODY) return body;
  return `${body.slice(0, LONGEST_BODY)}… [cut, ${body.length} characters in all]`;
}

/** Creates the recorder of one run; everything is redacted before it is kept. */
export function createEvidence(redactor: Redactor): Evidence {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    record: (request, outcome, durationMs) => {
      const headers = redactor.headers(request.headers);
      const url = redactor.url(request.url);
      const body = request.body === undefined ? undefined : shorten(redactor.text(request.body));
      exchanges.push({
        request: { method: request.method, url, headers: join(headers), ...(body === undefined ? {} : { body }) },
        ...(outcome instanceof Error
          ? { error: redactor.text(outcome.message) }
          : {
              response: {
                status: outcome.status,
                headers: join(redactor.headers(outcome.headers)),
                body: shorten(redactor.text(outcome.body)),
              },
            }),
        durationMs: Math.round(durationMs * 10) / 10,
        curl: curl(request.method, url, headers, body),
      });
      return exchanges.length - 1;
    },
  };
}

function join(headers: readonly (readonly [string, string])[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of headers) joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
  return joined;
}

function curl(method: string, url: string, headers: readonly (readonly [string, string])[], body?: string): string {
  const parts = ['curl -i', `-X ${method}`, quote(url)];
  for (const [name, value] of headers) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) parts.push(`--data-raw ${quote(body)}`);
  return parts.join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
