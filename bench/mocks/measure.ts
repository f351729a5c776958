import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { HOSTS, INTERFACES } from '../../conformance/mock/hosts.ts';
import { INTERFACE_IDS, type InterfaceId } from '../../conformance/kit/interfaces.ts';
import { requestsPerSecond } from '../load.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { startServing, type Serving } from '../processes/command.ts';
import { freePorts } from '../processes/free-ports.ts';
import { residentMiB } from '../processes/memory.ts';
import { counting } from '../progress.ts';
import { callsFor } from '../reference/calls.ts';
import { inRounds, measurementsOf } from '../rounds.ts';
import type { MocksTasks } from '../servers/mocks.ts';
import type { PrismTasks } from '../servers/prism.ts';
import type { ReferenceTasks } from '../servers/reference.ts';

/** How often a start is measured, and how often the load: an effect of a few per cent takes many rounds. */
export const STARTS = { rounds: 2, warmUp: 0 } as const;
export const ROUNDS = { rounds: 6, warmUp: 1 } as const;

const PRISM = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const GENERATED = resolve(import.meta.dirname, '../../generated');

/** A start: until every server has answered, and the memory of all its processes after that. */
export interface Start {
  ms: number;
  mebibytes: number;
}

/** What was measured. */
export interface Measured {
  starts: Record<'checkout' | 'package' | 'atOnce' | 'oneByOne', Start[]>;
  /** Requests per second. */
  load: Record<'get' | 'post', { mocks: number[]; prism: number[] }>;
}

/** Measures the mocks, and Prism with the same contracts. */
export async function measureMocks(onProgress: (done: number, of: number) => void): Promise<Measured> {
  const onMeasured = counting(onProgress, measurementsOf(4, STARTS) + measurementsOf(4, ROUNDS));
  const tool = await commands();
  const starts = await inRounds(
    {
      checkout: () => startMocks(tool.checkout),
      package: () => startMocks(tool.package),
      atOnce: () => startPrisms('at once'),
      oneByOne: () => startPrisms('one by one'),
    },
    { ...STARTS, onMeasured },
  );
  return { starts, load: await measureLoad(onMeasured) };
}

async function startMocks(args: readonly string[]): Promise<Start> {
  const port = await freePorts(HOSTS.length);
  const urls = HOSTS.map((_, index) => `http://127.0.0.1:${port + index}/`);
  return endOf([await startServing([...args, 'mock', '--port', String(port)], urls)]);
}

/** One process of Prism's command for each contract. */
async function startPrisms(how: 'at once' | 'one by one'): Promise<Start> {
  const port = await freePorts(INTERFACE_IDS.length);
  const start = (id: InterfaceId, index: number) =>
    startServing(
      [PRISM, 'mock', '--port', String(port + index), '--verboseLevel', 'silent', `${GENERATED}/${id}/openapi.json`],
      [`http://127.0.0.1:${port + index}/`],
    );
  if (how === 'at once') return endOf(await Promise.all(INTERFACE_IDS.map(start)));
  const serving: Serving[] = [];
  for (const [index, id] of INTERFACE_IDS.entries()) serving.push(await start(id, index));
  return { ...(await endOf(serving)), ms: serving.reduce((sum, { ms }) => sum + ms, 0) };
}

/** Weighs what serves, and stops it. */
async function endOf(serving: readonly Serving[]): Promise<Start> {
  const mebibytes = serving.reduce((sum, { pid }) => sum + residentMiB(pid), 0);
  await Promise.all(serving.map(({ stop }) => stop()));
  return { ms: Math.max(...serving.map(({ ms }) => ms)), mebibytes };
}

async function measureLoad(onMeasured: () => void): Promise<Measured['load']> {
  const mocks = startChild<MocksTasks>('bench/servers/mocks.ts');
  const prism = startChild<PrismTasks>('bench/servers/prism.ts');
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const { get, post } = callsFor((await reference.ask('fresh')).config);
  await reference.stop();
  try {
    const hosts = await mocks.ask('serve');
    const v2 = await prism.ask('serve', INTERFACES.v2);
    const report = await prism.ask('serve', INTERFACES.report);
    const rates = await inRounds(
      {
        getMocks: () => requestsPerSecond(hosts.v2, get),
        getPrism: () => requestsPerSecond(v2, get),
        postMocks: () => requestsPerSecond(hosts.report, post),
        postPrism: () => requestsPerSecond(report, post),
      },
      { ...ROUNDS, onMeasured },
    );
    return {
      get: { mocks: rates.getMocks, prism: rates.getPrism },
      post: { mocks: rates.postMocks, prism: rates.postPrism },
    };
  } finally {
    await Promise.all([mocks.stop(), prism.stop()]);
  }
}
