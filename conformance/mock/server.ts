import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BodyTooLargeError, sendProblem } from './http.ts';
import type { Handler } from './http.ts';

/** A listening server. */
export interface OpenServer {
  /** Address without a trailing slash: `http://127.0.0.1:4010`. */
  url: string;
  /** Stops listening and drops every connection, idle or not. */
  close(): Promise<void>;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already taken. Stop the program that uses it, or choose another first port with --port N.`,
    EACCES: `Port ${port} on ${host} needs privileges that this process lacks. Choose a first port above 1023 with --port N.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Use one of its own, such as 127.0.0.1.`,
  };
  const message = reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`;
  return new Error(message, { cause: error });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Opens a server; what the handler throws is answered with 413 or 500.
 *
 * @param port The port to listen on; 0 takes a free one.
 * @throws Error when the port cannot be opened; the message names it and the remedy.
 */
export function openServer(handler: Handler, host: string, port: number): Promise<OpenServer> {
  const server = createServer((request, response) => {
    handler(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const detail = error instanceof Error ? error.message : String(error);
      if (error instanceof BodyTooLargeError) {
        sendProblem(response, { status: 413, title: 'Request body too large', detail });
      } else {
        sendProblem(response, { status: 500, title: 'The mock failed', detail });
      }
    });
  });
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, host, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve({ url: addressOf(server, host), close: () => close(server) });
    });
  });
}
