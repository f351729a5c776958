import type { Config, CredentialName, Fixtures } from './config/schema.ts';
import type { Context } from './context.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** What a failure does: fail the run, warn, or only be printed. */
export const LEVELS = ['must', 'should', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a rule does to its target. One that reads may have cases that write: they are skipped where that is not allowed. One that
 * observes sends nothing, and judges what the others got.
 */
export type Effect = 'reads' | 'creates' | 'changes' | 'observes';

/** The fixtures of a configuration, as it names them. */
type FixtureNeed = {
  [F in keyof Fixtures]-?: `fixtures.${F}.${keyof NonNullable<Fixtures[F]> & string}`;
}[keyof Fixtures];

/** What a rule cannot do without. `state` is a target that remembers what it was told. */
export type Need = 'state' | `credentials.${CredentialName}` | FixtureNeed;

/** The credential that a need or a setting is about; undefined where it is about something else. */
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
  /** For which of its family it holds; by default for all, or for the version that its file names. */
  interfaces?: readonly Id[];
  covers?: readonly Cover[];
  /**
   * The operations whose statements it judges, where `covers` does not name them since no status is declared: patterns as
   * `matchOperation` takes them.
   */
  at?: string | readonly string[];
  effect: Effect;
  /** What it needs, nothing by default; a function where that is not the same for every interface. */
  needs?: readonly Need[] | ((id: Id) => readonly Need[]);
  /** What a run without writes reads instead of what this rule creates; it then needs no other fixture. */
  withoutWrites?: FixtureNeed;
  /** Finishes «left out by default, since it …»: such a rule is judged only when the operator names it exactly. */
  optIn?: string;
  /** Whether it shows by itself that the interface works, for a first look (--smoke); of a rule with cases, the one that does. */
  smoke?: true | string;
  /** Whether it judges that the interface is served at all: any other rule is about one that is. */
  aboutService?: true;
  /** Names of the cases that are judged and reported one by one; without it the rule is one case. */
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

/** What a definition says for one of its interfaces. */
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
 * The rules that a definition makes: one for each of its interfaces.
 *
 * @param name - what their ids have in common
 * @param all - its interfaces where it names none
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
