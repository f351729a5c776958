import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../json.ts';
import { isCut, isStopped, type Replay } from './replay.ts';
import { conclusionOf, factsOf, withoutRule, type Report, type RuleResult } from './report.ts';
import type { Rule } from './rule.ts';

/** A value in a report that differs from the value computed from the rest of the report. */
export interface Disagreement {
  /** Its place: `verdict`, `login/form-opaque-token status`. */
  what: string;
  says: unknown;
  computed: unknown;
}

/**
 * Finds differences between the suite of a report and this one.
 *
 * @param suite - this suite
 */
export function suiteDisagreements({ suite: says }: Report, suite: Report['suite']): Disagreement[] {
  return differences('suite', says, suite);
}

/**
 * Finds contradictions within a report, without judging its evidence: in verdict, digest, summary and targets, duplicate rules, indices of
 * missing exchanges, and causes of skipped rules.
 */
export function ownDisagreements(report: Report): Disagreement[] {
  const { verdict, digest, summary, targets, configuration, rules, exchanges } = report;
  const computed = { ...conclusionOf(rules, report.interrupted), targets: configuration.targets };
  const seen = new Set<string>();
  const twice = rules.filter(({ id }) => seen.size === seen.add(id).size);
  const isThere = (index: number | undefined) => index === undefined || index < exchanges.length;
  const outside = rules.filter((rule) =>
    [rule, ...(rule.cases ?? [])].some((one) => ![...one.exchanges, one.shownBy].every(isThere)),
  );
  return [
    ...differences('', { verdict, digest, summary, targets }, computed),
    ...twice.map(({ id }) => ({ what: 'rules', says: `${id} twice`, computed: 'each rule once' })),
    ...outside.map(({ id }) => ({
      what: `${id} exchanges`,
      says: 'one that is not there',
      computed: exchanges.length,
    })),
    ...rules.flatMap(({ id, status, skippedBy }) =>
      (status === 'skipped') === (skippedBy !== undefined)
        ? []
        : [{ what: `${id} skippedBy`, says: skippedBy ?? 'nothing', computed: status }],
    ),
    ...stopDisagreements(report),
  ];
}

/** Finds stopped rules in a report that neither was interrupted nor has a failed must-rule. */
function stopDisagreements({ rules, interrupted }: Report): Disagreement[] {
  const failed = rules.some(({ level, status }) => level === 'must' && status === 'failed');
  return rules.flatMap(({ id, skippedBy, cases = [] }) =>
    [skippedBy, ...cases.map((one) => one.skippedBy)].flatMap((by) => {
      if (by?.kind !== 'stopped' || (by.by === 'bail' ? failed : interrupted === true)) return [];
      const computed = by.by === 'bail' ? 'no must-rule that failed' : 'a run that was not interrupted';
      return [{ what: `${id} skippedBy`, says: by, computed }];
    }),
  );
}

/**
 * Finds differences between a report and its replay: in the rules, their results and those of their cases, the requests, the quoted
 * statements and the leftovers. Reasons are not compared: readers get those of the replay.
 *
 * @param rules - all rules of this suite
 */
export function replayDisagreements(
  report: Report,
  rules: readonly Rule[],
  { again, unasked, unmade }: Replay,
): Disagreement[] {
  const now = new Map(again.rules.map((result) => [result.id, result]));
  const known = new Set(report.rules.map(({ id }) => id));
  const stopped = report.interrupted === true || report.rules.some(isStopped);
  return [
    ...report.rules.flatMap((says) => {
      const computed = now.get(says.id);
      if (computed === undefined) return [{ what: 'rules', says: says.id, computed: 'no such rule' }];
      if (isStopped(says)) return differences(says.id, judgedPart(says, says), judgedPart(computed, says));
      if (isCut(report, says)) return differences(says.id, factsOf(says), factsOf(computed));
      return differences(says.id, decisionOf(says), decisionOf(computed));
    }),
    ...[...rules, ...again.rules].flatMap(({ id }) =>
      known.has(id) ? [] : [{ what: 'rules', says: `nothing of ${id}`, computed: id }],
    ),
    ...differences('statements', report.statements, again.statements),
    ...unmade.map(({ curl }) => ({ what: 'exchanges', says: curl, computed: 'another request' })),
    ...(stopped
      ? []
      : [
          ...unasked.map(({ curl }) => ({ what: 'exchanges', says: curl, computed: 'no rule sends it' })),
          ...differences('leftovers', leftIn(report), leftIn(again)),
        ]),
  ];
}

const leftIn = ({ leftovers }: Report): string[] => leftovers.map(withoutRule).sort();

/** The result of a rule and of each of its cases, without reasons. */
function decisionOf(result: RuleResult) {
  const { status, skippedBy, notServed, cases } = result;
  return {
    ...factsOf(result),
    status,
    skippedBy,
    notServed,
    cases: cases?.map((one) => ({ name: one.name, status: one.status, skippedBy: one.skippedBy })),
  };
}

/** The results of the cases that were judged before the run was stopped. */
function judgedPart(result: RuleResult, recorded: RuleResult) {
  const cases = recorded.cases?.filter(({ skippedBy }) => skippedBy?.kind !== 'stopped').map(({ name }) => name) ?? [];
  const judged = result.cases
    ?.filter(({ name }) => cases.includes(name))
    .map(({ name, status }) => `${name}: ${status}`);
  return { ...factsOf(result), cases: judged ?? [] };
}

/** The members in which two values differ, compared as JSON. */
function differences(what: string, says: unknown, computed: unknown): Disagreement[] {
  const [one, other] = [JSON.stringify(says), JSON.stringify(computed)];
  if (one === other || (one && other && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)))) return [];
  if (!isObject(says) || !isObject(computed)) return [{ what, says, computed }];
  const members = [says, computed].map((value) => new Map(Object.entries(value)));
  const names = new Set(members.flatMap((member) => [...member.keys()]));
  return [...names].flatMap((name) =>
    differences(`${what} ${name}`.trim(), members[0]?.get(name), members[1]?.get(name)),
  );
}
