import { messageOf } from '../../../../conformance/message-of.ts';
import { OWN_ORIGIN } from '../../../../conformance/mock/own-origin.ts';
import type { TriedRequest } from './request.ts';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)$/;
const PATIENCE_MS = 30_000;

/**
 * Sends a request without cookies, and follows no redirect.
 *
 * @throws Error if it was not sent or got no response; the message says why, and what to do
 */
export async function send(tried: TriedRequest): Promise<[response: Response, body: string]> {
  const request = requestFor(tried);
  try {
    const response = await fetch(request);
    return [response, await response.text()];
  } catch (error) {
    throw new Error(silenceAt(new URL(tried.url).origin), { cause: error });
  }
}

function requestFor({ url, ...sent }: TriedRequest): Request {
  if (!URL.canParse(url)) throw new Error('The address of the mock is none. It looks like http://127.0.0.1:4010.');
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'http:' || !LOOPBACK.test(hostname)) {
    throw new Error(
      `This page sends to mocks on this machine only: http://127.0.0.1 or http://localhost, not ${origin}. The curl command reaches any address.`,
    );
  }
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return new Request(url, { ...sent, credentials: 'omit', redirect: 'manual', cache: 'no-store', signal });
  } catch (error) {
    throw new Error(`The browser does not send this: ${messageOf(error).replace(/\.$/, '')}.`, { cause: error });
  }
}

function silenceAt(address: string): string {
  const { origin } = location;
  const start = `No answer from ${address}. Start the mocks in a checkout with «npm run mock», and check the port.`;
  if (OWN_ORIGIN.test(origin)) return start;
  return `${start} The mocks answer pages of this machine only, and this one is from ${origin}: use the curl command, or build the documentation here with «npm run docs».`;
}

/** The headers that this browser silently drops from requests of a page. */
export function forbiddenHeaders({ headers }: TriedRequest): string[] {
  const names = headers.map(([name]) => name);
  const isKept = (name: string) => !new Request('http://localhost', { headers: { [name]: 'x' } }).headers.has(name);
  return names.filter((name) => /^[\w-]+$/.test(name) && isKept(name));
}
