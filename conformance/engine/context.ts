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

/** What steps may use. A step prepares assertions and never judges. */
export interface StepContext<Id extends InterfaceId = InterfaceId> {
  /** The interface that is judged. */
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
  /**
   * Runs a step once per run; every check of the interface that asks for the same key gets its result, or what it throws,
   * and its exchanges.
   */
  once<T>(key: string, step: (context: StepContext<Id>) => Promise<T>): Promise<T>;
  /** The same for another interface, with the shared steps of that interface. */
  of<Other extends InterfaceId>(id: Other): StepContext<Other>;
  /**
   * Runs a change when all earlier changes of the same thing are done: interfaces are judged at the same time, and may
   * change the same things.
   *
   * @param thing - names what is changed: `case`
   */
  inTurn<T>(thing: string, change: () => Promise<T>): Promise<T>;
  /**
   * Reads until `until` holds or the patience of the configuration ends; returns the last reading.
   *
   * @param read - one reading; it is repeated after the configured pause
   */
  poll<T>(read: () => Promise<T>, until: (reading: T) => boolean): Promise<T>;
  /** Lets `ms` milliseconds pass. */
  pause(ms: number): Promise<void>;
  /**
   * Waits until the window of a rate limit ends, as an answer with 429 announces it.
   *
   * @throws Inconclusive when that takes more than is left of `timing.budgetMs`
   */
  windowEnd(answer: Answer): Promise<void>;
  /** Whether requests that may change the target are allowed in this run. */
  mayWrite: boolean;
  /** When the run was started: the only time that requests may be derived from. */
  startedAt: Date;
  /** A new identifier, in the form of a UUID; the same in every run with the same seed. */
  uuid(): string;
  /**
   * Whether the target serves the interface, which was asked once.
   *
   * @throws Inconclusive when that could not be found out
   */
  service(): Promise<Service>;
  /** Registers how to undo a change of the target; it is undone when all rules are judged. */
  cleanup(undo: () => Promise<void>): void;
  /**
   * Reports what stays on the target although nothing went wrong: it was created and cannot be removed.
   *
   * @param what - a sentence; the name of the rule is put before it
   * @param rule - name, without its interface, of the rule that needed it; by default the rule that is judged
   */
  leave(what: string, rule?: string): void;
  /**
   * Why a rule of the interface is excluded from the run; undefined where it is judged. A change that cannot be undone is made only if
   * the rule that needs it is judged, even if other rules could use the result.
   *
   * @param rule - its name, without its interface
   */
  exclusionOf(rule: string): Skipped | undefined;
}

/** What a check works with. */
export interface Context<Id extends InterfaceId = InterfaceId> extends StepContext<Id> {
  expect: Expect;
  /** Name of the case; '' when the rule has none. */
  case: string;
  /** How the answers that the interface of the rule gave before this check fit its contract. */
  fits(contract: 'sources' | 'tightened'): Promise<readonly Fit[]>;
  /** The answers of the interface of the rule, in the order in which they came. */
  seen(): readonly Seen[];
  /** Why the run did not send every request to an operation (method and path template); undefined when it did. */
  unaskedAt(operation: string): Skipped | undefined;
  /** Adds an observation to the report. */
  note(observation: string): void;
}

/** The exchanges and notes of a check. */
export interface CheckLog extends Trace {
  notes: string[];
}

/** The part of a rule that its context needs. */
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
 * An identifier that nobody has used before and that a replay draws again: it depends on the seed of the run, on the check
 * or step that asks, and on how many it has drawn.
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
    // Made when needed: most checks judge the answers of others.
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
      // Attempts are counted, not time: so a replay ends with the same reading.
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
