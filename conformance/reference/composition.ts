import { createApplications } from './applications/index.ts';
import { createCases } from './cases/index.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { configurationOf } from './configuration.ts';
import { createConsumerLoanOffers } from './consumer-loan-offers/index.ts';
import type { RegisteredFault } from './faults.ts';
import { createHost } from './host.ts';
import { HOSTS } from './interface.ts';
import type { Handler, Host } from './interface.ts';
import { createLogin } from './login/index.ts';
import { createOffersV1 } from './offers-v1/index.ts';
import { createOffersV2 } from './offers-v2/index.ts';
import type { Quota } from './offers-v2/rate-limit.ts';
import { createOffersV3 } from './offers-v3/index.ts';
import { createPartner } from './partner/index.ts';
import { createReport } from './report/index.ts';
import { createSession } from './session/index.ts';
import { createTokens } from './tokens.ts';

/** The reference deployment: six hosts, without a network. */
export interface Deployment {
  hosts: Record<Host, Handler>;
  /** A ready configuration of the suite, with fresh tokens; the targets are the hosts of `urls` that carry an interface. */
  configuration(urls: Record<Host, string>): Promise<object>;
}

/** How a deployment behaves. */
export interface Settings {
  clock?: Clock;
  /** How long a report or a commission takes to get ready, in milliseconds. */
  readyAfterMs?: number;
  /** Calls of the offers interface per caller, and the window in seconds that they are for; see {@link Quota}. */
  quota?: Quota;
}

/**
 * Composes a reference deployment with its own state. It loads no fault by itself: whoever wants none need not wait for hundreds.
 *
 * @param chosen - the faults that spoil it; none by default
 */
export function composeDeployment(settings: Settings = {}, chosen: readonly RegisteredFault[] = []): Deployment {
  const { clock = systemClock, readyAfterMs = 100, quota } = settings;
  const tokens = createTokens(clock);
  const surroundings = { clock, readyAfterMs, tokens };
  const interfaces = [
    createReport(surroundings),
    createLogin(surroundings),
    createOffersV1(surroundings),
    createOffersV2(surroundings, quota),
    createOffersV3(surroundings),
    ...createCases(surroundings),
    createApplications(surroundings),
    createPartner(surroundings),
    createConsumerLoanOffers(surroundings),
    createSession(surroundings),
  ];
  const handlerOf = (host: Host): Handler =>
    chosen
      .filter((fault) => fault.host === host)
      .reduce<Handler>((next, fault) => fault.wrap(next), createHost(interfaces.filter((each) => each.host === host)));
  const hosts = Object.fromEntries(HOSTS.map((host) => [host, handlerOf(host)])) as Record<Host, Handler>;
  const carried = HOSTS.filter((host) => interfaces.some((each) => each.host === host));
  return {
    hosts,
    configuration: (urls) => configurationOf(Object.fromEntries(carried.map((host) => [host, urls[host]])), tokens),
  };
}
