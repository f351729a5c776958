import type { Dispatcher } from 'undici';
import { decompress, Unreadable } from './decompress.ts';
import { textOf } from './charset.ts';
import { connectionsOf, remedyFor, type Network } from './network.ts';
import { limitFor, withCircuitBreaker } from './outage.ts';
import { NoAnswer, valuesOf, withoutBlanks, type Transport, type WireRequest, type WireResponse } from './transport.ts';

/** Limits of the network transport. */
export interface HttpTransportOptions {
  /** Longest wait for one complete response, in ms. */
  requestTimeoutMs: number;
  /** Largest body that is read completely, in bytes; of a larger one the beginning is kept and the size counted. */
  maxBodyBytes?: number | undefined;
  /** Total size of bodies that are read, in characters; after that only short bodies are read completely. */
  maxAllBodies?: number | undefined;
  /** Maximum number of concurrent requests. */
  concurrency?: number | undefined;
  /** Proxies and certificates; none by default. */
  network?: Network;
  /** Value of User-Agent. */
  userAgent?: string;
}

/** A transport over the network that owns its connections. */
export interface HttpTransport {
  send: Transport;
  close(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
/** A body up to this size, in bytes, is always read completely. */
const SHORT_BODY = 64 * 1024;
/** Up to this size the bytes of a body are counted; a larger body is an error. */
const MOST_COUNTED = 64 * MEBIBYTE;

/**
 * Creates a transport over the network: HTTP/1.1 with keep-alive, no redirects, limited time and size.
 *
 * @throws NoAnswer from `send` when the target gives no complete response within the limits
 */
export function httpTransport(options: HttpTransportOptions): HttpTransport {
  const { requestTimeoutMs, maxBodyBytes = 2 * MEBIBYTE, maxAllBodies = 32 * MEBIBYTE, concurrency = 8 } = options;
  const { network = {}, userAgent } = options;
  const agent = connectionsOf(network, { connections: concurrency, connectTimeout: requestTimeoutMs });
  const signed = (request: WireRequest): WireRequest =>
    userAgent === undefined ? request : { ...request, headers: [...request.headers, ['User-Agent', userAgent]] };
  const slots = semaphore(concurrency);
  let left = maxAllBodies;
  const ask = withCircuitBreaker(
    async (asked) => {
      const longest = Math.min(maxBodyBytes, Math.max(SHORT_BODY, left));
      const { origin } = new URL(asked.url);
      const request = signed(asked);
      try {
        const received = await receive(agent, request, { timeoutMs: requestTimeoutMs, maxBodyBytes: longest });
        const advice =
          longest < maxBodyBytes
            ? `the run has read ${mebibytes(maxAllBodies)} of bodies, raise limits.allBodiesBytes`
            : 'raise limits.bodyBytes';
        const response = await responseOf(received, longest, advice);
        left -= response.body.length;
        return response;
      } catch (error) {
        const remedy = remedyFor(codeOf(error), origin, network);
        const why = `${explain(error, requestTimeoutMs)}${remedy === '' ? '' : `; ${remedy}`}`;
        throw new NoAnswer(`no answer from ${origin}: ${why}`);
      }
    },
    { restMs: requestTimeoutMs, limit: limitFor(concurrency) },
  );
  return {
    send: (request) => slots(() => ask(request)),
    close: () => agent.destroy(),
  };
}

const mebibytes = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MiB`;

/** Decodes the body of a response; if it was not read completely, `incomplete` has the advice. */
async function responseOf({ bytes, size, ...head }: Received, longest: number, advice: string): Promise<WireResponse> {
  const valueOf = (name: string) => valuesOf(head, name).join(', ');
  const [encoding, type] = [valueOf('content-encoding'), valueOf('content-type')];
  if (size > bytes.length) {
    const { body, undecodable } = textOf(bytes, type);
    const incomplete = `the body has ${size} bytes, of which ${bytes.length} were read: ${advice}`;
    return { ...head, body, undecodable: encoding === '' ? undecodable : true, incomplete };
  }
  try {
    return { ...head, ...textOf(await decompress(bytes, encoding, longest), type) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...head, body: '', incomplete: error.message };
  }
}

const BODILESS = new Set([204, 304]);

/** A raw response, with the beginning of its body and the size of the whole body. */
interface Received {
  status: number;
  headers: [string, string][];
  bytes: Buffer;
  size: number;
}

/**
 * Sends a request, reads the beginning of the response body, and counts the rest. Not undici's `request`, which creates a stream for each
 * body at a third of the cost of an exchange.
 */
function receive(
  dispatcher: Dispatcher,
  { method, url, headers: sent, body }: WireRequest,
  { timeoutMs, maxBodyBytes }: { timeoutMs: number; maxBodyBytes: number },
): Promise<Received> {
  const { origin, pathname, search } = new URL(url);
  const pairs = sent.flatMap(([name, value]) => [name, value]);
  const asked = { origin, path: pathname + search, method, headers: pairs, body: body ?? null };
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [status, size] = [0, 0];
    let headers: [string, string][] = [];
    let underWay: Dispatcher.DispatchController | undefined;
    let late: Error | undefined;
    // Limits the whole exchange: a slow body might never exceed a timeout between two chunks.
    const timer = setTimeout(() => {
      late = Object.assign(new Error(), { name: 'TimeoutError' });
      underWay?.abort(late);
      // A request that still waits for its connection or proxy tunnel cannot be aborted.
      reject(late);
    }, timeoutMs);
    dispatcher.dispatch(asked, {
      onRequestStart: (controller) => {
        underWay = controller;
        if (late !== undefined) controller.abort(late);
      },
      onResponseStart: ({ rawHeaders }, code) => {
        if (code < 200) return;
        status = code;
        headers = pairsOf(rawHeaders as readonly (string | Buffer)[]);
      },
      onResponseData: (controller, chunk) => {
        if (size < maxBodyBytes) chunks.push(chunk.subarray(0, maxBodyBytes - size));
        size += chunk.length;
        if (size > MOST_COUNTED) controller.abort(new Error(`the body is larger than ${MOST_COUNTED} bytes`));
      },
      onResponseEnd: () => {
        clearTimeout(timer);
        const [first] = chunks;
        resolve({ status, headers, bytes: chunks.length === 1 && first ? first : Buffer.concat(chunks), size });
      },
      onResponseError: (_, error) => {
        clearTimeout(timer);
        // These statuses have no body. If one announces a length anyway, a rule judges its headers.
        if (BODILESS.has(status)) resolve({ status, headers, bytes: Buffer.alloc(0), size: 0 });
        else reject(error);
      },
    });
  });
}

/** Pairs up the alternating names and values of a raw header list. Blanks after a value do not belong to it (RFC 9110, 5.5). */
function pairsOf(raw: readonly (string | Buffer)[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < raw.length; at += 2)
    pairs.push([textOfHeader(raw[at]), withoutBlanks(textOfHeader(raw[at + 1]))]);
  return pairs;
}

function textOfHeader(bytes: string | Buffer = ''): string {
  return typeof bytes === 'string' ? bytes : bytes.toString('latin1');
}

/** Codes for responses that undici refuses, by its words; its own code is that of a closed connection, since it closes the connection then. */
const UNASKED: ReadonlyMap<string, string> = new Map([
  ['bad response', 'UNASKED_CONTINUE'],
  ['bad upgrade', 'UNASKED_UPGRADE'],
]);

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const own = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return UNASKED.get(error.message) ?? own;
}

function explain(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  if (/TIMEOUT|TimeoutError|AbortError/i.test(code)) return `nothing complete within ${timeoutMs} ms (${code})`;
  // OpenSSL messages have a prefix with a pointer and a suffix with the source file.
  const message = error.message.replace(/^[\dA-F]+:error:[\dA-F]+:(.*?):[^:]*:\d+:[^:]*$/s, '$1');
  if (message === '') return code;
  return message.includes(code) ? message : `${message} (${code})`;
}

/**
 * Lets at most `limit` tasks run at once, the most recent first: a request that follows from a response, such as reading a report that was
 * just requested, is sent soon after it, and not after all those that other rules have queued.
 */
function semaphore(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.pop();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
