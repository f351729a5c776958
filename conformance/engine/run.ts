import { randomUUID } from 'node:crypto';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Config, CredentialName } from './config/schema.ts';
import { createObservations, type Observations, type TightenedContracts } from './contract/observations.ts';
import { secretsOf, targetOrigins } from './credentials.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { gatewayHeaders, type GatewayHeaders } from './gateway-headers.ts';
import type { Skipped } from './outcome.ts';
import { createQuotas, type Quotas } from './quota.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { createStop, type Stop } from './stop.ts';
import type { Transport } from './transport.ts';
import { createWindowBudget, type WindowBudget, type WindowWait } from './window-budget.ts';

/** What all checks of one run share. */
export interface Run {
  config: Config;
  allowWrites: boolean;
  /** Where invented identifiers come from. */
  seed: string;
  startedAt: Date;
  transport: Transport;
  evidence: Evidence;
  redactor: Redactor;
  /** What is added to every request. */
  gateway: GatewayHeaders;
  /** Keeps the run inside the rate limits of its targets. */
  quotas: Quotas;
  /** How the answers fit the contracts. */
  observations: Observations;
  /** What the run may wait for the windows of rate limits. */
  budget: WindowBudget;
  /** Told of a mistake of the suite itself. */
  onInternalError(description: string): void;
  /** Ends the run before its time. */
  stop: Stop;
  timing: { pollMs: number; patienceMs: number; ruleMs: number; runMs?: number };
  /** The credentials of requests that were refused, and of those for a token, which may be refused with any status; by the index of the exchange. */
  suspected: Map<number, CredentialName>;
  /** The last token that took the place of one that had expired, by the interface of its issuer. */
  renewed: Map<string, string>;
  /** Steps that several checks share, by key. */
  steps: Map<string, unknown>;
  /** The last change of everything that several interfaces change, by name. */
  turns: Map<string, Promise<unknown>>;
  /** What stays on the target because nothing removes it. */
  leftovers: string[];
  /** The rules that are left out of the run, by id, with what excludes them. */
  excluded: ReadonlyMap<string, Skipped>;
  /** What kept the run from asking all that there is to ask of an operation (method and path template); undefined when nothing did. */
  unaskedAt(id: InterfaceId, operation: string): Skipped | undefined;
  /** Undoes what checks did; run in reverse order when all rules are judged. */
  cleanups: { rule: string; undo: () => Promise<void> }[];
}

export interface RunOptions {
  config: Config;
  transport: Transport;
  /** Secrets that the configuration does not hold: the passwords of proxies of the environment. */
  secrets?: readonly string[];
  /** Whether requests that change the target may be sent; false by default. */
  allowWrites?: boolean;
  /** Contracts that an Overlay has tightened. */
  tightened?: TightenedContracts;
  /** Makes the identifiers that the suite invents; a new one by default. */
  seed?: string;
  /** When the run is said to have been started. What has ended by then is not expected any more. */
  startedAt: Date;
  excluded?: Run['excluded'];
  sleep?: (ms: number) => Promise<void>;
  /** Told before the run waits for the window of a rate limit. */
  onWait?: (wait: WindowWait) => void;
  onInternalError?: (description: string) => void;
  /** Whether neither rules nor the run are ended by time: what was recorded was in time. */
  untimed?: boolean;
}

/** Calls of a rate-limit window that are not used: as many requests as are under way at once. */
const SPARE_CALLS = 8;

/** Prepares a run; nothing is sent yet. */
export function createRun(options: RunOptions): Run {
  const { config, transport, allowWrites = false } = options;
  const {
    pollMs = 2000,
    patienceMs = 20_000,
    budgetMs = 120_000,
    ruleMs = 600_000,
    runMs = 3_600_000,
  } = config.timing ?? {};
  const stop = createStop(options.sleep);
  const budget = createWindowBudget(budgetMs, stop.sleep, options.onWait ?? (() => {}));
  const redactor = createRedactor([...secretsOf(config), ...(options.secrets ?? [])], targetOrigins(config));
  return {
    config,
    allowWrites,
    seed: options.seed ?? randomUUID(),
    startedAt: options.startedAt,
    transport,
    redactor,
    gateway: gatewayHeaders(config),
    observations: createObservations(options.tightened),
    evidence: createEvidence(redactor),
    budget,
    quotas: createQuotas(budget, SPARE_CALLS),
    onInternalError: options.onInternalError ?? (() => {}),
    stop,
    timing: options.untimed === true ? { pollMs, patienceMs, ruleMs: Infinity } : { pollMs, patienceMs, ruleMs, runMs },
    suspected: new Map(),
    renewed: new Map(),
    steps: new Map(),
    turns: new Map(),
    leftovers: [],
    excluded: options.excluded ?? new Map(),
    unaskedAt: () => undefined,
    cleanups: [],
  };
}

/**
 * Runs a change when all former changes of the same thing are done. A change never waits for its own turn: in it, nothing else may be
 * done in turn with the same thing.
 *
 * @param thing - names what is changed
 */
export function inTurn<T>({ turns }: Pick<Run, 'turns'>, thing: string, change: () => Promise<T>): Promise<T> {
  const turn = (turns.get(thing) ?? Promise.resolve()).then(change, change);
  turns.set(thing, turn);
  return turn;
}
