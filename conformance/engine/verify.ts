import { isDeepStrictEqual } from 'node:util';
import { conclusionOf } from './conclusion.ts';
import { isObject } from '../json.ts';
import type { Exchange } from './evidence.ts';
import { REDACTED } from './redact.ts';
import { isCut, isStopped, type Replay } from './replay.ts';
import type { Report, RuleResult } from './report.ts';
import type { Rule } from './rule.ts';

/** Something that a report says, and what follows from the rest of it. */
export interface Disagreement {
  /** Where it stands: `verdict`, `login/form-opaque-token status`. */
  what: string;
  says: unknown;
  computed: unknown;
}

/**
 * What a report says of the suite that made it, although it was another one.
 *
 * @param suite - the suite that reads it
 */
export function suiteDisagreements({ suite: says }: Report, suite: Report['suite']): Disagreement[] {
  return differences('suite', says, suite);
}

/**
 * What a report says although its own results say something else: verdict, digest, summary, targets, and indices of exchanges
 * that are not there. It needs no evidence.
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

/** A check is stopped by an interruption, which the report says, or by a must-rule that failed. */
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
 * What a report says although judging its evidence again says something else: its rules, what each came to and by which exchanges,
 * what was sent, what is quoted, what is left behind.
 *
 * @param rules - every rule of this suite
 */
export function replayDisagreements(
  report: Report,
  rules: readonly Rule[],
  { report: replayed, again, unasked }: Replay,
): Disagreement[] {
  const now = new Map(again.rules.map((result) => [result.id, result]));
  const known = new Set(report.rules.map(({ id }) => id));
  const stopped = report.interrupted === true || report.rules.some(isStopped);
  return [
    ...report.rules.flatMap((says, at) => {
      const computed = now.get(says.id);
      if (computed === undefined) return [{ what: 'rules', says: says.id, computed: 'no such rule' }];
      if (isStopped(says)) return differences(says.id, judgedPart(says, says), judgedPart(computed, says));
      if (isCut(report, says)) return differences(says.id, factsOf(says), factsOf(computed));
      return [
        ...differences(says.id, says, replayed.rules[at]),
        ...(isDeepStrictEqual(evidenceOf(report, says), evidenceOf(again, computed))
          ? []
          : [{ what: `${says.id} exchanges`, says: says.exchanges, computed: 'others' }]),
      ];
    }),
    ...[...rules, ...again.rules].flatMap(({ id }) =>
      known.has(id) ? [] : [{ what: 'rules', says: `nothing of ${id}`, computed: id }],
    ),
    ...differences('statements', report.statements, again.statements),
    ...unmadeRequests(report, again, new Set(unasked)),
    ...(stopped
      ? []
      : [
          ...unasked.map(({ curl }) => ({ what: 'exchanges', says: curl, computed: 'no rule sends it' })),
          ...differences('leftovers', leftIn(report), leftIn(again)),
        ]),
  ];
}

/** What is left behind, without the rule: of those that share a step, any may be the first. */
function leftIn({ leftovers }: Report): string[] {
  return leftovers.map((one) => one.replace(/^\S+: /, '')).sort();
}

/** The requests of the report that are not what the rules make of seed, start and answers. */
function unmadeRequests(report: Report, again: Report, unasked: ReadonlySet<Exchange>): Disagreement[] {
  const made = new Map<string, number>();
  for (const exchange of again.exchanges) made.set(keyOf(exchange), (made.get(keyOf(exchange)) ?? 0) + 1);
  return report.exchanges.flatMap((exchange, index) => {
    if (unasked.has(exchange)) return [];
    const left = made.get(keyOf(exchange)) ?? 0;
    made.set(keyOf(exchange), left - 1);
    return left > 0 ? [] : [{ what: `exchange ${index}`, says: exchange.curl, computed: 'another request' }];
  });
}

/** What the suite made of an exchange: all but times and the answer. The mask of a secret may be encoded when it is sent on. */
function keyOf({ scope, request, curl, response }: Exchange): string {
  return JSON.stringify([scope, request, curl, response?.bodyCut === true ? undefined : response?.status]).replaceAll(
    encodeURIComponent(REDACTED),
    REDACTED,
  );
}

/** What a rule says of itself, whatever it came to. */
function factsOf({ interface: id, level, title, source }: RuleResult) {
  return { interface: id, level, title, source };
}

/** What a rule came to in the cases that were judged before the run was stopped. */
function judgedPart(result: RuleResult, recorded: RuleResult) {
  const cases = recorded.cases?.filter(({ skippedBy }) => skippedBy?.kind !== 'stopped').map(({ name }) => name) ?? [];
  const judged = result.cases
    ?.filter(({ name }) => cases.includes(name))
    .map(({ name, status }) => `${name}: ${status}`);
  return { ...factsOf(result), cases: judged ?? [] };
}

/** The requests that a rule and its cases rest on, and which of them is shown. */
function evidenceOf({ exchanges }: Report, result: RuleResult) {
  const keys = (indices: readonly number[]) => indices.flatMap((index) => exchanges[index] ?? []).map(keyOf);
  return [result, ...(result.cases ?? [])].map((one) => ({
    asked: keys(one.exchanges).sort(),
    shown: one.shownBy === undefined ? [] : keys([one.shownBy]),
  }));
}

/** The members in which two objects differ, or the two values; compared as a file holds them. */
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
