import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { readContracts } from '../docs/contracts.ts';
import { COLLECTION, ENVIRONMENT, INPUTS } from './files.ts';
import { emitForReference, GENERATED } from './interchange.fixture.ts';
import type { Emitted } from './interchange.fixture.ts';
import { stableId } from './identity.ts';

const require = createRequire(import.meta.url);

/** What newman tells of a run. */
interface Summary {
  run: {
    stats: Record<'requests' | 'assertions' | 'items', { total: number; failed: number }>;
    failures: { error: { test?: string }; source?: { name: string } }[];
  };
}

interface Newman {
  run(options: object, done: (error: Error | null, summary: Summary) => void): void;
}

const newman = require('newman') as Newman;
const REDOCLY = resolve(require.resolve('@redocly/cli/package.json'), '../bin/cli.js');

const ids = (await readContracts(GENERATED)).map(({ id }) => id);
const operations = (await readContracts(GENERATED)).reduce((sum, contract) => sum + contract.operations, 0);

/** One fault of an operation that a typical use calls, for some of the interfaces. */
const FAULTS = [
  'report/no-location',
  'offers-v1/suggestions-answers-202',
  'offers-v2/determination-without-identifier',
  'cases-v3/case-answers-202',
];
const FAULTY = FAULTS.map((fault) => fault.split('/')[0] ?? '');

function runCollection({ folder }: Emitted, folders?: readonly string[]): Promise<Summary['run']> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return new Promise((done, fail) => {
    newman.run(
      {
        collection: read(COLLECTION),
        environment: read(ENVIRONMENT),
        reporters: [],
        ...(folders === undefined ? {} : { folder: folders }),
      },
      (error, summary) => (error === null ? done(summary.run) : fail(error)),
    );
  });
}

interface Respected {
  code: number;
  status: string;
  files: Record<string, { totalRequests: number; executedWorkflows: { executedSteps: Step[]; status: string }[] }>;
}

interface Step {
  stepId: string;
  checks: { name: string; passed: boolean }[];
}

/** Runs the workflows as `redocly respect` does. */
function respect({ folder }: Emitted, workflows: readonly string[] = ids): Promise<Respected> {
  const logs = join(folder, 'respect.json');
  const files = workflows.map((id) => join(folder, `arazzo/${id}.arazzo.yaml`));
  const inputs = readFileSync(join(folder, INPUTS), 'utf8');
  const args = [REDOCLY, 'respect', ...files, '--input', inputs, '--json-output', logs];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } }, (error) => {
      const told = JSON.parse(readFileSync(logs, 'utf8')) as Omit<Respected, 'code'>;
      done({ ...told, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}

describe('against the reference deployment', () => {
  test('every request of the collection is answered as its contract says', async () => {
    const { stats, failures } = await runCollection(await emitForReference());
    expect(failures.map(({ error }) => error.test)).toEqual([]);
    expect(stats.items.total).toBe(operations);
    // A partial application is reported ready once: in cases-v2, and not again in cases-v3.
    expect(stats.requests).toMatchObject({ total: operations - 1, failed: 0 });
    expect(stats.assertions.total).toBeGreaterThan(2.5 * operations);
  });

  test('every workflow comes to its end', async () => {
    const { code, status, files } = await respect(await emitForReference());
    expect([code, status]).toEqual([0, 'success']);
    const workflows = Object.values(files);
    expect(workflows).toHaveLength(ids.length);
    const steps = workflows.flatMap(({ executedWorkflows }) => executedWorkflows.flatMap((one) => one.executedSteps));
    expect(steps.length).toBeGreaterThan(3 * ids.length);
    expect(steps.flatMap(({ checks }) => checks).length).toBeGreaterThan(3 * steps.length);
  });
});

describe('against a deployment with faults', () => {
  test('the requests that meet a fault fail, and no others', async () => {
    const folders = ['login', 'report/rohdaten', 'offers-v1', 'partner'];
    const { failures, stats } = await runCollection(await emitForReference(FAULTS), folders.map(stableId));
    expect(failures.map(({ source, error }) => [source?.name, error.test])).toEqual([
      ['Order a rohdaten report', '202 carries Location'],
      ['Ask for a rohdaten report', 'getRohdatenReport answers 200 or 303'],
      ['Read the financing suggestions of a case', 'getFinanzierungsvorschlaege answers 200'],
    ]);
    expect(stats.assertions.total).toBeGreaterThan(30);
  });

  test('the workflows of the faulty interfaces fail, and no others', async () => {
    const { code, files } = await respect(await emitForReference(FAULTS), [...FAULTY, 'login', 'partner']);
    expect(code).toBe(1);
    const failed = Object.entries(files).flatMap(([file, { executedWorkflows }]) =>
      executedWorkflows.some(({ status }) => status !== 'success') ? [/([\w-]+)\.arazzo\.yaml$/.exec(file)?.[1]] : [],
    );
    expect(failed.sort()).toEqual([...FAULTY].sort());
  });
});

test('the workflows are valid Arazzo', async () => {
  const { folder } = await emitForReference();
  const config = await createConfig({ extends: ['recommended-strict'] });
  const files = readdirSync(join(folder, 'arazzo')).filter((name) => name.endsWith('.arazzo.yaml'));
  expect(files).toHaveLength(ids.length);
  for (const name of files) {
    const problems = await lint({ ref: join(folder, 'arazzo', name), config });
    expect(
      problems.map(({ message }) => message),
      name,
    ).toEqual([]);
  }
});
