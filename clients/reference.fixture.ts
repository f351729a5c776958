import { onTestFinished } from 'vitest';
import type { Config } from '../conformance/engine/config/schema.ts';
import { validateConfig } from '../conformance/engine/config/validate.ts';
import { manualClock } from '../conformance/clock.ts';
import { createDeployment, type DeploymentOptions } from '../conformance/reference/deployment.ts';
import type { Handler } from '../conformance/servers/handler.ts';
import { HOSTS, type Host } from '../conformance/reference/interface.ts';
import { listen } from '../conformance/servers/listen.ts';
import { instantClock } from './common/clock.fixture.ts';

/** Wraps the handler of a host, to replace responses or cut connections. */
export type Around = (next: Handler, host: Host) => Handler;

export interface ServeOptions extends Omit<DeploymentOptions, 'clock'> {
  around?: Around;
}

/** A reference deployment on free ports, with the settings that a client needs. */
export interface Served {
  /** Base URLs, without a slash at the end. */
  urls: Record<Host, string>;
  credentials: Required<NonNullable<Config['credentials']>>;
  fixtures: Required<NonNullable<Config['fixtures']>>;
  /** The clock of the deployment; its waits end at once. */
  clock: ReturnType<typeof instantClock>;
  /** Every request to a host, in order. */
  received: { host: Host; method: string; path: string; headers: Headers; body: string }[];
}

const START = Date.UTC(2026, 10, 2, 9);

/** Serves the reference deployment until the test ends. */
export async function serveReference({ around = (next) => next, ...options }: ServeOptions = {}): Promise<Served> {
  const time = manualClock(START);
  const deployment = createDeployment({ ...options, clock: time });
  const received: Served['received'] = [];
  const recording =
    (host: Host, next: Handler): Handler =>
    async (request) => {
      const { method, url, headers } = request;
      const { pathname, search } = new URL(url);
      received.push({ host, method, path: `${pathname}${search}`, headers, body: await request.clone().text() });
      return next(request);
    };
  const hosts = Object.fromEntries(
    HOSTS.map((host) => [host, recording(host, around(deployment.hosts[host], host))]),
  ) as Record<Host, Handler>;
  const { urls, close } = await listen(hosts, { port: 0 });
  onTestFinished(close);
  const { credentials, fixtures } = validateConfig(await deployment.configuration(urls), (path) => path.join('.'));
  return {
    urls,
    credentials: credentials as Served['credentials'],
    fixtures: fixtures as Served['fixtures'],
    clock: instantClock(time),
    received,
  };
}
