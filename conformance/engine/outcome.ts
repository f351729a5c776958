/** The status of a rule, or of one case. */
export type Status = 'passed' | 'failed' | 'inconclusive' | 'not-applicable' | 'skipped';

/** Ends a check with a status other than passed. The message is the reason in the report. */
export abstract class Outcome extends Error {
  abstract readonly status: Status;
  /** The statuses that show that the target does not serve the interface, if the operator did not expect that. */
  readonly notServed: readonly number[] | undefined;

  constructor(message: string, notServed?: readonly number[]) {
    super(message);
    this.notServed = notServed;
  }
}

/** The expectation of a check, and what it found instead. */
export interface Contrast {
  expected: string;
  got: string;
}

/** The target contradicts the rule. */
export class Failure extends Outcome {
  override readonly name = 'Failure';
  readonly status = 'failed';
  readonly contrast: Contrast;
  /** Index of the exchange that shows the failure, if any. */
  readonly exchange: number | undefined;

  constructor(contrast: Contrast, exchange?: number) {
    super(`expected ${contrast.expected}, got ${contrast.got}`);
    this.contrast = contrast;
    this.exchange = exchange;
  }
}

/** No verdict is possible: a fixture is missing, a precondition does not hold, or the target did not answer. */
export class Inconclusive extends Outcome {
  override readonly name = 'Inconclusive';
  readonly status = 'inconclusive';
}

/** A request got no usable response; a later attempt might. */
export class Unanswered extends Inconclusive {
  /** Whether the target may have carried the request out: not if it was never sent, or refused with 429. */
  readonly mayBeDone: boolean;

  constructor(message: string, mayBeDone = true) {
    super(message);
    this.mayBeDone = mayBeDone;
  }
}

/** The rule does not apply to this target; the message is the proof. */
export class NotApplicable extends Outcome {
  override readonly name = 'NotApplicable';
  readonly status = 'not-applicable';
}

/** The command-line options that exclude rules. */
export const FILTERS = ['--interface', '--rule', '--level', '--smoke'] as const;
export type Filter = (typeof FILTERS)[number];

/** Why a check was skipped. */
export type SkippedBy =
  | { kind: 'filter'; filter: Filter }
  /** The rule is judged only if its id is named. */
  | { kind: 'opt-in' }
  /** The rule belongs to another shard. */
  | { kind: 'shard'; belongsTo: { index: number; count: number } }
  | { kind: 'stopped'; by: 'interruption' | 'bail' | 'time' }
  /** It needs a change that is not allowed, either at all or to a fixture. */
  | { kind: 'writes' }
  | { kind: 'no-target'; host: string }
  /** The configuration lacks an optional setting. */
  | { kind: 'left-out'; setting: string };

/** The operator excluded the check. */
export class Skipped extends Outcome {
  override readonly name = 'Skipped';
  readonly status = 'skipped';
  readonly by: SkippedBy;

  constructor(reason: string, by: SkippedBy) {
    super(reason);
    this.by = by;
  }
}

/** The outcome of a check without an optional setting: a further credential, or permission for a lasting change. */
export function leftOut(setting: string): Skipped {
  return new Skipped(`needs ${setting}`, { kind: 'left-out', setting });
}

/**
 * The outcome of a check that needs a forbidden write.
 *
 * @param what - the beginning of the reason: the request, or its effect
 */
export function needsWrites(what: string): Skipped {
  return new Skipped(`${what} may change the target; allow it with --allow-writes`, { kind: 'writes' });
}

/** The outcome of a check of a host that is no target. */
export function noTarget(host: string): Skipped {
  return new Skipped(`no target for the host ${host}; set targets.${host}`, { kind: 'no-target', host });
}

/**
 * Ends the check as inconclusive unless a precondition holds that another rule judges.
 *
 * @param condition - the precondition
 * @param reason - what is missing, or what the operator can supply
 * @throws Inconclusive
 */
export function assume(condition: unknown, reason: string): asserts condition {
  if (condition === false || condition === undefined || condition === null) throw new Inconclusive(reason);
}

/** All statuses in order of precedence. */
export const STATUSES: readonly Status[] = ['failed', 'inconclusive', 'passed', 'skipped', 'not-applicable'];

/** The status of a rule from those of its cases: the first of `STATUSES` that a case has. */
export function combine(statuses: readonly Status[]): Status {
  return STATUSES.find((status) => statuses.includes(status)) ?? 'inconclusive';
}
