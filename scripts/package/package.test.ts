import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES, serveForExamples, SHARED } from '../../examples/deployment.fixture.ts';
import { pascalCase } from '../../conformance/generator/code-text.ts';
import { interfaces } from '../generate/contract-values.fixture.ts';
import { BROWSER, NO_BROWSER } from '../browser.fixture.ts';
import { inBrowser } from './browser.fixture.ts';
import { compile, COMPILERS } from './build.ts';
import { declarationsBehind } from './declarations.fixture.ts';
import { installPackage, type Installed } from './installed.fixture.ts';
import { load } from './size.fixture.ts';
import { BUDGET, clientOf, INSTALLED_BYTES, installedBytes, weightsOf } from './weight.fixture.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Time limit for a compiler or a browser on a busy machine. */

/** A module that reads a partner, gets a 503 and then a 404, and returns the error. */
const FAILING = `exports.failed = async ({ createPartnerApi }) => {
  const statuses = [503, 404];
  const fetch = async () => new Response('{}', { status: statuses.shift() });
  const clock = { now: () => 0, wait: async () => {} };
  const partners = createPartnerApi({ baseUrl: 'https://partner.test', apiKey: 'a', partnerId: 'b', fetch, clock });
  const error = await partners.read('ABC12').catch((failure) => failure);
  return { name: error.name, code: error.code, message: error.message, constructor: error.constructor.name };
};`;
const NOT_FOUND = {
  name: 'NotFoundError',
  code: 'NOT_FOUND',
  message: expect.stringContaining('status 404, it does not exist') as string,
};

const STRICT = { strict: true, skipLibCheck: false, target: 'ES2022' };
/** Compiler options of projects. TypeScript's own declarations for browsers are not checked, which would take long. */
const PROJECTS = {
  node: { ...STRICT, module: 'NodeNext', lib: ['ES2022'], types: ['node'], outDir: 'out' },
  bundled: {
    ...STRICT,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipDefaultLibCheck: true,
  },
};

interface Attw {
  excludeEntrypoints: readonly string[];
}
/** Resolutions that need CommonJS, which the package does not support. */
const OTHERS = new Set(['node10', 'node16-cjs']);

const nameOf = (id: string) => `platform-contracts/${id}`;
let installed: Installed;

beforeAll(async () => {
  installed = await installPackage(['@types/node', 'graphql', 'undici']);
});
afterAll(() => installed.remove());

