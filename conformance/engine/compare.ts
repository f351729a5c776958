import { groupBy } from '../group-by.ts';
import { steadyReason } from './baseline/steady-reason.ts';
import type { Status } from './outcome.ts';
import type { CaseResult, Report, RuleResult } from './report.ts';
import type { Level } from './rule.ts';

/** The result of a rule, or of a case, in one of two reports. */
export interface Side {
  status: Status;
  reason?: string | undefined;
}

/** A rule whose result differs. */
export interface Change {
  rule: string;
  level: Level;
  /** The cases that changed in the same way; empty if the rule has no cases in one of the reports. */
  cases: readonly string[];
  /** Absent if the first report does not have it. */
  before?: Side | undefined;
  /** Absent if the second report does not have it. */
  after?: Side | undefined;
}

/** How a rule or a case may change between two reports, the most important first. */
export const CHANGES = ['failedNewly', 'mended', 'changed', 'reasonChanged', 'onlyInA', 'onlyInB'] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** The differences of two reports. */
export interface Comparison extends Record<ChangeKind, readonly Change[]> {
  /** Why the reports may differ although the target did not change. */
  warnings: readonly string[];
  /** Number of rules and cases with the same result. */
  unchanged: number;
}

/**
 * Compares two reports, rule by rule and case by case. Reasons are compared by `steadyReason`. A failure of the second report that the
 * first does not have is new.
 */
export function compareReports(a: Report, b: Report): Comparison {
  const found = Object.fromEntries(CHANGES.map((kind) => [kind, []])) as unknown as Record<ChangeKind, Change[]>;
  let unchanged = 0;
  const before = new Map(a.rules.map((rule) => [rule.id, rule]));
  const after = new Map(b.rules.map((rule) => [rule.id, rule]));
  for (const id of new Set([...after.keys(), ...before.keys()])) {
    const rule = after.get(id) ?? before.get(id);
    if (rule === undefined) continue;
    // Cases that changed in the same way are one change.
    const steady = (side?: Side) => [side?.status, steadyReason(side?.reason ?? '')];
    const groups = groupBy(pairsOf(before.get(id), after.get(id)), ({ sides }) =>
      JSON.stringify([kindOf(sides), steady(sides.before), steady(sides.after)]),
    );
    for (const [, pairs] of groups) {
      const [{ sides }] = pairs;
      const kind = kindOf(sides);
      const cases = pairs.flatMap(({ name }) => name ?? []);
      if (kind === undefined) unchanged += pairs.length;
      else found[kind].push({ rule: id, level: rule.level, cases, ...sides });
    }
  }
  return { warnings: warningsOf(a, b), ...found, unchanged };
}

type Sides = Pick<Change, 'before' | 'after'>;

/** The pairs to compare: the cases of a rule if both reports have them, otherwise the rule as a whole. */
function pairsOf(before?: RuleResult, after?: RuleResult): { name?: string; sides: Sides }[] {
  if (before?.cases === undefined || after?.cases === undefined) {
    return [{ sides: { before: sideOf(before), after: sideOf(after) } }];
  }
  const [first, second] = [before.cases, after.cases].map((cases) => new Map(cases.map((one) => [one.name, one])));
  const names = new Set([...after.cases, ...before.cases].map(({ name }) => name));
  return [...names].map((name) => {
    return { name, sides: { before: sideOf(first?.get(name)), after: sideOf(second?.get(name)) } };
  });
}

function sideOf(one: RuleResult | CaseResult | undefined): Side | undefined {
  return one && { status: one.status, reason: one.reason };
}

function kindOf({ before, after }: Sides): ChangeKind | undefined {
  if (after?.status === 'failed' && before?.status !== 'failed') return 'failedNewly';
  if (after === undefined) return 'onlyInA';
  if (before === undefined) return 'onlyInB';
  if (before.status !== after.status) {
    return before.status === 'failed' && after.status === 'passed' ? 'mended' : 'changed';
  }
  return steadyReason(before.reason ?? '') === steadyReason(after.reason ?? '') ? undefined : 'reasonChanged';
}

function warningsOf(a: Report, b: Report): string[] {
  const suite = ({ suite: { name, version } }: Report) => `${name} ${version}`;
  const selection = ({ filters, shard }: Report) => JSON.stringify({ ...filters, shard });
  const differ = (what: string, of: (report: Report) => string) =>
    of(a) === of(b) ? [] : [`The ${what} differ: ${of(a)} in A, ${of(b)} in B.`];
  const interrupted = [a, b].flatMap((report, index) =>
    report.interrupted === true ? [`${'AB'[index]} was interrupted: what it did not judge is skipped in it.`] : [],
  );
  return [
    ...differ('suites', suite),
    ...keysThatDiffer(a.suite.contracts, b.suite.contracts).map((id) => `The contracts of ${id} differ.`),
    // Embedded deployments listen on other ports each time.
    ...(a.embedded !== undefined && b.embedded !== undefined
      ? []
      : keysThatDiffer(a.targets, b.targets).map(
          (host) =>
            `The targets for the host ${host} differ: ${a.targets[host] ?? 'none'} in A, ${b.targets[host] ?? 'none'} in B.`,
        )),
    ...differ('selected rules', selection),
    ...differ('permissions to write', ({ allowWrites }) => (allowWrites ? 'allowed' : 'not allowed')),
    ...interrupted,
    ...(a.startedAt > b.startedAt
      ? [`A was started after B (${a.startedAt}, ${b.startedAt}): name the older one first.`]
      : []),
  ];
}

/** The keys that only one of two objects has, or that have different values. */
export function keysThatDiffer(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] {
  const [first, second] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...first.keys(), ...second.keys()])].filter((key) => first.get(key) !== second.get(key));
}
