import { duplexPair } from 'node:stream';
import type { Server } from 'node:http';

/** When an answer is given up that never comes, in milliseconds. */
const LATE_MS = 10_000;

/** What came back on a connection until the server closed it. */
export interface Wire {
  /** The status of the first answer; undefined where there was none. */
  status: number | undefined;
  /** Whether what was sent is a whole answer, by its own head. */
  whole: boolean;
  text: string;
}

/**
 * Sends bytes to a server on a connection without a network, and reads until the server closes it.
 *
 * @param cut - closes the own side at once, so that a request may break off
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
