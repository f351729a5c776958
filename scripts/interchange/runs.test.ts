import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMocks } from '../../conformance/mock/index.ts';
import { readContracts } from '../docs/contracts.ts';
import { stableId } from './collection.ts';
import { COLLECTION, ENVIRONMENT } from './command.ts';
import { emit, emitForReference, GENERATED, newFolder, type Emitted } from './interchange.fixture.ts';

const require = createRequire(import.meta.url);

/** Result of a run of newman. */
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
const contracts = await readContracts(GENERATED);
const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);

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

test('the reference deployment responds to every request of the collection as its contract says', async () => {
  const { stats, failures } = await runCollection(await emitForReference());
  expect(failures.map(({ error }) => error.test)).toEqual([]);
  expect(stats.items.total).toBe(operations);
  // A partial application is reported ready only once: in cases-v2, not in cases-v3.
  expect(stats.requests).toMatchObject({ total: operations - 1, failed: 0 });
  expect(stats.assertions.total).toBeGreaterThan(2.5 * operations);
});

test('the mocks, the default addresses, respond to every request of the collection', async () => {
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

test('only requests affected by a fault of the deployment fail', async () => {
  const faults = ['report/no-location', 'offers-v1/suggestions-answers-406'];
  const folders = ['login', 'report/rohdaten', 'offers-v1', 'partner'];
  const { failures, stats } = await runCollection(await emitForReference(faults), folders.map(stableId));
  expect(failures.map(({ source, error }) => [source?.name, error.test])).toEqual([
    ['Request a rohdaten report', '202 carries Location'],
    ['Ask for a rohdaten report', 'getRohdatenReport answers 200 or 303'],
    ['Read the financing suggestions of a case', 'getFinanzierungsvorschlaege answers 2XX'],
  ]);
  expect(stats.assertions.total).toBeGreaterThan(30);
});
