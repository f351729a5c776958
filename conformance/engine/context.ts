import { hash } from 'node:crypto';
import type { Config, Fixtures } from './config/schema.ts';
import type { Fit } from './contract/fit.ts';
import type { Seen } from './contract/observations.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Answer } from './answer.ts';
import { windowEnd, type Trace } from './exchange.ts';
import { Expect } from './expect.ts';
import { Inconclusive, Skipped } from './outcome.ts';
import { inTurn, type Run } from './run.ts';
import { serviceOf, type Service } from './served.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget, type Target } from './target.ts';
import { valueAt } from '../json.ts';

/** The part of the context that steps may use. A step prepares assertions and never judges. */
export interface StepContext<Id extends InterfaceId = InterfaceId> {
  /** The judged interface. */
  interface: Id;
  target: Target;
  config: Config;
  /**
   * A fixture that the rule needs.
   *
   * @throws Inconclusive when the operator has not supplied it
   */
  fixture<F extends keyof Fixtures, N extends keyof NonNullable<Fixtures[F]>>(
    family: F,
    name: N,
  ): NonNullable<NonNullable<Fixtures[F]>[N]>;
  /** Runs a step once per run. Every check of the interface that uses the same key gets its result or error, and its exchanges. */
  once<T>(key: string, step: (context: StepContext<Id>) => Promise<T>): Promise<T>;
  /** The step context of another interface. */
  of<Other extends InterfaceId>(id: Other): StepContext<Other>;
  /**
   * Runs a change after all earlier changes of the same thing: interfaces are judged concurrently and may change the same resources.
   *
   * @param thing - name of the changed thing: `case`
   */
  inTurn<T>(thing: string, change: () => Promise<T>): Promise<T>;
  /**
   * Repeats `read` until `until` holds or `timing.patienceMs` is over; returns the last reading.
   *
   * @param read - repeated after `timing.pollMs`
   */
  poll<T>(read: () => Promise<T>, until: (reading: T) => boolean): Promise<T>;
  pause(ms: number): Promise<void>;
  /**
   * Waits for the end of the rate-limit window that a 429 response announces.
   *
   * @throws Inconclusive when that takes longer than the rest of `timing.budgetMs`
   */
  windowEnd(answer: Answer): Promise<void>;
  /** Whether this run may send requests that change the target. */
  mayWrite: boolean;
  /** Start of the run: the only time that requests may depend on. */
  startedAt: Date;
  /** A new UUID; the same in every run with the same seed. */
  uuid(): string;
  /**
   * Whether the target serves the interface; tested once per run.
   *
   * @throws Inconclusive when that is unknown
   */
  service(): Promise<Service>;
  /** Registers a function that undoes a change of the target; it runs after all rules were judged. */
  cleanup(undo: () => Promise<void>): void;
  /**
   * Reports a resource that stays on the target because it cannot be removed.
   *
   * @param what - a sentence; the id of the rule is put before it
   * @param rule - name, without its interface, of the rule that needed it; by default the judged rule
   */
  leave(what: string, rule?: string): void;
  /**
   * Why a rule of the interface is excluded from the run; undefined if it is not. A change that cannot be undone is made only if the rule
   * that needs it is judged, even if other rules could use the result.
   *
   * @param rule - its name, without its interface
   */
  exclusionOf(rule: string): Skipped | undefined;
}

/** The context of a check. */
export interface Context<Id extends InterfaceId = InterfaceId> extends StepContext<Id> {
  expect: Expect;
  /** Name of the case; '' if the rule has none. */
  case: string;
  /** Comparisons of the earlier responses of the rule's interface with its contract. */
  fits(contract: 'sources' | 'tightened'): Promise<readonly Fit[]>;
  /** The responses of the rule's interface, in order of arrival. */
  seen(): readonly Seen[];
  /** Why the run left out requests to an operation (method and path template); undefined if it sent all. */
  unaskedAt(operation: string): Skipped | undefined;
  /** Adds an observation to the report. */
  note(observation: string): void;
}

/** The exchanges and notes of a check. */
export interface CheckLog extends Trace {
  notes: string[];
}

interface Checked {
  id: string;
  interface: InterfaceId;
}

/** Creates the context of one check of a rule; exchanges and notes go to `log`. */
export function createContext(run: Run, rule: Checked, caseName: string, log: CheckLog): Context {
  return Object.assign(createStepContext(run, rule, log), {
    expect: new Expect(run.redactor.text),
    case: caseName,
    fits: (contract: 'sources' | 'tightened') => run.observations.of(rule.interface, contract),
    seen: () => run.observations.seen(rule.interface),
    unaskedAt: (operation: string) => run.unaskedAt(rule.interface, operation),
    note: (observation: string) => void log.notes.push(run.redactor.text(observation)),
  });
}

/**
 * A unique identifier that a replay reproduces: it depends on the seed of the run, the scope of the check or step, and the number of
 * identifiers drawn in it.
 */
function drawUuid(seed: string, trace: Trace): string {
  trace.drawn += 1;
  const hex = hash('sha256', `${seed}\n${trace.scope}\n${trace.drawn}`);
  const variant = ((parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function createStepContext(run: Run, rule: Checked, trace: Trace): StepContext {
  let target: Target | undefined;
  const idOf = (name: string) => `${rule.interface}/${name}`;
  return {
    interface: rule.interface,
    // Created lazily: most checks judge responses to other checks.
    get target() {
      return (target ??= createTarget(run, trace));
    },
    config: run.config,
    fixture: (family, name) => {
      const value = valueAt(run.config, `/fixtures/${family}/${String(name)}`);
      if (value === undefined || value === null) throw new Inconclusive(`supply fixtures.${family}.${String(name)}`);
      // The schema of the configuration has checked the type.
      return value as never;
    },
    once: (key, step) =>
      sharedStep(run, trace, `${rule.interface}: ${key}`, (own) => step(createStepContext(run, rule, own))),
    of: (id) => createStepContext(run, { id: rule.id, interface: id }, trace) as never,
    inTurn: (thing, change) => inTurn(run, thing, change),
    poll: async (read, until) => {
      // Counts attempts instead of time, so that a replay ends with the same reading.
      const attempts = Math.max(2, Math.ceil(run.timing.patienceMs / run.timing.pollMs));
      let reading = await read();
      for (let attempt = 1; attempt < attempts && !until(reading); attempt += 1) {
        await run.stop.sleep(run.timing.pollMs);
        reading = await read();
      }
      return reading;
    },
    pause: (ms) => run.stop.sleep(ms),
    windowEnd: (answer) => windowEnd(run, answer),
    mayWrite: run.allowWrites,
    startedAt: run.startedAt,
    uuid: () => drawUuid(run.seed, trace),
    service: () => serviceOf(run, trace, rule.interface),
    cleanup: (undo) => run.cleanups.push({ rule: rule.id, undo }),
    leave: (what, owner) => run.leftovers.push(`${owner === undefined ? rule.id : idOf(owner)}: ${what}`),
    exclusionOf: (name) => {
      const excluded = run.excluded.get(idOf(name));
      return excluded && new Skipped(`needs what ${idOf(name)} does, which is ${excluded.message}`, excluded.by);
    },
  };
}
