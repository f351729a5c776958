import { overlayRules } from '../engine/answers-fit-contract.ts';
import type { Config } from '../engine/config/schema.ts';
import { validateConfig } from '../engine/config/validate.ts';
import type { TightenedContracts } from '../engine/contract/observations.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { INTERFACES, VERSIONS_OF, type InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { originsTransport, type Transport } from '../engine/transport.ts';
import { manualClock, type Clock } from '../clock.ts';
import { createDeployment } from '../reference/deployment.ts';
import { faults } from '../reference/faults.ts';
import type { Handler } from '../servers/handler.ts';
import { HOSTS, type Host, type Quota } from '../reference/interface.ts';
import { newMint, type TokenMint } from '../reference/tokens.ts';

/** What the reference deployment is judged by, and how it deviates from itself. */
export interface InProcessOptions {
  rules: readonly Rule[];
  /** Id of a fault of the reference deployment: `report/no-location`. */
  fault?: string;
  /** Contracts that an Overlay has tightened. */
  tightened?: TightenedContracts;
  /** Whether writes are allowed; true by default. */
  allowWrites?: boolean;
  /** Lays something over every host: a conforming variant, or a server that ignores the deployment altogether. */
  around?: (next: Handler, host: Host) => Handler;
  /** How long the suite waits for what may never come, in milliseconds; {@link PATIENCE_MS} by default. */
  patienceMs?: number;
  /** Changes the configuration that the deployment offers for itself. */
  configure?: (config: Config) => Config;
  /**
   * Calls of the offers interface that the deployment allows a caller; as many as the sources say by default, and few where
   * a rule has to use them all up: how many there are is judged by others.
   */
  quota?: Quota;
  /** Whether the run ends with the first must-rule that fails. */
  bail?: boolean;
  /** Globs over the ids of the rules: what the operator selects. */
  select?: readonly string[];
  /** What identifiers are drawn from; another one in every run by default. */
  seed?: string;
  /** When the run is said to be made; {@link START} by default. */
  startedAt?: Date;
  /** Tells and passes the time; by default it begins with the run, and stands still but for the pauses of the suite. */
  time?: ProofTime;
}

/** The time of a deployment and of the suite that judges it. */
export interface ProofTime {
  clock: Clock;
  /** Lets `ms` milliseconds of `clock` pass. */
  sleep(ms: number): Promise<void>;
}

/** Enough for whatever gets ready: the reference deployment has everything ready after 100 ms. */
const PATIENCE_MS = 200;

const FEW_CALLS: Quota = { calls: 25, windowS: 60 };

/** Where the hosts of a deployment in this process seem to be. */
export const ADDRESSES = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.reference.test`])) as Record<
  Host,
  string
>;

/** Servers that answer every request alike. */
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

/** A transport that hands each request to the host whose origin it is addressed to. */
export function hostsTransport(hosts: Record<Host, Handler>): Transport {
  return originsTransport(Object.fromEntries(HOSTS.map((host) => [ADDRESSES[host], hosts[host]])));
}

/** The suite that reports of the proof name. */
export const SUITE = { name: 'proof', version: '0.0.0', contracts: {} };

/** When the proof takes place. */
export const START = Date.UTC(2026, 0, 15, 9);

const MINT = newMint();

/** The same tokens in every run: how a new secret may be written has to be worked out. */
function sameTokens(): TokenMint {
  let issued = 0;
  return { ...MINT, nextId: () => String((issued += 1)) };
}

function standingTime(start: Date): ProofTime {
  const clock = manualClock(start.getTime());
  return { clock, sleep: async (ms) => clock.advance(ms) };
}

/** A configuration as it is read from a file, and again from a report: without members that are undefined, which change the order of others. */
const asInFile = (config: Config) => JSON.parse(JSON.stringify(config)) as Config;

/**
 * Judges a fresh reference deployment without a network and without waiting: its clock moves only when the suite pauses.
 *
 * @throws RangeError when the fault is not known
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
  // A rule that is left out by default, and comes alone, was asked for by its name.
  const optedIn = only?.optIn !== undefined && others.length === 0 ? only : undefined;
  const { quota = optedIn === undefined ? undefined : FEW_CALLS, select = optedIn && [optedIn.id] } = options;
  const deployment = createDeployment({
    clock: time.clock,
    mint: sameTokens(),
    ...(fault === undefined ? {} : { faults: fault }),
    ...(quota === undefined ? {} : { quota }),
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
 * A configuration that reaches no newer version than the one in question: only one version of the cases reports a partial
 * application ready for decision, and it leaves that to the newest.
 *
 * @param id - the interface that is judged
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

/** The rules of one interface that ask for themselves; those that observe the others are judged together with them, by the matrix. */
export async function rulesOf(id: InterfaceId): Promise<Rule[]> {
  return (await loadRules()).filter((rule) => rule.interface === id && rule.effect !== 'observes');
}

/** Ids of the faults that the reference deployment has for one interface. */
export function faultsOf(id: InterfaceId): string[] {
  return faults.filter((fault) => fault.interface === id).map((fault) => fault.id);
}

/** Every pair of a rule and a fault (`report/no-location`) that it has to catch. */
export function faultsToCatch(rules: readonly Rule[]): { rule: Rule; fault: string }[] {
  return rules.flatMap((rule) => rule.brokenBy.map((name) => ({ rule, fault: `${rule.interface}/${name}` })));
}

/** Ids of the rules of a level that came to a status. */
export function idsWith(report: Report, status: RuleResult['status'], level?: RuleResult['level']): string[] {
  return report.rules.filter((one) => one.status === status && (level ?? one.level) === one.level).map(({ id }) => id);
}
