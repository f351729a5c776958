import { randomUUID } from 'node:crypto';
import type { Config } from './config/schema.ts';
import { createObservations, type Observations, type TightenedContracts } from './contract/observations.ts';
import { secretsOf, targetOrigins } from './credentials.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import type { Skipped } from './outcome.ts';
import { createQuotas, type Quotas } from './quota.ts';
import { createRedactor, type Redactor } from './redact.ts';
import type { Transport } from './transport.ts';

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
  /** Keeps the run inside the rate limits of its targets. */
  quotas: Quotas;
  /** How the answers fit the contracts. */
  observations: Observations;
  /** Waits `ms` milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Told of a mistake of the suite itself. */
  onInternalError(description: string): void;
  /** Ends every check that would send something more, while the run is being stopped. */
  stopped: Skipped | undefined;
  timing: { pollMs: number; patienceMs: number };
  /** Steps that several checks share, by key. */
  steps: Map<string, Promise<unknown>>;
  /** The last change of everything that several interfaces change, by name. */
  turns: Map<string, Promise<unknown>>;
  /** What stays on the target because nothing removes it. */
  leftovers: string[];
  /** Undoes what checks did; run in reverse order when all rules are judged. */
  cleanups: { rule: string; undo: () => Promise<void> }[];
}

/** Options of a run. */
export interface RunOptions {
  config: Config;
  transport: Transport;
  /** Whether requests that change the target may be sent; false by default. */
  allowWrites?: boolean;
  /** Contracts that an Overlay has tightened. */
  tightened?: TightenedContracts;
  /** Makes the identifiers that the suite invents; a new one by default. */
  seed?: string;
  /** When the run is said to have been started. What has ended by then is not expected any more. */
  startedAt: Date;
  sleep?: (ms: number) => Promise<void>;
  onInternalError?: (description: string) => void;
}

/** Calls of a rate-limit window that are not used: as many requests as are under way at once. */
const SPARE_CALLS = 8;

/** Prepares a run; nothing is sent yet. */
export function createRun(options: RunOptions): Run {
  const { config, transport, allowWrites = false } = options;
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const redactor = createRedactor(secretsOf(config), targetOrigins(config));
  return {
    config,
    allowWrites,
    seed: options.seed ?? randomUUID(),
    startedAt: options.startedAt,
    transport,
    redactor,
    observations: createObservations(options.tightened),
    evidence: createEvidence(redactor),
    sleep,
    quotas: createQuotas(sleep, SPARE_CALLS),
    onInternalError: options.onInternalError ?? (() => {}),
    stopped: undefined,
    timing: { pollMs: config.timing?.pollMs ?? 2000, patienceMs: config.timing?.patienceMs ?? 20_000 },
    steps: new Map(),
    turns: new Map(),
    leftovers: [],
    cleanups: [],
  };
}
