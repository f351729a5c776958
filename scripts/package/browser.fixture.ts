import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import type { Handler } from '../../conformance/servers/handler.ts';
import { listen } from '../../conformance/servers/listen.ts';
import type { Installed } from './installed.fixture.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/**
 * Opens a page in a headless browser that imports the installed package as it is, without a bundler, and talks to the partner
 * interface of a reference deployment on its own origin.
 *
 * @param executable - absolute path of the browser
 * @param script - body of an async function of the page, with `credentials` in scope; what it returns is the result
 * @throws Error with what the page or the browser says when it fails
 */
export async function inBrowser(executable: string, installed: Installed, script: string): Promise<unknown> {
  const deployment = createDeployment();
  let page = '';
  const outcome = new EventEmitter<{ told: [unknown]; failed: [Error] }>();
  const told = new Promise((resolve, reject) => void outcome.once('told', resolve).once('failed', reject));
  const handler: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/page') return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    if (pathname === '/result') {
      outcome.emit('told', await request.json());
      return new Response(null, { status: 204 });
    }
    return pathname.startsWith('/node_modules/')
      ? moduleAt(join(installed.project, pathname))
      : deployment.hosts.pm(request);
  };
  const { urls, close } = await listen({ ...deployment.hosts, pm: handler }, { port: 0 });
  const { credentials } = (await deployment.configuration(urls)) as { credentials: { partner: object } };
  page = pageOf(importMapOf(installed), credentials.partner, script);
  const profile = await mkdtemp(join(tmpdir(), 'browser-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, `${urls.pm}/page`]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', (error) => outcome.emit('failed', error));
  void ended.then(() => outcome.emit('failed', new Error(`The browser has ended.\n${said}`)));
  try {
    return await told;
  } finally {
    child.kill();
    await ended;
    await close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function moduleAt(path: string): Promise<Response> {
  const type = TYPES[extname(path)];
  const code = type === undefined ? undefined : await readFile(path).catch(() => undefined);
  if (type === undefined || code === undefined) return new Response(null, { status: 404 });
  return new Response(code, { headers: { 'Content-Type': type } });
}

function importMapOf({ manifest: { name }, modules }: Installed): Record<string, string> {
  const own = modules.map((module) => [
    join(name, module),
    join('/node_modules', name, 'dist/clients', module, 'index.js'),
  ]);
  const [, fetcher] = import.meta.resolve('openapi-fetch').split(/(?=\/node_modules\/openapi-fetch\/)/);
  return { ...(Object.fromEntries(own) as Record<string, string>), 'openapi-fetch': fetcher ?? '' };
}

function pageOf(imports: Record<string, string>, credentials: object, script: string): string {
  return `<!doctype html>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
const tell = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) });
const run = async (credentials) => {${script}};
run(${JSON.stringify(credentials)}).then(tell, (error) => tell({ failed: String(error?.stack ?? error) }));
</script>`;
}
