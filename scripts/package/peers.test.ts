import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pascalCase } from '../../conformance/generator/code-text.ts';
import { interfaces } from '../generate/contract-values.fixture.ts';
import { compile } from './build.ts';
import { installPackage, type Installed } from './installed.fixture.ts';

const ROOT = join(import.meta.dirname, '../..');
const PEERS = ['@tanstack/react-query', 'msw', 'openapi-msw', 'openapi-react-query', 'openapi-typescript'];
/** React has no types of its own, and declarations of its hooks need them: hence skipLibCheck. */
const OPTIONS = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck'];
const NODE = ['--module', 'NodeNext', '--target', 'ES2022', '--types', 'node'];

const call = promisify(execFile);
let installed: Installed;

beforeAll(async () => {
  installed = await installPackage(['@types/node', ...PEERS]);
});
afterAll(() => installed.remove());

it('handlers of openapi-msw know the paths of an interface, and a flow reads their responses', async () => {
  const [handlers = ''] = await shown('testing.md', 'openapi-msw');
  const refused = `
    import { createOpenApiHttp } from 'openapi-msw';
    import type { paths } from 'platform-contracts/partner';

    const http = createOpenApiHttp<paths>();
    // @ts-expect-error -- no such path
    http.get('/partners/{PartnerId}', () => undefined);
    // @ts-expect-error -- no such status
    http.get('/partner/{PartnerId}', ({ response }) => response(418).empty());
    // @ts-expect-error -- no such form of address
    http.get('/partner/{PartnerId}', ({ response }) => response(200).json({ id: '', anrede: 'DIVERS' }));`;
  await compileProgram({ handlers, refused });
  expect(await run('handlers')).toBe('XYZ99\n');
});

it('openapi-react-query accepts the clients, and flows work as queries', async () => {
  const [queries = '', flows = ''] = await shown('payloads.md', 'openapi-react-query');
  const asked = `
    import { MutationObserver, QueryClient } from '@tanstack/react-query';
    import { createPartnerApi, PlatformError, type Anrede } from 'platform-contracts/partner';
    import { createTestPlatform, fixture } from 'platform-contracts/testing';
    import { queriesOf, usePartner } from './queries.js';
    import { partnerChange, partnerQuery } from './flows.js';

    const platform = createTestPlatform();
    const settings = { ...platform.at('partner'), apiKey: 'any', partnerId: 'ABC12' };
    const queries = queriesOf(settings);
    const partners = createPartnerApi(settings);
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const query = (PartnerId: string) => queries.queryOptions('get', '/partner/{PartnerId}', { params: { path: { PartnerId } } });

    export function typed(): void {
      const anrede: Anrede | undefined = usePartner(queries, '').data?.anrede;
      // @ts-expect-error -- no such attribute
      void [anrede, usePartner(queries, '').data?.name];
      // @ts-expect-error -- no such path
      queries.useQuery('get', '/partners/{PartnerId}', { params: { path: { PartnerId: '' } } });
    }

    const read = [await cache.fetchQuery(query('FIRST')), await cache.fetchQuery(partnerQuery(partners, 'SECOND'))];
    platform.answer('partner', 'getPartner', { status: 404 });
    const thrown: unknown = await cache.fetchQuery(query('THIRD')).catch((error: unknown) => error);
    const failure: unknown = await cache.fetchQuery(partnerQuery(partners, 'FOURTH')).catch((error: unknown) => error);
    platform.answer('partner', 'updatePartner', () => new Response(null, { status: 403 }));
    const change = new MutationObserver(cache, partnerChange(partners, 'FIFTH'));
    const refused: unknown = await change.mutate({ anrede: 'FRAU' }).catch((error: unknown) => error);
    console.log(JSON.stringify({
      areExamples: read.every(({ id }) => id === fixture('partner', 'getPartner').id),
      thrown,
      failures: [failure, refused].map((error) => (error instanceof PlatformError ? [error.name, error.status] : error)),
      keys: platform.calls.map(({ parameters, request }) => [parameters['PartnerId'], request.headers.get('X-ApiKey')]),
    }));`;
  const every = interfaces.map((id) => {
    const name = pascalCase(id);
    return `
      import * as ${name} from 'platform-contracts/${id}';
      export const of${name} = (client: ${name}.${name}Client): OpenapiQueryClient<${name}.paths> => createQueryClient(client);`;
  });
  const all = ["import createQueryClient, { type OpenapiQueryClient } from 'openapi-react-query';", ...every].join(
    '\n',
  );
  await compileProgram({ queries, flows, asked, all });
  expect(JSON.parse(await run('asked'))).toEqual({
    areExamples: true,
    thrown: { message: expect.any(String) as string },
    failures: [
      ['NotFoundError', 404],
      ['NotAllowedError', 403],
    ],
    keys: ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'].map((id) => [id, 'any']),
  });
});

it('openapi-typescript writes types of every contract, with the paths of the package', async () => {
  const [config = ''] = await shown('payloads.md', 'openapi-typescript');
  const [first = '', ...entry] = config.trimEnd().split('\n');
  const entries = interfaces.map((id) => entry.join('\n').replaceAll(/\bpartner\b/g, id));
  await writeFile(join(installed.project, 'redocly.yaml'), [first, ...entries].join('\n'));
  await call(process.execPath, [join(ROOT, 'node_modules/openapi-typescript/bin/cli.js')], {
    cwd: installed.project,
  });
  const same = interfaces.map((id) => {
    const name = pascalCase(id);
    return `
      import type { paths as ${name} } from './src/${id}.js';
      import type { paths as Our${name} } from 'platform-contracts/${id}';
      export const of${name}: [keyof ${name}, keyof Our${name}] extends [keyof Our${name}, keyof ${name}] ? true : false = true;`;
  });
  await compileProgram({ same: same.join('\n') });
});

/** The code blocks in a section of a page. */
async function shown(page: string, heading: string): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs', page), 'utf8');
  const section = text.split(/^(?=##+ )/m).find((part) => part.startsWith(`### ${heading}\n`)) ?? '';
  return Array.from(section.matchAll(/```(?:ts|yaml)\n([\s\S]*?)```/g), ([, code = '']) => code);
}

async function compileProgram(modules: Readonly<Record<string, string>>): Promise<void> {
  const files = Object.entries(modules).map(([name, code]) => ({ file: `${name}.ts`, code }));
  await Promise.all(files.map(({ file, code }) => writeFile(join(installed.project, file), code)));
  await compile(installed.project, [...OPTIONS, ...NODE, '--outDir', 'out', ...files.map(({ file }) => file)]);
}

async function run(module: string): Promise<string> {
  return (await call(process.execPath, [join(installed.project, 'out', `${module}.js`)])).stdout;
}
