import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import type { Handler } from '../../conformance/servers/handler.ts';
import { listen } from '../../conformance/servers/listen.ts';
import type { Installed } from './installed.fixture.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/**
 * Opens a page in a headless browser that imports the installed package without a bundler, and calls the partner interface of a reference
 * deployment on its own origin.
 *
 * @param executable - absolute path of the browser
 * @param script - body of an async function in the page, with `credentials` in scope; its result is returned
 * @throws Error with the message of the page or the browser
 */
export async function inBrowser(executable: string, installed: Installed, script: string): Promise<unknown> {
  const deployment = createDeployment();
  const imports = JSON.stringify({ imports: importMapOf(installed) });
  const page = `<!doctype html><script type="importmap">${imports}</script>`;
  const handler: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/page') return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    return pathname.startsWith('/node_modules/')
      ? moduleAt(join(installed.project, pathname))
      : deployment.hosts.pm(request);
  };
  const { urls, close } = await listen({ ...deployment.hosts, pm: handler }, { port: 0 });
  const { credentials } = (await deployment.configuration(urls)) as { credentials: { partner: object } };
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    await tab.goto(`${urls.pm}/page`);
    return await tab.evaluate(`(async (credentials) => {${script}})(${JSON.stringify(credentials.partner)})`);
  } finally {
    await browser.close();
    await close();
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
