import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite, type SiteServer } from './site.ts';

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-server-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'contracts'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(site, '.digests.json'), '"secret"');
  await writeFile(join(site, 'index.html'), '<h1>Index</h1>');
  await writeFile(join(site, '404.html'), '<h1>Not here</h1>');
  await writeFile(join(site, 'contracts/openapi.yaml'), 'openapi: 3.1.0');
  await mkdir(join(site, 'rules'));
  await writeFile(join(site, 'rules/index.html'), '<h1>Rules</h1>');
  await writeFile(join(site, 'site.css'), 'body {}');
  await writeFile(join(site, 'site.js'), '0;');
  await symlink('../secret.txt', join(site, 'out.html'));
  await symlink('..', join(site, 'up'));
  await symlink('index.html', join(site, 'start.html'));
  server = await serveSite(site, { port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends the path verbatim; `fetch` would resolve its dots. */
async function get(path: string, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  const sent = request({ hostname, port, path, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) };
}

describe('the server of the site', () => {
  it('serves the index and the contracts with their types', async () => {
    expect(await get('/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: '<h1>Index</h1>' });
    expect(await get('/index.html?a=1')).toMatchObject({ status: 200 });
    expect(await get('/contracts/openapi.yaml')).toMatchObject({
      status: 200,
      type: 'application/yaml; charset=utf-8',
    });
  });

  it.each([
    ['/site.css', 'text/css; charset=utf-8'],
    ['/site.js', 'text/javascript; charset=utf-8'],
  ])('serves %s with the type that a browser requires', async (path, type) => {
    expect(await get(path)).toMatchObject({ status: 200, type });
  });

  it('leads from a folder without a slash to its page, but from no folder without one', async () => {
    const response = await fetch(new URL('rules?a=1', server.url));
    expect([response.url, await response.text()]).toEqual([`${server.url}rules/`, '<h1>Rules</h1>']);
    expect(await get('/contracts')).toMatchObject({ status: 404 });
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });

  it.each([
    '/../secret.txt',
    '/contracts/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/contracts/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.digests.json',
    '//secret.txt',
    '/index.html%00.txt',
    '/%zz',
    '/contracts',
    '/missing.html',
    '/out.html',
    '/up/secret.txt',
    '/up/site/../secret.txt',
  ])('answers %s with the page for unknown paths', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Not here</h1>' });
  });

  it('follows a link that stays in its folder', async () => {
    expect(await get('/start.html')).toMatchObject({ status: 200, body: '<h1>Index</h1>' });
  });

  it('says that a page is being built until all are', async () => {
    let isBuilt = false;
    const other = await serveSite(folder, { port: 0 }, () => isBuilt);
    const early = await fetch(other.url);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await early.text()).toContain('this page reloads itself');
    isBuilt = true;
    expect((await fetch(other.url)).status).toBe(404);
    await other.close();
  });

  it('listens on the given address', async () => {
    const other = await serveSite(folder, { port: 0, host: '0.0.0.0' });
    expect(other.url).toMatch(/^http:\/\/0\.0\.0\.0:\d+\/$/);
    expect((await fetch(other.url.replace('0.0.0.0', '127.0.0.1'))).status).toBe(404);
    await other.close();
  });

  it('says which address it cannot listen on', async () => {
    const elsewhere = serveSite(folder, { port: 0, host: '192.0.2.1' });
    await expect(elsewhere).rejects.toThrow('This machine has no address 192.0.2.1.');
  });

  it('says that a port is taken, and what to do', async () => {
    const { port } = new URL(server.url);
    const second = serveSite(folder, { port: Number(port) });
    await expect(second).rejects.toThrow(new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is already taken.*--port`));
  });
});
