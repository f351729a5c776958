import { randomUUID } from 'node:crypto';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Answer } from './answer.ts';
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

/** A request to an interface with the credential of its caller, and its response. */
export interface Use {
  interface: InterfaceId;
  /** Method and path template. */
  operation: string;
  caller: CredentialName;
  answer: Answer;
  /** Equal for equal requests. */
  label: string;
  /** Sends the request again, in a scope of its own, and returns whatever comes; absent if it changes something. */
  again?: ((scope: string) => Promise<Answer>) | undefined;
}

/** The state that all checks of a run share. */
export interface Run {
  config: Config;
  allowWrites: boolean;
  /** The seed of the identifiers that the suite generates. */
  seed: string;
  startedAt: Date;
  transport: Transport;
  evidence: Evidence;
  redactor: Redactor;
  /** Headers added to every request, by origin. */
  gateway: GatewayHeaders;
  /** Keeps the run within the rate limits of its targets. */
  quotas: Quotas;
  /** Comparisons of the responses with the contracts. */
  observations: Observations;
  /** The time that the run may wait for rate-limit windows. */
  budget: WindowBudget;
  /** Called for a bug of the suite itself. */
  onInternalError(description: string): void;
  /** Stops the run early. */
  stop: Stop;
  timing: { pollMs: number; patienceMs: number; restMs: number; ruleMs: number; runMs?: number };
  /** Credentials of refused requests, and of forms with a user, which any status may refuse; by index of the exchange. */
  suspected: Map<number, CredentialName>;
  /** The latest token that replaced an expired one, by the interface of the issuer. */
  renewed: Map<string, string>;
  /** The requests with the credentials of callers. */
  uses: Use[];
  /** Results of shared steps, by key. */
  steps: Map<string, unknown>;
  /** The latest change of each thing that is changed in turn (`inTurn`), by name. */
  turns: Map<string, Promise<unknown>>;
  /** Resources that stay on the target because they cannot be removed. */
  leftovers: string[];
  /** The rules that are excluded from the run, by id, with the reason. */
  excluded: ReadonlyMap<string, Skipped>;
  /** Why the run left out requests to an operation (method and path template); undefined if it sent all. */
  unaskedAt(id: InterfaceId, operation: string): Skipped | undefined;
  /** Functions that undo changes; called in reverse order after all rules were judged. */
  cleanups: { rule: string; undo: () => Promise<void> }[];
  /** When the present clean-up began, from performance.now(); the time that its rule took before does not count. */
  cleanUpStarted: number;
}

export interface RunOptions {
  config: Config;
  transport: Transport;
  /** Secrets outside the configuration: the passwords of proxies in the environment. */
  secrets?: readonly string[];
  /** Whether requests that change the target may be sent; false by default. */
  allowWrites?: boolean;
  /** Contracts tightened by Overlays. */
  tightened?: TightenedContracts;
  /** The seed of the identifiers that the suite generates; by default random. */
  seed?: string;
  /** Nominal start of the run: interfaces that have ended by then may be gone. */
  startedAt: Date;
  excluded?: Run['excluded'];
  sleep?: (ms: number) => Promise<void>;
  /** Called before the run waits for a rate-limit window. */
  onWait?: (wait: WindowWait) => void;
  onInternalError?: (description: string) => void;
  /** Disables the time limits for rules and run, for a replay. */
  untimed?: boolean;
}

/** Calls of a rate-limit window that are not used: as many as the default concurrency. */
const SPARE_CALLS = 8;

/** Prepares a run; nothing is sent yet. */
export function createRun(options: RunOptions): Run {
  const { config, transport, allowWrites = false } = options;
  const {
    pollMs = 2000,
    patienceMs = 20_000,
    budgetMs = 120_000,
    // As long as a silent host gets no requests.
    requestTimeoutMs: restMs = 10_000,
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
    timing: {
      pollMs,
      patienceMs,
      restMs,
      ...(options.untimed === true ? { ruleMs: Infinity } : { ruleMs, runMs }),
    },
    suspected: new Map(),
    renewed: new Map(),
    uses: [],
    steps: new Map(),
    turns: new Map(),
    leftovers: [],
    excluded: options.excluded ?? new Map(),
    unaskedAt: () => undefined,
    cleanups: [],
    cleanUpStarted: -Infinity,
  };
}

/**
 * Runs a change after all earlier changes of the same thing. It must not wait for another change of the same thing inside itself, which
 * would be a deadlock.
 *
 * @param thing - name of the changed thing
 */
export function inTurn<T>({ turns }: Pick<Run, 'turns'>, thing: string, change: () => Promise<T>): Promise<T> {
  const turn = (turns.get(thing) ?? Promise.resolve()).then(change, change);
  turns.set(thing, turn);
  return turn;
}
