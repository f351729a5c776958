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

/** What the steps before an assertion may use; a step never judges. */
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
   * Runs a step once per run and shares its result, and its exchanges, with every check of the interface that asks for
   * the same key.
   * What the step throws is thrown to all of them.
   */
  once<T>(key: string, step: (context: StepContext<Id>) => Promise<T>): Promise<T>;
  /** The same for another interface, whose shared steps it shares. */
  of<Other extends InterfaceId>(id: Other): StepContext<Other>;
  /**
   * Runs a change when all former changes of the same thing are done: interfaces are judged side by side, but what they
   * change may be the same.
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
  /** When the run was started: the only clock that a request may be made from. */
  startedAt: Date;
  /** A new identifier, in the form of a UUID; the same in every run with the same seed. */
  uuid(): string;
  /**
   * Whether the target serves the interface, which was asked once.
   *
   * @throws Inconclusive when that could not be found out
   */
  service(): Promise<Service>;
  /** Registers how to undo what was done to the target; carried out when all rules are judged. */
  cleanup(undo: () => Promise<void>): void;
  /**
   * Says what stays on the target although nothing went wrong: it was created and cannot be removed.
   *
   * @param what - a sentence without the name of the rule, which is put before it
   * @param rule - name, without its interface, of the rule that this is done for; by default the rule that is judged
   */
  leave(what: string, rule?: string): void;
  /**
   * What excludes a rule of the interface from the run; undefined where it is judged. What cannot be undone is done only where the rule
   * that it is for is judged, although other rules could make use of it.
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
  /** How the answers to the interface of the rule fit its contract, as far as they came before this check. */
  fits(contract: 'sources' | 'tightened'): Promise<readonly Fit[]>;
  /** The answers of the interface of the rule, in the order in which they came. */
  seen(): readonly Seen[];
  /** What kept the run from asking all that there is to ask of an operation (method and path template); undefined when nothing did. */
  unaskedAt(operation: string): Skipped | undefined;
  /** Adds an observation to the report. */
  note(observation: string): void;
}

/** What a check left behind. */
export interface CheckLog extends Trace {
  notes: string[];
}

/** The rule that is checked, as far as its context tells it. */
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
 * An identifier that nobody has used before, and that comes again when the run is judged again: it depends on the seed of
 * the run, on who asks, and on how often that one has asked.
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
    // Most checks judge what others got.
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
      // Counted in attempts, not in time: the same exchanges then always end at the same reading.
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
