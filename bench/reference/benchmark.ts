import { table } from '../../conformance/proof/markdown-table.ts';
import { HOSTS, SERVED_BY } from '../../generated/platform.ts';
import type { Benchmark, OnProgress, Section } from '../benchmark.ts';
import { atLeast, atMost, rounded, type Goal } from '../goals.ts';
import { CONNECTIONS, LOAD_SECONDS, requestsPerSecond } from '../load.ts';
import { versionOf } from '../machine.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { startServing } from '../processes/command.ts';
import { freePorts } from '../processes/free-ports.ts';
import { inRounds, ratioOf, type Measurements } from '../rounds.ts';
import type { MocksTasks } from '../servers/mocks.ts';
import type { ReferenceTasks, Routes } from '../servers/reference.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { callsFor } from './calls.ts';

const ROUNDS = { rounds: 4, warmUp: 1 } as const;
const STARTS = { rounds: 7, warmUp: 1 } as const;

/** The reference deployment as a stateful mock, compared with Prism. */
export const reference: Benchmark = {
  name: 'reference',
  run: async ({ onProgress }) => sectionOf(await measureReference(onProgress)),
};

/** Tolerated ratio of a deployment with all operations to one with two: two runs of the same deployment differ as much. */
const NOISE = 0.95;

/** The goals of the reference deployment. */
function goalsOf({ load, two, start }: Measured): Goal[] {
  const { get, post } = load;
  const routing = 'GET with all operations compared with a deployment that has two';
  const firstAnswer = (id: string, from: string, runs: readonly number[]) =>
    atMost(id, `first response of all hosts after the start ${from}`, spreadOf(runs).median, 300, 'ms');
  return [
    atLeast('get', 'GET', ratioOf(get.reference, get.prism), 5, 'times Prism'),
    atLeast('post', 'a validated POST', ratioOf(post.reference, post.prism), 4, 'times Prism'),
    atLeast('routing', routing, ratioOf(get.reference, two), NOISE, 'times'),
    firstAnswer('start-installed', 'of the installed command', start.package),
    firstAnswer('start-checkout', 'in a checkout', start.checkout),
  ];
}

/** Reports the measurements of the reference deployment. */
export function sectionOf(measured: Measured): Section {
  return { markdown: markdownOf(measured), figures: measured, goals: goalsOf(measured) };
}

function markdownOf({ load, two, start }: Measured): string {
  const row = (name: string, { reference, prism }: Measured['load']['get']) => [
    name,
    spreadText(reference),
    spreadText(prism),
    rounded(ratioOf(reference, prism)),
  ];
  return [
    '## The reference deployment as a mock',
    'Requests per second.',
    table(
      ['request', 'reference deployment', 'Prism', 'times Prism'],
      [row('`GET /v2/vorgaenge/{vorgangsNummer}`', load.get), row('`POST /rohdaten`', load.post)],
    ),
    [
      `With two operations in place of all, the same GET comes to ${spreadText(two)} a second; with all of them it is`,
      `${rounded(ratioOf(load.get.reference, two))} times as fast. The first responses of all six hosts come ${spreadText(start.package)} ms after the start of the`,
      `installed command, and ${spreadText(start.checkout)} ms after that in a checkout, with every operation loaded.`,
    ].join('\n'),
    '### Setup',
    SETTINGS,
  ].join('\n\n');
}

const SETTINGS = [
  `- **Load.** autocannon ${versionOf('autocannon')} with ${CONNECTIONS} connections for ${LOAD_SECONDS} s, the median of ${ROUNDS.rounds} rounds after ${ROUNDS.warmUp} to warm up; in brackets the 10th and 90th percentile. Only`,
  '  successes count: any other response ends the benchmark. Every server has a process of its own.',
  '- **The reference deployment** keeps state, checks the signature of tokens (or remembers that it did), the right to the resource and the body. Each POST',
  '  adds a report. It is run from source.',
  `- **Prism ${versionOf('@stoplight/prism-http-server')}**, its own server, silent, without CORS, static examples, with all operations of all contracts of the host: it`,
  '  checks that a credential is present and validates the request against the contract. Unlike the `prism` command, it does not validate its own',
  '  responses, which makes it faster.',
  `- **Starts**: the median of ${STARTS.rounds}, from spawning the process to the last of the six hosts' first responses.`,
].join('\n');

/** The operations of the small deployment. */
const TWO: Routes = [
  { method: 'GET', path: '/v2/vorgaenge/:vorgangsNummer' },
  { method: 'PATCH', path: '/v2/vorgaenge/:vorgangsNummer' },
];

/** The measurements: requests per second, and milliseconds from start until every host has responded. */
export interface Measured {
  load: Record<'get' | 'post', Record<'reference' | 'prism', number[]>>;
  /** The GET on the deployment with two operations. */
  two: number[];
  start: Measurements<Record<'checkout' | 'package', () => Promise<number>>>;
}

/** Measures the reference deployment and Prism, each in a separate process. */
async function measureReference(onProgress: OnProgress): Promise<Measured> {
  const start = await measureStart(onProgress);
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const smaller = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const prism = startChild<MocksTasks>('bench/servers/mocks.ts');
  try {
    const { urls, config } = await reference.ask('fresh');
    const { get, post } = callsFor(config);
    const small = await smaller.ask('only', TWO);
    const prismOfGet = await prism.ask('prism', SERVED_BY[get.host]);
    const prismOfPost = await prism.ask('prism', SERVED_BY[post.host]);
    const rates = await inRounds(
      {
        getReference: () => requestsPerSecond(urls[get.host], get),
        getPrism: () => requestsPerSecond(prismOfGet, get),
        postReference: () => requestsPerSecond(urls[post.host], post),
        postPrism: () => requestsPerSecond(prismOfPost, post),
        two: () => requestsPerSecond(small.url, { ...get, headers: { Authorization: `Bearer ${small.token}` } }),
      },
      { ...ROUNDS, onProgress },
    );
    return {
      load: {
        get: { reference: rates.getReference, prism: rates.getPrism },
        post: { reference: rates.postReference, prism: rates.postPrism },
      },
      two: rates.two,
      start,
    };
  } finally {
    await Promise.all([reference, smaller, prism].map((child) => child.stop()));
  }
}

/** Measures the time from the start of the command until all hosts respond. */
async function measureStart(onProgress: OnProgress): Promise<Measured['start']> {
  const tool = await commands();
  const start = (args: readonly string[]) => async (): Promise<number> => {
    const port = await freePorts(HOSTS.length);
    const urls = HOSTS.map((_, index) => `http://127.0.0.1:${port + index}/`);
    const serving = await startServing([...args, 'reference', '--port', String(port)], urls);
    await serving.stop();
    return serving.ms;
  };
  return inRounds({ checkout: start(tool.checkout), package: start(tool.package) }, { ...STARTS, onProgress });
}
