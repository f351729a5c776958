import { readFile, realpath, stat } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import type { Listener } from './handler.ts';
import { openPorts, type Place } from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.graphql': 'text/plain; charset=utf-8',
};

/** The start page. */
export const INDEX_PAGE = 'index.html';

/** The page for unknown paths. */
export const NOT_FOUND_PAGE = '404.html';

/** Seconds until a page that is not built yet reloads itself. */
const RELOAD = 2;
const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${RELOAD}"><title>Being built</title>
<p>The pages are being built; this page reloads itself.</p></html>
`;

/** The running site. */
export interface SiteServer {
  url: string;
  /** Stops immediately and drops open connections. */
  close(): Promise<void>;
}

/**
 * Serves the files of a folder. Hidden files and files outside the folder, also those reached by a symbolic link, get 404.
 *
 * @param folder absolute path
 * @param isBuilt whether the folder is complete; until then, missing files get 503
 * @throws Error with the port and the remedy when it cannot be opened
 */
export async function serveSite(folder: string, place: Place, isBuilt?: () => boolean): Promise<SiteServer> {
  const { urls, close } = await openPorts({ site: siteListener(folder, isBuilt) }, place);
  return { url: `${urls.site}/`, close };
}

/** The listener of {@link serveSite}. */
export function siteListener(folder: string, isBuilt = () => true): Listener {
  const answer: Listener = async (request, response) => {
    const send = (status: number, headers: OutgoingHttpHeaders, content?: Buffer | string) =>
      void response.writeHead(status, headers).end(content);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' });
    const file = fileOf(folder, request.url ?? '/');
    const content = file === undefined ? undefined : await contentOf(folder, file);
    if (file !== undefined && content !== undefined)
      return send(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }, content);
    // Relative links of the page in a folder need the slash.
    if (file !== undefined && (await contentOf(folder, join(file, INDEX_PAGE))) !== undefined)
      return send(301, { Location: `./${encodeURIComponent(basename(file))}/` });
    if (!isBuilt()) return send(503, { 'Content-Type': TYPES['.html'], 'Retry-After': RELOAD }, BEING_BUILT);
    const page = await contentOf(folder, join(folder, NOT_FOUND_PAGE));
    return send(404, { 'Content-Type': TYPES['.html'] }, page ?? 'Not found');
  };
  return (request, response) => answer(request, response).catch(() => void response.destroy());
}

/** The content of a file; undefined if it does not exist, or a link leads outside the folder. */
async function contentOf(folder: string, file: string): Promise<Buffer | undefined> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
    const isInside = real.startsWith(root + sep);
    return isInside && (await stat(real)).isFile() ? await readFile(real) : undefined;
  } catch {
    return undefined;
  }
}

/** The file for a request target; undefined if it must not be served. */
function fileOf(folder: string, target: string): string | undefined {
  const [address = ''] = target.split(/[?#]/, 1);
  let segments: string[];
  try {
    segments = address.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
  if (segments.at(-1) === '') segments.splice(-1, 1, INDEX_PAGE);
  // A leading dot covers `..` and hidden files; a decoded separator could leave the segment.
  const allowed = segments.every((name) => name !== '' && !/^\.|[/\\\0]/.test(name) && !name.includes(sep));
  return allowed ? join(folder, ...segments) : undefined;
}
