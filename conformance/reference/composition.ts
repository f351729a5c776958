import { INTERFACES } from '../../generated/platform.ts';
import type { Handler } from '../servers/handler.ts';
import { withEnded, type Ended } from '../servers/ended.ts';
import { createHost } from '../servers/host.ts';
import { systemClock } from '../clock.ts';
import { configurationOf } from './configuration.ts';
import type { RegisteredFault } from './faults.ts';
import { fromEachFolder } from './folders.ts';
import { HOSTS, type Create, type Host, type Interface, type Surroundings } from './interface.ts';
import { createTokens, type TokenMint } from './tokens.ts';

/** The factory of each folder, and its hosts. A host creates its interfaces at its first request. */
const SERVED = (await fromEachFolder<{ default: Create }>('index')).map(({ default: create }) => {
  const unused = { clock: systemClock, readyAfterMs: 0, tokens: createTokens(systemClock) };
  return { create, hosts: new Set([create(unused)].flat().map(({ id }) => INTERFACES[id].host)) };
});

/** The reference deployment: six hosts, without a network. */
export interface Deployment {
  hosts: Record<Host, Handler>;
  /** A complete configuration of the suite, with new tokens; its targets are the hosts of `urls` that serve an interface. */
  configuration(urls: Record<Host, string>): Promise<object>;
}

/** How a deployment behaves. */
export interface Settings extends Partial<Omit<Surroundings, 'tokens'>> {
  /** The interfaces that have reached their end of life, and how they respond; none by default. */
  ended?: Ended;
  /** Issues and verifies the tokens; a new mint by default. */
  mint?: TokenMint;
}

/**
 * Composes a reference deployment with its own state. This module loads no faults, so that a deployment without faults starts sooner.
 *
 * @param chosen - the faults of the deployment; none by default
 */
export function composeDeployment(settings: Settings = {}, chosen: readonly RegisteredFault[] = []): Deployment {
  const { clock = systemClock, readyAfterMs = 100, quota, ended = {}, mint } = settings;
  const tokens = createTokens(clock, mint);
  const surroundings = { clock, readyAfterMs, tokens, quota };
  const created = new Map<Create, readonly Interface[]>();
  const createdBy = (create: Create) => {
    const interfaces = created.get(create) ?? [create(surroundings)].flat();
    created.set(create, interfaces);
    return interfaces;
  };
  const partsOf = (host: Host) =>
    SERVED.filter(({ hosts }) => hosts.has(host)).flatMap(({ create }) =>
      createdBy(create).flatMap(({ id, app }) => (INTERFACES[id].host === host ? [app] : [])),
    );
  const handlerOf = (host: Host): Handler =>
    chosen
      .filter((fault) => fault.host === host)
      .reduce<Handler>(
        (next, fault) => fault.wrap(next, clock),
        createHost(() => partsOf(host)),
      );
  const carried = HOSTS.filter((host) => SERVED.some(({ hosts }) => hosts.has(host)));
  const hosts = HOSTS.map((host) => [host, withEnded(handlerOf(host), host, ended)] as const);
  return {
    hosts: Object.fromEntries(hosts) as Record<Host, Handler>,
    configuration: (urls) =>
      configurationOf(Object.fromEntries(carried.map((host) => [host, urls[host]])), surroundings, ended),
  };
}
