import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveForExamples } from '../../examples/deployment.fixture.ts';
import { interfaces } from '../generate/contract-values.fixture.ts';
import { compile } from './build.ts';
import { loadRules } from '../../conformance/engine/load-rules.ts';
import { faults } from '../../conformance/reference/faults.ts';
import { installPackage, installTool, type Installed } from './installed.fixture.ts';

const call = promisify(execFile);

/** The reference deployment returns `vorgangsNummer`, but no `farbe`, which must be reported. */
const OVERLAY = `overlay: 1.0.0
info: { title: Cases of our deployment, version: 1.0.0 }
extends: cases-v3/openapi.yaml
actions:
  - target: $.components.schemas.VorgangPayload
    update: { type: object, required: [vorgangsNummer], properties: { vorgangsNummer: { type: string, minLength: 6 } } }
  - target: $.components.schemas.KundenBetreuerPayload
    update: { type: object, required: [farbe], properties: { farbe: { enum: [ROT, BLAU] } } }
`;

const EVERYWHERE = `overlay: 1.0.0
info: { title: All of our deployment, version: 1.0.0 }
actions: [{ target: $.info, update: { description: Ours. } }]
`;

const PROGRAM = `import { ContractViolatedError, createCasesV3Api, createCasesV3Client, type CasesV3Api, type KundenBetreuerPayload } from './platform/cases-v3/index.js';
import { responses } from './platform/cases-v3/standard-schemas.js';

const { BAUFI_URL: baseUrl = '', BAUFI_TOKEN: accessToken = '' } = process.env;
const cases: CasesV3Api = createCasesV3Api({ baseUrl, accessToken, validate: true });

export async function typed(): Promise<void> {
  const client = createCasesV3Client({ baseUrl, accessToken });
  for (const { data } of [
    await client.GET('/v3/vorgaenge/{vorgangsNummer}', { params: { path: { vorgangsNummer: '' } } }),
    await cases.client.GET('/v3/vorgaenge/{vorgangsNummer}', { params: { path: { vorgangsNummer: '' } } }),
  ]) {
    const nummer: string | undefined = data?.vorgangsNummer;
    // @ts-expect-error -- misspelt
    void [nummer, data?.vorgangsnummer];
  }
  const farbe: 'ROT' | 'BLAU' = (await cases.getKundenBetreuer('')).farbe;
  const betreuer: KundenBetreuerPayload = { farbe };
  // @ts-expect-error -- no colour of the Overlay
  betreuer.farbe = 'GELB';
}

const { vorgangsNummer, ...vorgang } = await cases.getVorgang('BF4711');
// @ts-expect-error -- misspelt
void vorgang.vorgangsnummer;
const wrong: unknown = await cases.getKundenBetreuer('BF4711').catch((error: unknown) => error);
const unchecked = await createCasesV3Api({ baseUrl, accessToken }).getKundenBetreuer('BF4711');
const shown = responses.getKundenBetreuer['2XX']['application/json']['~standard'];
const other = await shown.validate({});
const right = await shown.validate({ farbe: 'ROT' } satisfies NonNullable<typeof shown.types>['output']);
console.log(JSON.stringify({
  schemas: [other.issues?.length, right.issues === undefined && right.value.farbe],
  nummer: vorgangsNummer.toUpperCase(),
  isViolation: wrong instanceof ContractViolatedError,
  problem: wrong instanceof Error ? wrong.message : '',
  unchecked: typeof unchecked,
}));
`;

const STRICT = [
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--verbatimModuleSyntax'],
  ...['--declaration', '--isolatedDeclarations'],
];
const NODE = ['--module', 'NodeNext', '--target', 'ES2022', '--types', 'node'];

let installed: Installed;
let program: string;
const tool = (...args: string[]) => call(process.execPath, [program, ...args], { cwd: installed.project });

beforeAll(async () => {
  installed = await installPackage(['@types/node']);
  program = await installTool(installed.project);
  await writeFile(join(installed.project, 'overlay.yaml'), OVERLAY);
  await writeFile(join(installed.project, 'everywhere.yaml'), EVERYWHERE);
});
afterAll(() => installed.remove());

it('the installed tool has every rule and every fault of the checkout', async () => {
  const ids = async (...what: string[]) => {
    const { stdout } = await tool('list', ...what, '--json');
    return (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id).sort();
  };
  expect(await ids()).toEqual((await loadRules()).map(({ id }) => id).sort());
  expect(await ids('--faults')).toEqual(faults.map(({ id }) => id).sort());
});

it('the installed tool writes flows with the types of an Overlay, which validate responses against it', async () => {
  const { project } = installed;
  const { stdout } = await tool('generate', '--overlay', 'overlay.yaml', '--out', 'platform');
  expect(stdout).toContain('platform: wrote cases-v3, 8 files.');
  await writeFile(join(project, 'program.ts'), PROGRAM);
  await compile(project, [...STRICT, ...NODE, '--outDir', 'out', 'program.ts']);
  const { environment, close } = await serveForExamples();
  try {
    const ran = await call(process.execPath, [join(project, 'out/program.js')], { env: environment });
    expect(JSON.parse(ran.stdout)).toEqual({
      schemas: [1, 'ROT'],
      nummer: 'BF4711',
      isViolation: true,
      problem: expect.stringContaining("must have required property 'farbe'") as string,
      unchecked: 'object',
    });
  } finally {
    await close();
  }
});

it('every interface can be generated, and compiles with the package', async () => {
  const { project } = installed;
  await tool('generate', '--overlay', 'everywhere.yaml', '--overlay', 'overlay.yaml', '--out', 'src/all');
  const folders = (await readdir(join(project, 'src/all'))).filter((name) => name !== 'README.md');
  expect(folders.sort()).toEqual([...interfaces].sort());
  const modules = folders.map((id) => `src/all/${id}/index.ts`);
  await compile(project, [...STRICT, ...NODE, '--noEmit', ...modules]);
  await compile(project, [
    ...STRICT,
    ...['--module', 'ESNext', '--moduleResolution', 'Bundler', '--target', 'ES2022', '--noEmit'],
    ...modules,
  ]);
});