describe('the package', () => {
  it('has an import for each interface, for the migration, for tests, and for validation', () => {
    expect([...installed.modules].sort()).toEqual([...interfaces, 'migration', 'testing'].sort());
    const { resolve } = createRequire(join(installed.project, 'index.js'));
    expect(() => resolve(nameOf('common'))).toThrow(/is not defined by "exports"/);
    for (const id of interfaces) expect(resolve(nameOf(`validate/${id}`))).toContain(`generated/${id}/`);
    expect(resolve('platform-contracts')).toMatch(/\/dist\/clients\/common\/index\.js$/);
  });

  it('contains the build output, and no tests or sources', () => {
    const { files } = installed;
    expect(
      files.filter((path) => /\.(test|fixture|check)\.|(?<!\.d)\.ts$|^(clients|scripts|specs)\//.test(path)),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/clients/report/index.d.ts']));
  });

  it('takes at most 3 MB with its dependencies', async () => {
    expect(await installedBytes(installed)).toBeLessThan(INSTALLED_BYTES);
  });

  it('passes publint', async () => {
    const tarball = await readFile(installed.tarball);
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has correct types for NodeNext and Bundler according to attw', async () => {
    const packed = createPackageFromTarballData(await readFile(installed.tarball));
    const { excludeEntrypoints } = JSON.parse(await readFile(join(ROOT, '.attw.json'), 'utf8')) as Attw;
    const analysis = await checkPackage(packed, {
      includeEntrypoints: installed.modules.map((name) => `./${name}`),
      excludeEntrypoints: excludeEntrypoints.map((path) => `./${path}`),
    });
    const problems: readonly { kind: string; resolutionKind?: string }[] =
      'problems' in analysis ? analysis.problems : [{ kind: 'NoTypes' }];
    // As its profile `esm-only`.
    const ours = problems.filter((one) => !OTHERS.has(one.resolutionKind ?? ''));
    expect(ours).toEqual([]);
  });

  it.each(interfaces)('exports the documents of %s', async (id) => {
    const resolve = createRequire(join(installed.project, 'index.js')).resolve;
    const read = (path: string) => readFile(resolve(nameOf(path)), 'utf8');
    for (const [folder, version] of [
      ['specs', '3.1.'],
      ['specs/3.0', '3.0.'],
    ] as const) {
      expect(JSON.parse(await read(`${folder}/${id}.json`))).toMatchObject({
        openapi: expect.stringContaining(version) as string,
      });
      expect(await read(`${folder}/${id}.yaml`)).toContain(`openapi: ${version}`);
    }
    expect(Object.keys(JSON.parse(await read(`schemas/${id}.json`)) as object)).toContain('$defs');
    expect(await read('schema.graphql')).toContain('type Query');
  });
});

describe('a project that installs the package', () => {
  it('compiles with NodeNext and with Bundler, without skipLibCheck', async () => {
    await writeFile(join(installed.project, 'main.ts'), programOf(['migration', ...interfaces]));
    const examples = [...EXAMPLES, SHARED];
    await Promise.all(examples.map((name) => copyFile(join(ROOT, 'examples', name), join(installed.project, name))));
    const readme = await readFile(join(installed.packageFolder, 'README.md'), 'utf8');
    const snippets = Array.from(readme.matchAll(/^```ts\n([^]*?)^```$/gm), ([, code = '']) => code);
    await Promise.all(snippets.map((code, at) => writeFile(join(installed.project, `readme-${at}.ts`), code)));
    await Promise.all(Object.entries(PROJECTS).map(([name, options]) => compileAs(name, options)));
  });

  it('runs in Node, with one copy of shared modules', async () => {
    const { stdout } = await run('main');
    const { exported, sharesErrors } = JSON.parse(stdout) as {
      exported: Record<string, string[]>;
      sharesErrors: boolean;
    };
    for (const id of interfaces) expect(exported[id]).toEqual(expect.arrayContaining([clientOf(id), 'NotFoundError']));
    expect(sharesErrors).toBe(true);
  });

  it('runs the examples', async () => {
    const { environment, close } = await serveForExamples();
    const printed = await Promise.all(EXAMPLES.map((name) => run(name.replace('.ts', ''), environment)));
    await close();
    expect(printed.map(({ stderr }) => stderr)).toEqual(EXAMPLES.map(() => ''));
  });

  it('can be required by a CommonJS module', async () => {
    const file = join(installed.project, 'required.cjs');
    const code = `const { failed } = require('./failing.cjs');
      const names = ${JSON.stringify(['', ...interfaces.map((id) => `/${id}`)])};
      const errors = names.map((name) => require('platform-contracts' + name).NotFoundError);
      failed(require('platform-contracts/partner')).then((failure) => console.log(JSON.stringify({ failure, shared: new Set(errors).size })));`;
    await writeFile(join(installed.project, 'failing.cjs'), FAILING);
    await writeFile(file, code);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(JSON.parse(stdout)).toMatchObject({ failure: NOT_FOUND, shared: 1 });
  });

  it('keeps names of errors after minification into one file', async () => {
    const outfile = join(installed.project, 'bundled.cjs');
    await build({
      stdin: {
        contents: `import * as partner from 'platform-contracts/partner';
          import { failed } from './failing.cjs';
          failed(partner).then((failure) => console.log(JSON.stringify(failure)));`,
        resolveDir: installed.project,
      },
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'cjs',
      outfile,
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    const failure = JSON.parse(stdout) as { constructor: string };
    expect(failure).toMatchObject(NOT_FOUND);
    expect(failure.constructor).not.toContain('Error');
  });

  it.each(interfaces)('loads only the types and the client of %s', async (id) => {
    const declarations = declarationsBehind(join(installed.packageFolder, 'dist/clients', id, 'index.d.ts'));
    const { modules } = await load(installed.project, `import '${nameOf(id)}'; export * from '${nameOf(id)}';`);
    for (const paths of [declarations, modules]) {
      const folders = paths.flatMap((path) => /\/generated\/([^/]+)\/(?:types|client)\./.exec(path)?.[1] ?? []);
      expect(new Set(folders)).toEqual(new Set([id]));
    }
  });

  it('keeps the size limits of imports', async () => {
    const rows = await weightsOf(installed, interfaces);
    const table = rows.map(
      ({ id, client, everything }) => `${id.padEnd(22)}${client} B, ${everything} B with its flows`,
    );
    const heavy = rows.filter(({ client, everything }) => client > BUDGET.client || everything > BUDGET.everything);
    expect(heavy, `over ${BUDGET.client} B, ${BUDGET.everything} B:\n${table.join('\n')}\n`).toEqual([]);
  });

  it('adds no bytes for unused imports', async () => {
    for (const id of ['migration', 'testing', ...interfaces, ...interfaces.map((one) => `validate/${one}`)]) {
      expect((await load(installed.project, `import '${nameOf(id)}';`)).bytes, id).toBeLessThan(30);
    }
  });
});

describe('a browser', () => {
  it('loads the package without a bundler, and uses it', async (context) => {
    if (BROWSER === undefined) {
      console.warn(NO_BROWSER);
      return context.skip(NO_BROWSER);
    }
    const modules = JSON.stringify(installed.modules.map(nameOf));
    const result = await inBrowser(
      BROWSER,
      installed,
      `const loaded = await Promise.all(${modules}.map((name) => import(name)));
      const { createPartnerApi, NotFoundError } = await import('platform-contracts/partner');
      const partners = createPartnerApi({ baseUrl: location.origin, validate: true, ...credentials });
      const { partnerId } = await partners.create(credentials.partnerId, { typ: 'PERSON', vorname: 'Käthe' });
      const { vorname } = await partners.change(partnerId, { vorname: 'Änne' });
      const missing = await partners.read('ZZZ99').catch((error) => error);
      return { loaded: loaded.length, vorname, isNotFound: missing instanceof NotFoundError, message: missing.message };`,
    );
    expect(result).toEqual({
      loaded: installed.modules.length,
      vorname: 'Änne',
      isNotFound: true,
      message: expect.stringMatching(/^GET \/partner\/\{PartnerId\}: status 404/) as string,
    });
  });
});

/** Runs a compiled program of the project; rejects with its error output. */
function run(program: string, env: Record<string, string> = {}): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [join(installed.project, 'out', `${program}.js`)], { env });
}

async function compileAs(name: string, compilerOptions: { types: readonly string[] }): Promise<void> {
  // The examples need Node.
  const forNode = (await readdir(installed.project)).filter(
    (file) => EXAMPLES.includes(file) || /^readme-\d+\.ts$/.test(file),
  );
  const files = ['main.ts', ...(compilerOptions.types.includes('node') ? forNode : [])];
  const config = `tsconfig.${name}.json`;
  await writeFile(join(installed.project, config), JSON.stringify({ compilerOptions, files }));
  for (const compiler of COMPILERS) await compile(installed.project, ['-p', config], compiler);
}

/** A program that imports everything, prints the exports, and contains code that the types must reject. */
function programOf(ids: readonly string[]): string {
  const imports = ids.map((id) => `import * as ${pascalCase(id)} from '${nameOf(id)}';`);
  const members = ids.map((id) => `'${id}': Object.keys(${pascalCase(id)})`);
  return `${imports.join('\n')}
import { NotFoundError, type ApiSettings } from 'platform-contracts';
export type Shared = Pick<ApiSettings, 'fetch'>;
export async function wrong(): Promise<void> {
  const own: ApiSettings['fetch'] = (request, init) => fetch(request, init);
  const reports = Report.createReportApi({ baseUrl: '', authorization: '', fetch: own });
  const art: Report.ProduktArt = 'FORWARD';
  await reports.report('konditionsvergleich', { produktArt: art });
  // @ts-expect-error -- no such value
  await reports.report('konditionsvergleich', { produktArt: 'VARIABEL' });
  // @ts-expect-error -- no such kind
  await reports.report('partners', {});
  // @ts-expect-error -- the credential is missing
  Partner.createPartnerApi({ baseUrl: '' });
}
const sharesErrors = Report.NotFoundError === Partner.NotFoundError && Partner.NotFoundError === NotFoundError;
console.log(JSON.stringify({ exported: { ${members.join(', ')} }, sharesErrors }));
`;
}
