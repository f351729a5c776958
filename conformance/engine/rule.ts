import type { Config, CredentialName, Fixtures } from './config/schema.ts';
import type { Context } from './context.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** Consequence of a failure: it fails the run, warns, or is only printed. */
export const LEVELS = ['must', 'should', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The effect of a rule on its target. A rule that reads may have cases that write, which are skipped if writes are not allowed. A rule
 * that observes sends nothing and judges the responses to other rules.
 */
export type Effect = 'reads' | 'creates' | 'changes' | 'observes';

/** A fixture by its setting: `fixtures.<family>.<name>`, or a member of one that is an object. */
type FixtureNeed = { [F in keyof Fixtures]-?: `fixtures.${F}.${NamedIn<NonNullable<Fixtures[F]>>}` }[keyof Fixtures];

type NamedIn<Group> = {
  [N in keyof Group & string]-?: NonNullable<Group[N]> extends string | readonly unknown[]
    ? N
    : N | `${N}.${keyof NonNullable<Group[N]> & string}`;
}[keyof Group & string];

/** A requirement of a rule; `state` is a target that keeps state. */
export type Need = 'state' | `credentials.${CredentialName}` | FixtureNeed;

/** The credential that a need or setting names; undefined for any other. */
export function credentialNeeded(need: string): CredentialName | undefined {
  return /^credentials\.(.*)$/.exec(need)?.[1] as CredentialName | undefined;
}

/** A declared response that a rule judges. */
export interface Cover {
  /** operationId of the contract. */
  operation: string;
  /** `2XX` if the contract declares no specific status for success. */
  status: number | '2XX';
}

/** The covers of several operations, by operationId. */
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
  /** The interfaces of its family that it applies to; by default all, or the version in its file name. */
  interfaces?: readonly Id[];
  covers?: readonly Cover[];
  /** The operations that it judges beside those of `covers`, if the contract declares no status for them: patterns of `matchOperation`. */
  at?: string | readonly string[];
  effect: Effect;
  /** Its requirements, none by default; a function if they differ between interfaces. */
  needs?: readonly Need[] | ((id: Id) => readonly Need[]);
  /** The fixture that a run without writes reads instead of what this rule creates; it then needs no other fixture. */
  withoutWrites?: FixtureNeed;
  /** Completes the sentence «excluded by default, since it …»: the rule is judged only if the operator names its id. */
  optIn?: string;
  /** Whether it belongs to --smoke, because it shows that the interface works; for a rule with cases, the name of the case that does. */
  smoke?: true | string;
  /** Whether it judges that the interface is served; other rules are judged only if it is. */
  aboutService?: true;
  /** Names of the cases, which are judged and reported separately; by default the rule is one case. */
  cases?: readonly string[] | ((config: Config, id: Id) => readonly string[]);
  /** Faults of the reference deployment (names within the interface) that this rule must catch. */
  brokenBy?: readonly string[];
  /** Judges one case: returns if it passes, otherwise throws an Outcome. */
  check(context: Context<Id>): Promise<void>;
}

/** A declared rule, for one or more interfaces. */
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
 * Creates the rules of a definition, one for each of its interfaces.
 *
 * @param name - the part of their ids after the interface
 * @param all - the interfaces if the definition names none
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

/** The cases of a rule with the default configuration. */
export function casesOf({ cases = [] }: Pick<Rule, 'cases'>): readonly string[] {
  if (typeof cases !== 'function') return cases;
  const own = byDefault.get(cases) ?? cases({ targets: {} });
  byDefault.set(cases, own);
  return own;
}
