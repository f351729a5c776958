import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { announcedLength } from './body-limit.ts';
import { HOSTS } from './interface.ts';
import type { Handler, Host } from './interface.ts';

/** A deployment that answers on real ports. */
export interface Listening {
  /** Base URL of each host, without a trailing slash. */
  urls: Record<Host, string>;
  /** Stops at once, open connections included. */
  close(): Promise<void>;
}

/** The request as the platform makes it: the server's own lightweight one cannot be copied or changed by a handler. */
function standardRequest({ url, method, headers, body }: Request): Request {
  const init: RequestInit & { duplex: 'half' } = { method, headers: new Headers(headers), body, duplex: 'half' };
  return new Request(url, init);
}

/** Whether a request can stay the lightweight one: nobody changes it, and nobody has to count its body while it is read. */
function canStay(request: Request, handler: Handler): boolean {
  return handler.readsOnly === true && announcedLength(request) !== null;
}

function serverOf(handler: Handler): ServerType {
  return createAdaptorServer({
    // Suite and deployment share a process in the embedded run: its global Request and Response stay what they are.
    overrideGlobalObjects: false,
    fetch: (request) =>
      request.method === 'TRACE'
        ? Response.json({ message: 'TRACE is not possible here', error: 'Method Not Allowed' }, { status: 405 })
        : handler(canStay(request, handler) ? request : standardRequest(request)),
  });
}

function start(server: ServerType, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else
        reject(
          new Error(
            `Port ${port} on ${host} is already taken. Stop the program that uses it, or choose another first port with --port N.`,
            { cause: error },
          ),
        );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/**
 * Serves the six hosts on the ports `port` to `port + 5`, in the order report, v2, baufi, login, kex, pm.
 * @param options.port first port; 0 takes any free ports
 * @param options.host address to listen on
 * @throws Error naming the port when one is taken (none stays open then), RangeError when the ports do not exist
 */
export async function listen(
  deployment: { hosts: Record<Host, Handler> },
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<Listening> {
  if (!Number.isInteger(port) || port < 0 || port + HOSTS.length - 1 > 65_535) {
    throw new RangeError(`port must be 0 or a number up to ${65_536 - HOSTS.length}, but is ${port}`);
  }
  const servers: ServerType[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(stop));
  };
  const urls: Partial<Record<Host, string>> = {};
  const authority = host.includes(':') ? `[${host}]` : host;
  try {
    for (const [index, name] of HOSTS.entries()) {
      const server = serverOf(deployment.hosts[name]);
      const actual = await start(server, port === 0 ? 0 : port + index, host);
      servers.push(server);
      urls[name] = `http://${authority}:${actual}`;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls: urls as Record<Host, string>, close };
}
