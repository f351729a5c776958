import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildError } from './build-error.ts';
import { contentPolicy, html } from './html.ts';
import { packageSite } from './package-site.ts';
import { serveSite } from '../../conformance/servers/site.ts';

const LIBRARY = 'const{RedocStandalone,hydrate,init}=(()=>{})();export{RedocStandalone,hydrate,init};';
const page = (data: string) =>
  `<head>${html`<meta content="${contentPolicy({ scripts: true })}" />`.toString()}</head>` +
  `<script type="module">\n${LIBRARY}\nconst data = '${data}'; hydrate(data);</script>`;

let folder: string;
let site: string;
let output: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-package-'));
  [site, output] = [join(folder, 'site'), join(folder, 'deep/copy')];
  await mkdir(join(site, 'contracts/a'), { recursive: true });
  await writeFile(join(site, 'contracts/a/openapi.yaml'), 'openapi: 3.1.0');
  await writeFile(join(site, '.digests.json'), '{}');
  await writeFile(join(site, 'index.html'), '<h1>Index</h1>');
  await writeFile(join(site, 'contracts/a.html'), page('of a'));
  await writeFile(join(site, 'contracts/b.html'), page('of b'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives all pages one library, and each its own data', async () => {
  await packageSite(site, output);
  expect((await readdir(output)).sort()).toEqual(['contracts', 'index.html']);
  const contracts = join(output, 'contracts');
  const names = await readdir(contracts);
  const libraries = names.filter((name) => name.endsWith('.js'));
  expect(libraries).toHaveLength(1);
  expect(names.sort()).toEqual(['a', 'a.html', 'b.html', ...libraries].sort());
  expect((await readFile(join(contracts, libraries[0] ?? ''), 'utf8')).trim()).toBe(LIBRARY);
  for (const name of ['a', 'b']) {
    const text = await readFile(join(contracts, `${name}.html`), 'utf8');
    expect(text).toContain(`import { hydrate } from './${libraries[0]}';`);
    expect(text).toContain(`const data = 'of ${name}'; hydrate(data);`);
    expect(text).not.toContain(LIBRARY);
    expect(text).toContain('script-src &#39;unsafe-inline&#39; &#39;self&#39;;');
  }
  expect(await readFile(join(output, 'index.html'), 'utf8')).toBe('<h1>Index</h1>');
  expect(await readFile(join(output, 'contracts/a/openapi.yaml'), 'utf8')).toBe('openapi: 3.1.0');
});

it('is served with the type that a browser demands of a module', async () => {
  await packageSite(site, output);
  const [library = ''] = (await readdir(join(output, 'contracts'))).filter((name) => name.endsWith('.js'));
  const server = await serveSite(output, { port: 0 });
  const { status, headers } = await fetch(`${server.url}contracts/${library}`);
  await server.close();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});

it('leaves nothing of an earlier copy', async () => {
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'vanished.html'), 'of an interface that is no more');
  await packageSite(site, output);
  expect(await readdir(output)).not.toContain('vanished.html');
});

it.each([
  ['another end of the library', page('x').replace('export{', 'export {')],
  ['another policy', page('x').replace('script-src', 'script-src-elem')],
])('refuses a page with %s, and names it', async (_, text) => {
  await writeFile(join(site, 'contracts/b.html'), text);
  const packaged = packageSite(site, output);
  await expect(packaged).rejects.toThrow(BuildError);
  await expect(packaged).rejects.toThrow(/^b\.html: /);
});
