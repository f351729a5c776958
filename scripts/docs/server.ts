import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { INDEX_PAGE, NOT_FOUND_PAGE } from './pages.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.graphql': 'text/plain; charset=utf-8',
};

/** Where the site is served unless told otherwise: on this machine alone. */
export const DEFAULT_HOST = '127.0.0.1';

/** The running site. */
export interface SiteServer {
  url: string;
  /** Stops at once, dropping open connections. */
  close(): Promise<void>;
}

/** The address or the port cannot be opened; the message says which and what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/**
 * Serves the files of a folder. Hidden files and everything outside of the folder answer 404.
 *
 * @param folder absolute path
 * @param port TCP port; 0 takes any that is free
 * @param host address to listen on
 * @throws PortError when the port is taken, or it or the address may not be opened
 */
export async function serveSite(folder: string, port: number, host = DEFAULT_HOST): Promise<SiteServer> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const problem = isTaken ? 'is taken' : `cannot be opened on ${host} (${error.message})`;
      const remedy = isTaken
        ? 'choose another one with --port N'
        : 'choose another one with --port N or --host ADDRESS';
      reject(new PortError(`Port ${String(port)} ${problem}: ${remedy}.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String((server.address() as AddressInfo).port)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-cache');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(folder, request.url ?? '/');
  const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  if (file !== undefined && content !== undefined) {
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
    return;
  }
  const page = await readFile(join(folder, NOT_FOUND_PAGE)).catch(() => 'Not found');
  response.writeHead(404, { 'Content-Type': TYPES['.html'] }).end(page);
}

/** The file that an address names, or undefined where it names none that may be served. */
function fileOf(folder: string, target: string): string | undefined {
  const [address = ''] = target.split(/[?#]/, 1);
  let segments: string[];
  try {
    segments = address.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
  if (segments.at(-1) === '') segments.splice(-1, 1, INDEX_PAGE);
  // A leading dot covers `..` and hidden files alike; a decoded separator could step over a segment.
  const allowed = segments.every((name) => name !== '' && !/^\.|[/\\\0]/.test(name) && !name.includes(sep));
  return allowed ? join(folder, ...segments) : undefined;
}
