import { request } from 'undici';
import { INTERFACES as BY_HOST } from '../../conformance/mock/hosts.ts';
import { requestsPerSecond } from '../load.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { startServing } from '../processes/command.ts';
import { freePorts } from '../processes/free-ports.ts';
import { counting } from '../progress.ts';
import { inRounds, measurementsOf, type Measurements } from '../rounds.ts';
import type { BareAnswer, BareTasks } from '../servers/bare.ts';
import type { MockoonTasks } from '../servers/mockoon.ts';
import type { PrismTasks } from '../servers/prism.ts';
import type { ReferenceTasks, Routes } from '../servers/reference.ts';
import { callsFor, KINDS, type Kind, type Measured as MeasuredCall } from './calls.ts';

/** How often the load is measured, and how often a start. */
export const ROUNDS = { rounds: 4, warmUp: 1 } as const;
export const STARTS = { rounds: 7, warmUp: 1 } as const;

/** The servers that are measured. */
export const SERVERS = ['reference', 'bare', 'prism', 'mockoon'] as const;
export type Server = (typeof SERVERS)[number];

/** The operations of the deployment that has two. */
const TWO: Routes = [
  { method: 'GET', path: '/v2/vorgaenge/:vorgangsNummer' },
  { method: 'PATCH', path: '/v2/vorgaenge/:vorgangsNummer' },
];

/** Headers that every server writes by itself. */
const BY_SERVER = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** Hosts that a command of the reference deployment opens. */
const HOST_COUNT = Object.keys(BY_HOST).length;

/** What was measured: requests per second by contender, and milliseconds from a start until every host has answered. */
export interface Measured {
  /** For a reader. */
  names: Record<Kind, string>;
  load: Record<Kind, Record<Server, number[]>>;
  /** The GET on the deployment with two operations. */
  two: number[];
  start: Measurements<Record<'checkout' | 'package', () => Promise<number>>>;
}

/** Measures the reference deployment and its peers, each in a process of its own. */
export async function measureReference(onProgress: (done: number, of: number) => void): Promise<Measured> {
  const contenders = KINDS.length * SERVERS.length + 1;
  const onMeasured = counting(onProgress, measurementsOf(contenders, ROUNDS) + measurementsOf(2, STARTS));
  const start = await measureStart(onMeasured);
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const smaller = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const bare = startChild<BareTasks>('bench/servers/bare.ts');
  const prism = startChild<PrismTasks>('bench/servers/prism.ts');
  const mockoon = startChild<MockoonTasks>('bench/servers/mockoon.ts');
  try {
    const { urls, config } = await reference.ask('fresh');
    const calls = callsFor(config);
    const floor = await bare.ask('serve', await Promise.all(KINDS.map((kind) => answerOf(urls, calls[kind]))));
    const two = await smaller.ask('only', TWO);
    const load: Record<string, () => Promise<number>> = {
      two: () => requestsPerSecond(two.url, { ...calls.get, headers: { Authorization: `Bearer ${two.token}` } }),
    };
    for (const kind of KINDS) {
      const call = calls[kind];
      const bases: Record<Server, string> = {
        reference: urls[call.host],
        bare: floor,
        prism: await prism.ask('serve', BY_HOST[call.host]),
        mockoon: await mockoon.ask('serve', call.interface),
      };
      for (const server of SERVERS) load[`${kind} ${server}`] = () => requestsPerSecond(bases[server], call);
    }
    const measured = await inRounds(load, { ...ROUNDS, onMeasured });
    return {
      names: byKind((kind) => calls[kind].name),
      load: byKind((kind) => byServer((server) => measured[`${kind} ${server}`] ?? [])),
      two: measured['two'] ?? [],
      start,
    };
  } finally {
    await Promise.all([reference, smaller, bare, prism, mockoon].map((child) => child.stop()));
  }
}

/** From the start of the command until all hosts answer. */
async function measureStart(onMeasured: () => void): Promise<Measured['start']> {
  const tool = await commands();
  const start = (args: readonly string[]) => async (): Promise<number> => {
    const port = await freePorts(HOST_COUNT);
    const urls = Array.from({ length: HOST_COUNT }, (_, index) => `http://127.0.0.1:${port + index}/`);
    const serving = await startServing([...args, 'reference', '--port', String(port)], urls);
    await serving.stop();
    return serving.ms;
  };
  return inRounds({ checkout: start(tool.checkout), package: start(tool.package) }, { ...STARTS, onMeasured });
}

/** What the reference deployment answers, for the server that does nothing else. */
async function answerOf(urls: Readonly<Record<string, string>>, call: MeasuredCall): Promise<BareAnswer> {
  const { method, path, headers, body } = call;
  const answer = await request(`${urls[call.host]}${path}`, { method, headers, body: body ?? null });
  const own = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !BY_SERVER.includes(name)));
  return { method, path, status: answer.statusCode, headers: own, body: await answer.body.text() };
}

const byKind = <Value>(make: (kind: Kind) => Value): Record<Kind, Value> => ({
  get: make('get'),
  post: make('post'),
  graphql: make('graphql'),
});

const byServer = <Value>(make: (server: Server) => Value): Record<Server, Value> => ({
  reference: make('reference'),
  bare: make('bare'),
  prism: make('prism'),
  mockoon: make('mockoon'),
});
