import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** The site must work below any path. */
const PREFIX = '/some/where/';

/** A plain static file server. */
export interface StaticServer {
  /** Address of the site, with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export async function serveStatic(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = pathname.startsWith(PREFIX) ? decodeURIComponent(pathname.slice(PREFIX.length)) : undefined;
    const content =
      file === undefined ? Promise.reject(new Error('outside')) : readFile(join(folder, file || 'index.html'));
    content.then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(file ?? '')] ?? TYPES['.html'] }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}${PREFIX}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
