import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenerOf, type Handler, type Listener } from './handler.ts';

/** Servers that answer on real ports. */
export interface Listening<Name extends string> {
  /** Base URL of each, without a trailing slash. */
  urls: Record<Name, string>;
  /** Stops at once, open connections included. */
  close(): Promise<void>;
}

/** How long a client may take, in milliseconds. Whoever is slower gets 408, and its connection is closed. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
} satisfies ServerOptions;

/** How long nothing may move on a connection, in milliseconds: also where an answer is not read. */
const IDLE_MS = 60_000;

const NO_PROXY = 'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** A server that answers with a listener, and waits for no client forever. */
export function serverOf(listener: Listener, patience: ServerOptions = PATIENCE): Server {
  const server = createServer(patience, (request, response) => void listener(request, response)).setTimeout(IDLE_MS);
  // Node would close the connection without an answer.
  return server.on('connect', (_, socket) => socket.end(NO_PROXY));
}

/** The address to listen on unless told otherwise: this machine alone. */
export const DEFAULT_HOST = '127.0.0.1';

/** Where to listen. */
export interface Place {
  /** The first of as many ports in a row as there are listeners; 0 takes any that are free. */
  port: number;
  /** The address to listen on; default {@link DEFAULT_HOST}. */
  host?: string | undefined;
}

/**
 * Serves each handler on a port of its own: the first port, and those after it in the order of the names.
 *
 * @throws RangeError when the ports do not exist, Error naming port and remedy when one cannot be opened; none stays open then
 */
export function listen<Name extends string>(
  handlers: Readonly<Record<Name, Handler>>,
  place: Place,
): Promise<Listening<Name>> {
  const listeners = Object.entries<Handler>(handlers).map(([name, handler]) => [name, listenerOf(handler)] as const);
  return openPorts(Object.fromEntries(listeners) as Record<Name, Listener>, place);
}

/** The same for those who answer the requests of node:http themselves. */
export async function openPorts<Name extends string>(
  listeners: Readonly<Record<Name, Listener>>,
  { port, host = DEFAULT_HOST }: Place,
): Promise<Listening<Name>> {
  const named = Object.entries<Listener>(listeners);
  const last = 65_536 - named.length;
  if (!Number.isInteger(port) || port < 0 || port > last) {
    throw new RangeError(`The first port must be a whole number from 0 to ${last}, but is ${port}.`);
  }
  const servers = named.map(([, listener]) => serverOf(listener));
  const opening = servers.map((server, index) => open(server, port === 0 ? 0 : port + index, host));
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(stop));
  };
  // None may still be opening when a failure closes all.
  await Promise.allSettled(opening);
  try {
    const opened = await Promise.all(opening);
    const urls = Object.fromEntries(named.map(([name], index) => [name, opened[index]]));
    return { urls: urls as Record<Name, string>, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function open(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      const actual = (server.address() as AddressInfo).port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is already taken. Stop the program that uses it, or choose another port with --port N.`,
    EACCES: `Port ${port} on ${host} needs privileges that this process lacks. Choose a port above 1023 with --port N.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Use one of its own, such as 127.0.0.1.`,
  };
  const message = reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`;
  return new Error(message, { cause: error });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
