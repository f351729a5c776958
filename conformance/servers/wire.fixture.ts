import { duplexPair } from 'node:stream';
import type { Server } from 'node:http';

/** Timeout for a response, in milliseconds. */
const LATE_MS = 10_000;

/** The data received on a connection until the server closed it. */
export interface Wire {
  /** The status of the first response; undefined if there was none. */
  status: number | undefined;
  /** Whether it is a complete response, according to its headers. */
  whole: boolean;
  text: string;
}

/**
 * Sends bytes to a server on an in-memory connection, and reads until the server closes it.
 *
 * @param cut - closes the client side at once, so that the request may be truncated
 */
export function exchange(server: Server, bytes: Buffer, { cut = false, head = false } = {}): Promise<Wire> {
  const [client, served] = duplexPair();
  server.emit('connection', served);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const done = () => resolve(read(Buffer.concat(chunks).toString('latin1'), head));
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    client.on('error', reject).on('end', done).on('close', done);
    served.on('close', done);
    setTimeout(done, LATE_MS).unref();
    if (cut) client.end(bytes);
    else client.write(bytes);
  });
}

function read(received: string, head: boolean): Wire {
  const text = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (Number.isNaN(status) || end < 0) return { status: undefined, whole: text === '', text };
  const fields = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  const length = /\r\ncontent-length: (\d+)/.exec(fields)?.[1];
  const bodiless = head || status === 204 || status === 304;
  const whole = bodiless
    ? body === ''
    : length !== undefined
      ? body.length === Number(length)
      : !/\r\ntransfer-encoding: chunked/.test(fields) || body.endsWith('0\r\n\r\n');
  return { status, whole, text };
}
