import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMocks } from '../../conformance/mock/index.ts';
import { readContracts } from '../docs/contracts.ts';
import { COLLECTION, ENVIRONMENT, INPUTS } from './files.ts';
import { emit, emitForReference, GENERATED, newFolder } from './interchange.fixture.ts';
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

const contracts = await readContracts(GENERATED);
const ids = contracts.map(({ id }) => id);
const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);

/** One fault of an operation that a typical use calls, for some of the interfaces. */
const FAULTS = [
  'report/no-location',
  'offers-v1/suggestions-answers-202',
  'offers-v2/determination-without-identifier',
  'cases-v3/case-answers-202',
];
const FAULTY = FAULTS.map((fault) => fault.split('/')[0] ?? '');

function runCollection({ folder }: Pick<Emitted, 'folder'>, folders?: readonly string[]): Promise<Summary['run']> {
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
function respect({ folder }: Pick<Emitted, 'folder'>, workflows: readonly string[] = ids): Promise<Respected> {
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

test('every request of the collection is answered by the mocks, to which its placeholders lead', async () => {
  const mocks = await startMocks({ port: 0 });
  onTestFinished(() => mocks.close());
  const folder = await newFolder();
  const hosts = new Map(contracts.map(({ placeholder, host }) => [placeholder, mocks.hosts[host]]));
  const addresses = [...hosts].flatMap(([name, url]) => ['--set', `${name}=${url}`]);
  expect(await emit(['--out', folder, ...addresses])).toMatchObject({ code: 0, errors: '' });
  const { stats, failures } = await runCollection({ folder });
  expect(failures.map(({ source, error }) => [source?.name, error.test])).toEqual([]);
  expect(stats.requests).toMatchObject({ total: operations - 1, failed: 0 });
  expect(stats.assertions.total).toBeGreaterThan(2.5 * operations);
});

describe('the workflow of the reports', () => {
  /** A host of reports that answers an order with a Location, and each question after it with the next of some answers. */
  async function reports(location: (own: string) => string, answers: readonly { status: number; body: object }[]) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${String(request.method)} ${String(request.url)}`);
      const { status, body } =
        request.method === 'POST'
          ? { status: 202, body: undefined }
          : (answers[Math.min(asked.length - 2, answers.length - 1)] ?? { status: 500, body: {} });
      response.statusCode = status;
      if (body === undefined) response.setHeader('Location', location(String(request.headers.host)));
      response.setHeader('Content-Type', body === undefined ? 'text/plain' : 'application/json');
      response.end(body === undefined ? 'Report requested' : JSON.stringify(body));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const folder = await newFolder();
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ targets: { report: url }, timing: { pollMs: 1 } }));
    expect(await emit(['--out', folder, '--config', config])).toMatchObject({ code: 0, errors: '' });
    const { code } = await respect({ folder }, ['report']);
    return { code, asked };
  }

  const requested = { status: 200, body: { status: 'REQUESTED' } };
  const processing = { status: 200, body: { status: 'PROCESSING' } };

  test('asks again while the report waits, and ends when it is in the making', async () => {
    const told = await reports(() => '/rohdaten/1', [requested, requested, processing]);
    expect(told).toEqual({ code: 0, asked: ['POST /rohdaten', ...Array<string>(3).fill('GET /rohdaten/1')] });
  });

  test.each<[string, (own: string) => string]>([
    ['an address', (own) => `http://${own}/rohdaten/1`],
    ['what would make another host of its own', () => '@other.test/'],
    ['another host without a scheme', () => '//other.test/rohdaten/1'],
  ])('fails with the order, and asks nobody, when its Location is %s', async (_, location) => {
    expect(await reports(location, [processing])).toEqual({ code: 1, asked: ['POST /rohdaten'] });
  });

  test('does not repeat what is answered with an error', async () => {
    const told = await reports(() => '/rohdaten/1', [{ status: 404, body: { message: 'unbekannt' } }]);
    expect(told).toEqual({ code: 1, asked: ['POST /rohdaten', 'GET /rohdaten/1'] });
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
