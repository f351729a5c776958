/** Serves reference deployments, in a separate process. */
import { Hono } from 'hono';
import { createCases } from '../../conformance/reference/cases/index.ts';
import { systemClock } from '../../conformance/clock.ts';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import { createHost } from '../../conformance/servers/host.ts';
import { partner } from '../../conformance/reference/login/seed.ts';
import { listen } from '../../conformance/servers/listen.ts';
import { createTokens } from '../../conformance/reference/tokens.ts';
import { answerParent } from '../processes/child.ts';
import { READY_AFTER_MS, serve, type Served } from './served.ts';

/** Enough calls for every benchmark, so that none is refused. */
const NO_QUOTA = { calls: 1_000_000_000, windowS: 3600 };

export type Routes = readonly { method: string; path: string }[];

const open: { close(): Promise<void> }[] = [];

const tasks = {
  /** Serves a new deployment in place of earlier ones. */
  fresh: async (): Promise<Served> => {
    await closeAll();
    const { close, ...served } = await serve({ quota: NO_QUOTA });
    open.push({ close });
    return served;
  },
  /** Additionally serves a deployment with only these routes of the cases; returns its address and a token. */
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
    const handler = createHost(() => [app]);
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
