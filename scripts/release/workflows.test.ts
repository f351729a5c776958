import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readJson } from './packages.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDER = '.github/workflows';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  environment?: string;
  strategy?: { matrix: Record<string, unknown[]> };
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const names = (await readdir(join(root, FOLDER))).sort();
const workflows = new Map(
  await Promise.all(
    names.map(async (name): Promise<[string, Workflow]> => {
      const text = await readFile(join(root, FOLDER, name), 'utf8');
      return [name, parse(text, { uniqueKeys: true }) as Workflow];
    }),
  ),
);
const jobs = [...workflows].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ id: `${file} ${name}`, file, name, job })),
);
const steps = jobs.flatMap(({ id, job }) => (job.steps ?? []).map((step) => ({ id, step })));

function jobOf(file: string, name: string): Job {
  const job = workflows.get(file)?.jobs[name];
  if (job === undefined) throw new Error(`${file} has no job ${name}.`);
  return job;
}

const listOf = (value: string | string[] = []): string[] => (typeof value === 'string' ? [value] : value);

it('are these', () => {
  expect(names).toEqual(['ci.yml', 'conformance.yml', 'package.yml', 'release.yml']);
});

describe.each(['ci.yml', 'release.yml'])('%s', (file) => {
  it('has a lane for each Node that the packages support, which calls .ci/run with all tags', async () => {
    const { strategy, steps: lane = [] } = jobOf(file, 'check');
    const { engines } = await readJson<{ engines: { node: string } }>(join(root, 'package.json'));
    const supported = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => Number(major));
    expect(strategy?.matrix['node']).toEqual(supported);
    expect(supported).toEqual([20, 22, 24]);
    expect(lane.map(({ run }) => run)).toContain('.ci/run');
    expect(lane.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({ 'fetch-depth': 0 });
  });
});

describe('the rights', () => {
  it('are none, unless a job asks for them', () => {
    for (const [file, { permissions }] of workflows) expect(permissions, file).toEqual({});
    for (const { id, job } of jobs) expect(job.permissions, id).toBeDefined();
  });

  it('are to read, but for the two jobs that publish', () => {
    const writers = jobs.filter(({ job }) => Object.values(job.permissions ?? {}).includes('write'));
    expect(writers.map(({ id, job }) => [id, job.permissions])).toEqual([
      ['release.yml publish', { 'id-token': 'write' }],
      ['release.yml announce', { contents: 'write' }],
    ]);
  });

  it('are never in the hands of code from the checkout', () => {
    for (const name of ['publish', 'announce']) {
      const used = (jobOf('release.yml', name).steps ?? []).map(({ uses }) => uses ?? '');
      expect(used.filter((action) => action.startsWith('actions/checkout'))).toEqual([]);
    }
  });

  it('are not left behind in the checkout', () => {
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { id, step } of checkouts) expect(step.with, id).toMatchObject({ 'persist-credentials': false });
  });
});

describe('a release', () => {
  it('is a tag, and publishes after everything else is green and somebody has said yes', () => {
    expect(workflows.get('release.yml')?.on).toEqual({ push: { tags: ['v*'] } });
    const publish = jobOf('release.yml', 'publish');
    expect(publish).toMatchObject({ needs: ['check', 'conformance'], environment: 'npm' });
    expect(publish.steps?.map(({ run }) => run).join('\n')).toContain('--provenance');
  });

  it('has its tag checked, which must be on main', () => {
    expect(jobOf('release.yml', 'package')).toMatchObject({ with: { tag: '${{ github.ref_name }}' } });
    const packing = jobOf('package.yml', 'pack').steps ?? [];
    expect(packing.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({ 'fetch-depth': 0 });
    expect(packing).toContainEqual(
      expect.objectContaining({ if: "inputs.tag != ''", run: 'git merge-base --is-ancestor "$TAG" origin/main' }),
    );
    const runs = packing.map(({ run }) => run);
    expect(runs).toContain('npm run release:check -- ${TAG:+--tag "$TAG"}');
    expect(runs).toContain('npm run release:sbom -- packages');
  });
});

it('packs and releases without a cache, which another run may have written', () => {
  const cached = steps.filter(({ step }) => step.with?.['cache'] !== undefined).map(({ id }) => id);
  expect(cached).toEqual(['ci.yml check']);
});

it('put together every shard that they judge', () => {
  const judge = jobOf('conformance.yml', 'judge');
  const shards = judge.strategy?.matrix['shard'] ?? [];
  expect(judge.steps?.map(({ run }) => run).join('\n')).toContain(`--shard "$SHARD/${String(shards.length)}"`);
  const verdict = (jobOf('conformance.yml', 'verdict').steps ?? []).map(({ run }) => run).join('\n');
  expect(verdict).toContain(`merge ${shards.map((shard) => `${String(shard)}.json`).join(' ')} `);
});

it('build an image with every Dockerfile, and start it', async () => {
  const files = (await readdir(join(root, 'docker'))).filter((name) => name.endsWith('.Dockerfile'));
  const tools = files.map((name) => name.replace('.Dockerfile', '')).sort();
  const image = jobOf('ci.yml', 'image');
  expect([...(image.strategy?.matrix['tool'] ?? [])].sort()).toEqual(tools);
  expect(image.steps?.at(-1)?.run).toBe('docker/try.sh "$TOOL"');
});

it('refer to jobs, workflows and scripts that there are', async () => {
  const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  for (const { id, file, job } of jobs) {
    for (const needed of listOf(job.needs)) expect(Object.keys(workflows.get(file)?.jobs ?? {}), id).toContain(needed);
    if (job.uses !== undefined) expect(existsSync(join(root, job.uses)), id).toBe(true);
  }
  const called = steps.flatMap(({ step }) =>
    [...(step.run ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

it('use actions of GitHub alone, at a version or a commit, and put nothing that others write into a command', () => {
  for (const { id, step } of steps) {
    if (step.uses !== undefined) expect(step.uses, id).toMatch(/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
    expect(step.run ?? '', id).not.toContain('${{');
  }
});

it('have their updates looked after', async () => {
  const text = await readFile(join(root, '.github/dependabot.yml'), 'utf8');
  const { updates } = parse(text) as { updates: { 'package-ecosystem': string; directory: string }[] };
  expect(updates.map((update) => [update['package-ecosystem'], update.directory])).toEqual([
    ['npm', '/'],
    ['github-actions', '/'],
    ['docker', '/docker'],
  ]);
});
