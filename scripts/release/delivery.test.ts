import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../../conformance/cli/program.ts';
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
const tools = (await readdir(join(root, 'docker'))).flatMap((name) => name.split('.Dockerfile').slice(0, -1)).sort();

it('workflows refer to jobs, workflows and scripts that there are', async () => {
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

it('a job that may write runs nothing of the checkout; actions are those of GitHub; nothing that others write gets into a command', () => {
  for (const { id, job } of jobs) {
    const actions = stepsOf(job).flatMap(({ uses }) => uses ?? []);
    for (const action of actions) expect(action, id).toMatch(/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
    if (Object.values(job.permissions ?? {}).includes('write')) expect(actions.join(), id).not.toContain('checkout');
    for (const { run = '' } of stepsOf(job)) expect(run, id).not.toContain('${{');
  }
});

it.each(['ci.yml check', 'release.yml check'])('%s has a lane for each Node that the packages support', async (job) => {
  const { engines } = await readJson<{ engines: { node: string } }>(join(root, 'package.json'));
  expect(matrixOf(job)['node']).toEqual(
    Array.from(engines.node.matchAll(/(\d+)\.\d+\.\d+/g), ([, major]) => Number(major)),
  );
});

it('every shard that is judged is merged', async () => {
  const shards = matrixOf('conformance.yml judge')['shard'] ?? [];
  const text = await read(join(FOLDER, 'conformance.yml'));
  expect(text).toContain(`--shard "$SHARD/${String(shards.length)}"`);
  expect(text).toContain(`merge ${shards.map((shard) => `${String(shard)}.json`).join(' ')} `);
});

it('an image is built of every Dockerfile and tried', async () => {
  expect(matrixOf('ci.yml image')['tool']?.toSorted()).toEqual(tools);
  expect((await read('docker/try.sh')).match(/(?<=^ {2})\w+(?=\) )/gm)?.sort()).toEqual(tools);
});

it.each(tools)(
  'the image of %s starts the program of the package with a command and options that it has',
  async (tool) => {
    const [line] = /(?<=^ENTRYPOINT ).*$/m.exec(await read(`docker/${tool}.Dockerfile`)) ?? [];
    const [, program = '', command, ...options] = JSON.parse(line ?? '[]') as string[];
    const { bin } = await readManifest(root, 'platform-conformance');
    expect(program).toMatch(new RegExp(`/platform-conformance/${String(bin?.['platform-conformance'])}$`));
    const known = createProgram(process, () => undefined).commands.find((each) => each.name() === command)?.options;
    expect(known?.map(({ long }) => long)).toEqual(
      expect.arrayContaining(options.filter((word) => word.startsWith('--'))),
    );
  },
);
