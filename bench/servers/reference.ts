/** Serves reference deployments; a process of its own. */
import { Hono } from 'hono';
import type { Config } from '../../conformance/engine/config/schema.ts';
import { validateConfig } from '../../conformance/engine/config/validate.ts';
import { createCases } from '../../conformance/reference/cases/index.ts';
import { systemClock } from '../../conformance/clock.ts';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import { createHost } from '../../conformance/servers/host.ts';
import type { Host } from '../../conformance/reference/interface.ts';
import { partner } from '../../conformance/reference/login/seed.ts';
import { listen, type Listening } from '../../conformance/servers/listen.ts';
import { createTokens } from '../../conformance/reference/tokens.ts';
import { answerParent } from '../processes/answer-parent.ts';
import { READY_AFTER_MS } from '../peers/served.ts';

/** Enough calls for every benchmark: a server that refuses is not measured. */
const NO_QUOTA = { calls: 1_000_000_000, windowS: 3600 };

/** A deployment, and what the suite has to know about it. */
export interface Served {
  urls: Record<Host, string>;
  config: Config;
}

/** Two routes of the contract, as methods and paths. */
export type Routes = readonly { method: string; path: string }[];

const open: Listening<Host>[] = [];

const tasks = {
  /** Serves a new deployment in place of those before. */
  fresh: async (): Promise<Served> => {
    await closeAll();
    const deployment = createDeployment({ readyAfterMs: READY_AFTER_MS, quota: NO_QUOTA });
    const listening = await listen(deployment.hosts, { port: 0 });
    open.push(listening);
    const config = validateConfig(await deployment.configuration(listening.urls), (path) => path.join('.'));
    return { urls: listening.urls, config };
  },
  /** Serves a deployment that has these routes of the cases alone, beside the others; returns its address and a token. */
  only: async (routes: Routes): Promise<{ url: string; token: string }> => {
    const tokens = createTokens(systemClock);
    const surroundings = { clock: systemClock, tokens, readyAfterMs: READY_AFTER_MS };
    const [own] = createCases(surroundings).filter(({ id }) => id === 'cases-v2');
    const deployment = createDeployment();
    if (own === undefined) throw new Error('the reference deployment has no cases-v2');
    const app = new Hono();
    for (const { method, path, handler } of own.app.routes) {
      const taken = routes.some((route) => route.path === path && route.method === method);
      if (taken || method === 'ALL') app.on(method, path, handler);
    }
    const handler = createHost([app]);
    const listening = await listen({ ...deployment.hosts, v2: handler }, { port: 0 });
    open.push(listening);
    return { url: listening.urls.v2, token: await tokens.issue(partner) };
  },
};
export type ReferenceTasks = typeof tasks;

async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((one) => one.close()));
}

answerParent(tasks);
