import { overlayRules } from '../engine/answers-fit-contract.ts';
import type { Config } from '../engine/config/schema.ts';
import { validateConfig } from '../engine/config/validate.ts';
import type { TightenedContracts } from '../engine/contract/observations.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { INTERFACES, VERSIONS_OF, type InterfaceId } from '../../generated/platform.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { originsTransport, type Transport } from '../engine/transport.ts';
import { manualClock, type Clock } from '../clock.ts';
import { createDeployment } from '../reference/deployment.ts';
import type { Handler } from '../servers/handler.ts';
import { HOSTS, type Host, type Quota } from '../reference/interface.ts';
import { newMint, type TokenMint } from '../reference/tokens.ts';

/** Options for judging the reference deployment, and its deviations. */
export interface InProcessOptions {
  rules: readonly Rule[];
  /** Id of a fault of the reference deployment: `report/no-location`. */
  fault?: string | undefined;
  tightened?: TightenedContracts;
  /** Whether writes are allowed; true by default. */
  allowWrites?: boolean;
  /** Wraps every host, for variants, or for servers that ignore the deployment. */
  around?: ((next: Handler, host: Host) => Handler) | undefined;
  /** How long the suite waits for a state, in milliseconds; {@link PATIENCE_MS} by default. */
  patienceMs?: number;
  /** Changes the configuration for the deployment. */
  configure?: ((config: Config) => Config) | undefined;
  /** Calls of offers v2 that a caller may make; many by default, but few for an opt-in rule, which may exhaust them. */
  quota?: Quota;
  /** Whether the run ends when a must-rule fails. */
  bail?: boolean;
  /** Globs over the ids of rules, like `--rule`. */
  select?: readonly string[];
  /** The seed of generated identifiers; a new one in each run by default. */
  seed?: string;
  /** The time of the run; {@link START} by default. */
  startedAt?: Date;
  /** By default a time that begins at `startedAt`, and passes only when the suite pauses. */
  time?: ProofTime;
}

/** The time of a deployment and of the suite that judges it. */
export interface ProofTime {
  clock: Clock;
  /** Lets `ms` milliseconds of `clock` pass. */
  sleep(ms: number): Promise<void>;
}

/** Long enough, since reports and commissions of the reference deployment are ready after 100 ms. */
const PATIENCE_MS = 200;

const FEW_CALLS: Quota = { calls: 25, windowS: 60 };

/** The invented base URLs of the hosts of a deployment in this process. */
export const ADDRESSES = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.reference.test`])) as Record<
  Host,
  string
>;

/** Constant responses, each for a server that sends it to every request. */
export const CONSTANT_ANSWERS: Readonly<Record<string, () => Response>> = {
  '200 {}': () => Response.json({}),
  '200 HTML': () => new Response('<!doctype html><p>Willkommen</p>', { headers: { 'Content-Type': 'text/html' } }),
  '202 {}': () => Response.json({}, { status: 202 }),
  '204': () => new Response(null, { status: 204 }),
  '302': () => new Response(null, { status: 302 }),
  '400 {}': () => Response.json({}, { status: 400 }),
  '401': () => new Response(null, { status: 401 }),
  '403': () => new Response(null, { status: 403 }),
  '404': () => Response.json({}, { status: 404 }),
  '500': () => new Response('Internal Server Error', { status: 500 }),
};

/** A transport that passes each request to the host with its origin. */
export function hostsTransport(hosts: Record<Host, Handler>): Transport {
  return originsTransport(Object.fromEntries(HOSTS.map((host) => [ADDRESSES[host], hosts[host]])));
}

/** The suite in reports of the proof. */
export const SUITE = { name: 'proof', version: '0.0.0', contracts: {} };

/** The time of runs of the proof, in milliseconds since 1970. */
export const START = Date.UTC(2026, 0, 15, 9);

const MINT = newMint();

/** Issues the same tokens in every run, since computing all encodings of a new secret takes time. */
function sameTokens(): TokenMint {
  let issued = 0;
  return { ...MINT, nextId: () => String((issued += 1)) };
}

function standingTime(start: Date): ProofTime {
  const clock = manualClock(start.getTime());
  return { clock, sleep: async (ms) => clock.advance(ms) };
}

/** The configuration as read from a file or a report: without undefined members, which would change the order of others. */
const asInFile = (config: Config) => JSON.parse(JSON.stringify(config)) as Config;

/**
 * Judges a new reference deployment without a network and without waiting: its clock advances only when the suite pauses.
 *
 * @throws RangeError when the fault is unknown
 */
export async function judgeInProcess(options: InProcessOptions): Promise<Report> {
  const {
    rules,
    fault,
    tightened = {},
    allowWrites = true,
    around = (next) => next,
    configure = (config) => config,
    bail = false,
    patienceMs = PATIENCE_MS,
    seed,
    startedAt = new Date(START),
    time = standingTime(startedAt),
  } = options;
  const [only, ...others] = rules;
  // A single opt-in rule counts as selected by its name.
  const optedIn = only?.optIn !== undefined && others.length === 0 ? only : undefined;
  const { quota = optedIn === undefined ? undefined : FEW_CALLS, select = optedIn && [optedIn.id] } = options;
  const deployment = createDeployment({
    clock: time.clock,
    mint: sameTokens(),
    faults: fault,
    quota,
  });
  const hosts = Object.fromEntries(HOSTS.map((host) => [host, around(deployment.hosts[host], host)]));
  const offered = validateConfig(await deployment.configuration(ADDRESSES), (path) => path.join('.'));
  return judgeTarget({
    rules: [...rules, ...overlayRules(tightened)],
    tightened,
    suite: SUITE,
    ...(seed === undefined ? {} : { seed }),
    config: asInFile(configure({ ...offered, timing: { ...offered.timing, patienceMs } })),
    startedAt,
    transport: hostsTransport(hosts as Record<Host, Handler>),
    allowWrites,
    bail,
    filters: select === undefined ? {} : { rules: select },
    sleep: time.sleep,
  });
}

/**
 * Removes the targets of versions newer than `id`: a partial application can be reported ready for decision only once, and older
 * versions leave that to the newest configured one.
 */
export function withoutNewer(id: InterfaceId): (config: Config) => Config {
  return (config) => {
    const { family, host: own } = INTERFACES[id];
    const versions = VERSIONS_OF[family];
    const newer = versions.slice(versions.indexOf(id) + 1).map((one) => INTERFACES[one].host);
    const targets = Object.entries(config.targets).filter(
      ([host]) => host === own || newer.every((one) => one !== host),
    );
    return { ...config, targets: Object.fromEntries(targets) };
  };
}

/** Ids of the rules with a status, of one level or of all. */
export function idsWith(report: Report, status: RuleResult['status'], level?: RuleResult['level']): string[] {
  return report.rules.filter((one) => one.status === status && (level ?? one.level) === one.level).map(({ id }) => id);
}
