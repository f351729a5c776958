import { HOSTS, SERVED_BY } from '../../generated/platform.ts';
import type { OnProgress } from '../benchmark.ts';
import { requestsPerSecond } from '../load.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { startServing } from '../processes/command.ts';
import { freePorts } from '../processes/free-ports.ts';
import { inRounds, type Measurements } from '../rounds.ts';
import type { PrismTasks } from '../servers/prism.ts';
import type { ReferenceTasks, Routes } from '../servers/reference.ts';
import { callsFor } from './calls.ts';

/** How often the load is measured, and how often a start. */
export const ROUNDS = { rounds: 4, warmUp: 1 } as const;
export const STARTS = { rounds: 7, warmUp: 1 } as const;

/** The operations of the deployment that has two. */
const TWO: Routes = [
  { method: 'GET', path: '/v2/vorgaenge/:vorgangsNummer' },
  { method: 'PATCH', path: '/v2/vorgaenge/:vorgangsNummer' },
];

/** What was measured: requests per second, and milliseconds from a start until every host has answered. */
export interface Measured {
  load: Record<'get' | 'post', Record<'reference' | 'prism', number[]>>;
  /** The GET on the deployment with two operations. */
  two: number[];
  start: Measurements<Record<'checkout' | 'package', () => Promise<number>>>;
}

/** Measures the reference deployment and Prism, each in a process of its own. */
export async function measureReference(onProgress: OnProgress): Promise<Measured> {
  const start = await measureStart(onProgress);
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const smaller = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const prism = startChild<PrismTasks>('bench/servers/prism.ts');
  try {
    const { urls, config } = await reference.ask('fresh');
    const { get, post } = callsFor(config);
    const small = await smaller.ask('only', TWO);
    const prismOfGet = await prism.ask('serve', SERVED_BY[get.host]);
    const prismOfPost = await prism.ask('serve', SERVED_BY[post.host]);
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

/** From the start of the command until all hosts answer. */
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
