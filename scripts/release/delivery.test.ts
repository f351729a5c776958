import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';
import { parse } from 'yaml';
import { createProgram } from '../../conformance/cli/program.ts';
import { subjectOf, type SubjectFlags } from '../../conformance/cli/subject.ts';
import { readJson, readManifest } from './packages.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

interface Job {
  uses?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, unknown[]> };
  steps?: { uses?: string; run?: string }[];
}

const FOLDER = '.github/workflows';
const workflows = await Promise.all(
  (await readdir(join(root, FOLDER))).map(
    async (file) => [file, parse(await read(join(FOLDER, file))) as { jobs: Record<string, Job> }] as const,
  ),
);
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ id: `${file} ${name}`, siblings: workflow.jobs, job })),
);
const stepsOf = ({ steps = [] }: Job) => steps;
const matrixOf = (wanted: string) => jobs.find(({ id }) => id === wanted)?.job.strategy?.matrix ?? {};
const dockerfile = await read('docker/Dockerfile');
/** The stage of each tool in the Dockerfile, on top of the shared stage. */
const stages = new Map(
  [...dockerfile.matchAll(/^FROM tool AS (\w+)\n((?:(?!FROM ).*\n)*)/gm)].map(([, tool = '', stage = '']) => [
    tool,
    stage,
  ]),
);
const tools = [...stages.keys()].sort();

it('workflows refer to existing jobs, workflows and scripts', async () => {
  const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const called = jobs.flatMap(({ job }) =>
    stepsOf(job).flatMap(({ run = '' }) => run.match(/(?<=npm run )[\w:]+/g) ?? []),
  );
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  for (const { id, job, siblings } of jobs) {
    expect(Object.keys(siblings), id).toEqual(expect.arrayContaining([job.needs ?? []].flat()));
    if (job.uses !== undefined) expect(existsSync(join(root, job.uses)), id).toBe(true);
  }
});

it('a job with write permission runs no code of the checkout; all actions come from GitHub; no foreign text is part of a command', () => {
  for (const { id, job } of jobs) {
    const actions = stepsOf(job).flatMap(({ uses }) => uses ?? []);
    for (const action of actions) expect(action, id).toMatch(/^(?:actions|github)\//);
    const writes = Object.entries(job.permissions ?? {}).flatMap(([right, access]) =>
      access === 'write' ? right : [],
    );
    const commands = stepsOf(job).flatMap(({ run }) => run ?? []);
    for (const run of commands) expect(run, id).not.toContain('${{');
    if (writes.length === 0 || !actions.some((action) => action.startsWith('actions/checkout@'))) continue;
    // Code scanning needs both, and runs nothing.
    expect([writes, commands], id).toEqual([['security-events'], []]);
  }
});

it('what is downloaded is named by its content: actions by commit, images by digest, packages by the lock file', async () => {
  const files = [...workflows.map(([file]) => join(FOLDER, file)), 'action.yml', 'docs/conformance.md'];
  const texts = await Promise.all(files.map(read));
  // The documentation also shows a reference to this repository.
  const uses = texts
    .flatMap((text) => text.match(/^.*\buses:.*$/gm) ?? [])
    .filter((line) => !/uses: (?:\.\/|OWNER\/REPOSITORY@COMMIT )/.test(line));
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((line) => !/uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  // The same version of each everywhere.
  const versions = uses.map((line) => line.replace(/^.*uses: /, ''));
  const names = new Set(versions.map((version) => version.split('@', 1)[0]));
  expect(new Set(versions).size).toBe(names.size);

  const images = (await readdir(join(root, 'docker'))).filter((file) => /dockerfile$/i.test(file));
  expect(images).toEqual(['Dockerfile']);
  const own = new Set(Array.from(dockerfile.matchAll(/^FROM .* AS (\w+)$/gm), ([, stage]) => stage));
  const bases = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, base = '']) => base).filter(
    (base) => !own.has(base),
  );
  expect(bases.filter((base) => !/^node:[\w.-]+@sha256:[0-9a-f]{64}$/.test(base))).toEqual([]);
  const installs = dockerfile.match(/npm (?:install|i|ci)\b.*$/gm) ?? [];
  expect(installs).toEqual([expect.stringMatching(/^npm ci .*--ignore-scripts/)]);
});

it.each(['ci.yml check', 'release.yml check'])('%s has a lane for each Node that the packages support', async (job) => {
  const { engines } = await readJson<{ engines: { node: string } }>(join(root, 'package.json'));
  expect(matrixOf(job)['node']).toEqual(
    Array.from(engines.node.matchAll(/(\d+)\.\d+\.\d+/g), ([, major]) => Number(major)),
  );
});

it('every shard is merged', async () => {
  const shards = matrixOf('conformance.yml judge')['shard'] ?? [];
  const text = await read(join(FOLDER, 'conformance.yml'));
  expect(text).toContain(`--shard "$SHARD/${String(shards.length)}"`);
  expect(text).toContain(`merge ${shards.map((shard) => `${String(shard)}.json`).join(' ')} `);
});

it('modules that the packed deployment loads by path are compiled', async () => {
  const folder = join(root, 'conformance');
  const config = ts.readConfigFile(join(folder, 'tsconfig.build.json'), ts.sys.readFile).config as object;
  const compiled = ts.parseJsonConfigFileContent(config, ts.sys, folder).fileNames;
  const loaded = (await readdir(join(folder, 'reference'), { recursive: true }))
    .filter((path) => /^[^/]+\/(?:index|faults)\.ts$/.test(path))
    .map((path) => join(folder, 'reference', path));
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((file) => !compiled.includes(file))).toEqual([]);
});

it('an image of every tool is built and tried', async () => {
  expect(matrixOf('ci.yml image')['tool']?.toSorted()).toEqual(tools);
  expect((await read('docker/try.sh')).match(/(?<=^ {2})\w+(?=\) )/gm)?.sort()).toEqual(tools);
});

it.each(tools)('the image of %s starts the program with an existing command and options', async (tool) => {
  const [line] = /(?<=^ENTRYPOINT ).*$/m.exec(stages.get(tool) ?? '') ?? [];
  const [, program = '', command, ...options] = JSON.parse(line ?? '[]') as string[];
  const { bin } = await readManifest(root, 'platform-conformance');
  expect(program).toMatch(new RegExp(`/platform-conformance/${String(bin?.['platform-conformance'])}$`));
  const known = createProgram(process, () => undefined).commands.find((each) => each.name() === command)?.options;
  expect(known?.map(({ long }) => long)).toEqual(
    expect.arrayContaining(options.filter((word) => word.startsWith('--'))),
  );
});

it('the trial of the suite names its target, which a package requires', async () => {
  const [words = ''] = /(?<=platform-suite ).*(?= ;;)/.exec(await read('docker/try.sh')) ?? [];
  const run = createProgram(process, () => undefined).commands.find((each) => each.name() === 'run')!;
  expect(run.parseOptions(words.split(' '))).toEqual({ operands: [], unknown: [] });
  const subject = await subjectOf(run.opts<SubjectFlags>(), {
    stdout: process.stdout,
    stderr: process.stderr,
    inCheckout: false,
  });
  await subject.close();
  expect(subject.embedded).toBe('reference');
});
