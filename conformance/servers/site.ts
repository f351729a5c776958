import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { Listener } from './handler.ts';
import { openPorts, type Place } from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.graphql': 'text/plain; charset=utf-8',
};

/** The start page. */
export const INDEX_PAGE = 'index.html';

/** The page for an address that is none. */
export const NOT_FOUND_PAGE = '404.html';

/** The running site. */
export interface SiteServer {
  url: string;
  /** Stops at once, dropping open connections. */
  close(): Promise<void>;
}

/**
 * Serves the files of a folder. Hidden files and everything outside of the folder answer 404.
 *
 * @param folder absolute path
 * @throws Error naming port and remedy when the port cannot be opened
 */
export async function serveSite(folder: string, place: Place): Promise<SiteServer> {
  const site: Listener = async (request, response) => {
    await answer(folder, request, response).catch(() => response.destroy());
  };
  const { urls, close } = await openPorts({ site }, place);
  return { url: `${urls.site}/`, close };
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
