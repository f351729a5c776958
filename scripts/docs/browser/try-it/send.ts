import { messageOf } from '../../../../conformance/message-of.ts';
import type { TriedRequest } from './request.ts';

/** What became of a request. */
export type Outcome =
  | {
      kind: 'answered';
      status: number;
      statusText: string;
      headers: [string, string][];
      body: string;
      durationMs: number;
    }
  /** Browsers hide the status and the headers of a redirect from pages. */
  | { kind: 'redirected'; durationMs: number }
  /** It was not sent, or nobody answered: what happened, and what to do. */
  | { kind: 'failed'; problem: string };

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)$/;
const PATIENCE_MS = 30_000;

/** Sends a request from this page, without cookies, and follows no redirect. */
export async function send({ method, url, headers, body }: TriedRequest): Promise<Outcome> {
  const problem = problemOf(url);
  if (problem !== undefined) return { kind: 'failed', problem };
  const init: RequestInit = {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'omit',
    redirect: 'manual',
  };
  let request: Request;
  try {
    request = new Request(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    return { kind: 'failed', problem: `The browser does not send this: ${messageOf(error).replace(/\.$/, '')}.` };
  }
  const start = performance.now();
  try {
    const response = await fetch(request);
    if (response.type === 'opaqueredirect') return { kind: 'redirected', durationMs: performance.now() - start };
    const text = await response.text();
    const { status, statusText } = response;
    const durationMs = performance.now() - start;
    return { kind: 'answered', status, statusText, headers: [...response.headers], body: text, durationMs };
  } catch {
    return { kind: 'failed', problem: silenceAt(new URL(url).origin) };
  }
}

/** Why a page cannot send to an address; undefined where it can. */
function problemOf(url: string): string | undefined {
  if (!URL.canParse(url)) return 'The address of the mock is none. It looks like http://127.0.0.1:4010.';
  const { protocol, hostname, origin } = new URL(url);
  if (protocol === 'http:' && LOOPBACK.test(hostname)) return undefined;
  return `This page sends to mocks on this machine only: http://127.0.0.1 or http://localhost, not ${origin}. The curl command reaches any address.`;
}

function silenceAt(address: string): string {
  const { protocol, hostname, origin } = location;
  const start = `No answer from ${address}. Start the mocks in a checkout with «npm run mock», and check the port.`;
  if (protocol === 'file:' || LOOPBACK.test(hostname)) return start;
  return `${start} The mocks answer pages of this machine only, and this one is from ${origin}: use the curl command, or build the documentation here with «npm run docs».`;
}
