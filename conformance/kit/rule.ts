import type { Config, CredentialName, Fixtures } from './config/schema.ts';
import type { Context } from './context.ts';
import type { InterfaceId } from './interfaces.ts';

/** What a failure does: fail the run, warn, or only be printed. */
export const LEVELS = ['must', 'should', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a rule does to its target. One that reads may have cases that write: they are skipped where that is not allowed. One that
 * observes sends nothing, and judges what the others got.
 */
export type Effect = 'reads' | 'creates' | 'changes' | 'observes';

type FixtureNeed = { [F in keyof Fixtures]-?: `fixtures.${F}.${keyof NonNullable<Fixtures[F]> & string}` };

/** What a rule cannot do without. `state` is a target that remembers what it was told. */
export type Need = 'state' | `credentials.${CredentialName}` | FixtureNeed[keyof Fixtures];

/** An answer of a contract that a rule judges. */
export interface Cover {
  /** operationId of the contract. */
  operation: string;
  status: number;
}

/** One testable statement of the sources: data, and one function that judges it. */
export interface RuleDefinition {
  level: Level;
  /** A statement about a conforming target. */
  title: string;
  /** Rows of the catalogue. */
  source: readonly string[];
  covers: readonly Cover[];
  effect: Effect;
  needs: readonly Need[];
  /** Finishes «left out by default, since it …»: such a rule is judged only when the operator names it exactly. */
  optIn?: string;
  /** Names of the cases that are judged and reported one by one; without it the rule is one case. */
  cases?: readonly string[] | ((config: Config) => readonly string[]);
  /** Faults of the reference deployment (names within the interface) that this rule must catch. */
  brokenBy: readonly string[];
  /** Judges one case: returns when it holds, throws an Outcome otherwise. */
  check(context: Context): Promise<void>;
}

/** A rule with the id that its path gives it: `report/accepted-with-location`. */
export interface Rule extends RuleDefinition {
  id: string;
  interface: InterfaceId;
}

/** Declares a rule; the default export of its file. */
export function rule(definition: RuleDefinition): RuleDefinition {
  return definition;
}
