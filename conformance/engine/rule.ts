import type { Config, CredentialName, Fixtures } from './config/schema.ts';
import type { Context } from './context.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** What a failure does: it fails the run, warns, or is only printed. */
export const LEVELS = ['must', 'should', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a rule does to its target. One that reads may have cases that write, which are skipped if that is not allowed. One that
 * observes sends nothing and judges the answers to other rules.
 */
export type Effect = 'reads' | 'creates' | 'changes' | 'observes';

/** A fixture by its setting: `fixtures.<family>.<name>`. */
type FixtureNeed = {
  [F in keyof Fixtures]-?: `fixtures.${F}.${keyof NonNullable<Fixtures[F]> & string}`;
}[keyof Fixtures];

/** What a rule needs. `state` is a target that keeps state. */
export type Need = 'state' | `credentials.${CredentialName}` | FixtureNeed;

/** The credential that a need or a setting names; undefined if it names something else. */
export function credentialNeeded(need: string): CredentialName | undefined {
  return /^credentials\.(.*)$/.exec(need)?.[1] as CredentialName | undefined;
}

/** An answer of a contract that a rule judges. */
export interface Cover {
  /** operationId of the contract. */
  operation: string;
  /** `2XX` where the contract names no status of a success. */
  status: number | '2XX';
}

/** The answers of several operations, by their ids. */
export function coversOf(statuses: Readonly<Record<string, Cover['status'] | readonly Cover['status'][]>>): Cover[] {
  return Object.entries(statuses).flatMap(([operation, own]) => [own].flat().map((status) => ({ operation, status })));
}

/** One testable statement of the sources: data, and one function that judges it. */
interface RuleStatement<Id extends InterfaceId> {
  level: Level;
  /** A statement about a conforming target. */
  title: string;
  /** Ids of the statements that it judges (specs/statements). */
  source: readonly string[];
  /** The interfaces of its family for which it holds; by default all, or the version in its file name. */
  interfaces?: readonly Id[];
  covers?: readonly Cover[];
  /**
   * The operations that it judges beside those of `covers`, because the contract declares no status for them: patterns of
   * `matchOperation`.
   */
  at?: string | readonly string[];
  effect: Effect;
  /** What it needs, nothing by default; a function if that differs between interfaces. */
  needs?: readonly Need[] | ((id: Id) => readonly Need[]);
  /** The fixture that a run without writes reads instead of what this rule creates; no other one is then needed. */
  withoutWrites?: FixtureNeed;
  /** Ends the sentence «excluded by default, since it …»: such a rule is judged only when the operator names its id. */
  optIn?: string;
  /** Whether it belongs to the first look of --smoke, because it shows that the interface works; for a rule with cases, the case that does. */
  smoke?: true | string;
  /** Whether it judges that the interface is served at all; other rules are judged only if it is. */
  aboutService?: true;
  /** Names of the cases, which are judged and reported one by one; without it the rule is one case. */
  cases?: readonly string[] | ((config: Config, id: Id) => readonly string[]);
  /** Faults of the reference deployment (names within the interface) that this rule must catch. */
  brokenBy?: readonly string[];
  /** Judges one case: returns when it holds, throws an Outcome otherwise. */
  check(context: Context<Id>): Promise<void>;
}

/** A statement as it was declared. */
export interface RuleDefinition<Id extends InterfaceId = InterfaceId> extends RuleStatement<Id> {
  covers: readonly Cover[];
  needs: NonNullable<RuleStatement<Id>['needs']>;
  brokenBy: readonly string[];
}

/** A rule for one interface. */
export interface Rule extends Omit<RuleDefinition, 'interfaces' | 'at' | 'needs' | 'cases'> {
  /** Interface and name: `report/accepted-with-location`. */
  id: string;
  interface: InterfaceId;
  /** Patterns of the operations that it judges beside those of `covers`. */
  at: readonly string[];
  needs: readonly Need[];
  cases?: readonly string[] | ((config: Config) => readonly string[]);
}

/** Declares a rule; the default export of its file. */
export function rule<Id extends InterfaceId>(statement: RuleStatement<Id>): RuleDefinition<Id> {
  return { covers: [], needs: [], brokenBy: [], ...statement };
}

/**
 * Makes the rules of a definition: one for each of its interfaces.
 *
 * @param name - follows the interface in their ids
 * @param all - the interfaces of a definition that names none
 */
export function rulesFrom<Id extends InterfaceId>(
  definition: RuleDefinition<Id>,
  name: string,
  all: readonly Id[] = [],
): Rule[] {
  const { interfaces = all, at = [], needs, cases, ...facts } = definition;
  return interfaces.map((id) => ({
    ...facts,
    id: `${id}/${name}`,
    interface: id,
    at: [at].flat(),
    needs: typeof needs === 'function' ? needs(id) : needs,
    ...(cases === undefined
      ? {}
      : { cases: typeof cases === 'function' ? (config: Config) => cases(config, id) : cases }),
  }));
}

const byDefault = new WeakMap<object, readonly string[]>();

/** The cases that a rule judges one by one, with the default configuration. */
export function casesOf({ cases = [] }: Pick<Rule, 'cases'>): readonly string[] {
  if (typeof cases !== 'function') return cases;
  const own = byDefault.get(cases) ?? cases({ targets: {} });
  byDefault.set(cases, own);
  return own;
}
