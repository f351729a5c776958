import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenerOf, type Handler, type Listener } from './handler.ts';

/** Servers that listen on ports. */
export interface Listening<Name extends string> {
  /** Base URLs, without a trailing slash. */
  urls: Record<Name, string>;
  /** Stops immediately and closes open connections. */
  close(): Promise<void>;
}

/** Timeouts for clients, in milliseconds. A slower client gets 408, and its connection is closed. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
} satisfies ServerOptions;

/** Timeout for idle connections, in milliseconds, also if a response is not read. */
const IDLE_MS = 60_000;

const NO_PROXY = 'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Creates a server with timeouts for a listener. */
export function serverOf(listener: Listener, patience: ServerOptions = PATIENCE): Server {
  const server = createServer(patience, (request, response) => void listener(request, response)).setTimeout(IDLE_MS);
  // Node would close the connection without a response.
  return server.on('connect', (_, socket) => socket.end(NO_PROXY));
}

/** The default address to listen on: only this machine. */
export const DEFAULT_HOST = '127.0.0.1';

/** Port and address to listen on. */
export interface Place {
  /** The first of consecutive ports, one for each listener; 0 takes any free ports. */
  port: number;
  /** The address to listen on; default {@link DEFAULT_HOST}. */
  host?: string | undefined;
}

/**
 * Serves each handler on a separate port: consecutive ones, in the order of the names.
 *
 * @throws RangeError when the ports do not exist; Error with the port and the remedy when one cannot be opened, after closing all
 */
export function listen<Name extends string>(
  handlers: Readonly<Record<Name, Handler>>,
  place: Place,
): Promise<Listening<Name>> {
  const listeners = Object.entries<Handler>(handlers).map(([name, handler]) => [name, listenerOf(handler)] as const);
  return openPorts(Object.fromEntries(listeners) as Record<Name, Listener>, place);
}

/** `listen` for listeners of node:http. */
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
  // No port may still be opening when a failure closes all.
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

async function open(server: Server, port: number, host: string): Promise<string> {
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    throw explain(error, host, port);
  });
  const actual = (server.address() as AddressInfo).port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
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
