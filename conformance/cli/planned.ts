import { groupBy } from '../group-by.ts';
import { OPERATIONS, type OperationEffect } from '../../generated/operations.ts';
import { INTERFACE_IDS, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import { steadyReason } from '../engine/baseline/steady-reason.ts';
import type { Config } from '../engine/config/schema.ts';
import { expectationRules } from '../engine/expectations.ts';
import { operationAt } from '../engine/operation-at.ts';
import { withoutRule, type Report } from '../engine/report.ts';
import type { Effect, Rule } from '../engine/rule.ts';
import { isSafe } from '../engine/safety.ts';
import { servedStep } from '../engine/served.ts';
import { tokenStep } from '../engine/token.ts';
import { findingsOf, selectedResults } from '../reporters/results.ts';
import { oneLine } from '../reporters/visible.ts';
import type { SimulatedRequest, Simulation } from './simulation.ts';

/** The requests to one operation. */
export interface PlannedOperation {
  method: string;
  /** The path template of the contract. */
  path: string;
  /** Absent if no contract has the path. */
  interface?: InterfaceId;
  effect: OperationEffect;
  count: number;
  /** How many of them a conforming deployment accepts; it refuses the others. */
  accepted: number;
}

/** What one rule sends, including steps shared with other rules, but not token requests and the check whether its interface is served. */
export interface PlannedRule {
  rule: string;
  effect: Effect;
  requests: number;
}

/** A resource that stays on a target, and how often. */
export interface Leftover {
  what: string;
  count: number;
}

/** What a run sends and leaves behind on a conforming deployment. */
export interface Plan {
  requests: number;
  /** Number of requests by effect of the operation. */
  effects: Readonly<Record<OperationEffect, number>>;
  /** Number of requests that check hosts and credentials before the run. */
  checking: number;
  /** Number of requests after all rules were judged, which restore changed resources and block created ones. */
  puttingBack: number;
  byOperation: readonly PlannedOperation[];
  byRule: readonly PlannedRule[];
  leftovers: readonly Leftover[];
  /** What else stays if the target does not handle a request that several rules share, so that each rule sends its own. */
  furtherLeftovers: readonly Leftover[];
  /** Number of selected rules that stay inconclusive because a setting is missing. */
  inconclusive: number;
  /** The selected rules that reach no verdict, by reason. */
  notJudged: readonly { reason: string; rules: readonly string[] }[];
  /** Settings of secrets that also occur elsewhere in what the suite sends: the report cannot be judged again. */
  speltSecrets: readonly string[];
  /** Settings of the configuration that the simulation could not take over. */
  notSimulated: readonly string[];
}

/**
 * Derives the plan from a simulated run.
 *
 * @param more.spelt - settings of secrets that also occur elsewhere in what is sent
 * @param more.apart - the simulation on a deployment that does not handle requests that rules share
 */
export function planOf(
  { report, config, sent, checked, missing }: Simulation,
  rules: readonly Rule[],
  { apart, spelt = [] }: { apart?: Simulation; spelt?: readonly string[] } = {},
): Plan {
  const leftovers = leftoversOf(report);
  const byOperation = operationsOf(config.targets, sent);
  const requestsWith = (effect: OperationEffect) =>
    byOperation.reduce((sum, one) => sum + (one.effect === effect ? one.count : 0), 0);
  const writes = byOperation.some(({ effect }) => effect !== 'reads');
  const judged = new Set(report.rules.flatMap(({ exchanges }) => exchanges));
  const open = selectedResults(report).filter(({ status }) => status !== 'passed' && status !== 'failed');
  return {
    requests: sent.length,
    effects: { reads: requestsWith('reads'), creates: requestsWith('creates'), changes: requestsWith('changes') },
    checking: checked,
    puttingBack: report.exchanges.length - judged.size,
    byOperation,
    byRule: rulesOf(report, [...rules, ...expectationRules(config)], writes),
    leftovers,
    furtherLeftovers: apart === undefined ? [] : beyond(leftovers, leftoversOf(apart.report)),
    inconclusive: report.rules.filter(({ status }) => status === 'inconclusive').length,
    // Group by the first finding only: a report lists the cases that a rule leaves out.
    notJudged: groupBy(open, (result) => findingsOf(result)[0]?.reason ?? '').map(([reason, same]) => {
      return { reason, rules: same.map(({ id }) => id) };
    }),
    speltSecrets: spelt,
    notSimulated: missing,
  };
}

function leftoversOf({ leftovers }: Report): Leftover[] {
  return groupBy(leftovers.map(withoutRule), steadyReason).map(([what, same]) => ({ what, count: same.length }));
}

function beyond(first: readonly Leftover[], others: readonly Leftover[]): Leftover[] {
  const known = new Map(first.map(({ what, count }) => [what, count]));
  return others.flatMap(({ what, count }) => {
    const more = count - (known.get(what) ?? 0);
    return more > 0 ? [{ what, count: more }] : [];
  });
}

/** What stays on a conforming deployment, in one line of text. */
export function leftBehind({ leftovers }: Pick<Plan, 'leftovers'>): string {
  return leftovers.map(timesOf).join('; ') || 'nothing';
}

/** A note on created resources that do not count as left behind; empty if there are none. */
export function notCounted({ byOperation, leftovers }: Pick<Plan, 'byOperation' | 'leftovers'>): string[] {
  const created = byOperation.reduce((sum, { effect, accepted }) => sum + (effect === 'creates' ? accepted : 0), 0);
  if (created <= leftovers.reduce((sum, { count }) => sum + count, 0)) return [];
  return [
    `${created} of the requests that create something are carried out, the others refused. Reports, determinations and sessions that result from them are not counted as left behind: they stay as long as the target keeps them.`,
  ];
}

/** A note on what else may stay, and when; empty if nothing can. */
export function leftBehindAtMost({ furtherLeftovers }: Pick<Plan, 'furtherLeftovers'>): string[] {
  if (furtherLeftovers.length === 0) return [];
  const more = furtherLeftovers.map(timesOf).join('; ');
  return [
    `If the target refuses a combined creation or handles part of it wrongly, each part is created separately: at most ${more}, beyond these.`,
  ];
}

/** Warnings about secrets that also occur elsewhere in what the suite sends. */
export function speltSecretsLines({ speltSecrets }: Pick<Plan, 'speltSecrets'>): string[] {
  return speltSecrets.map(
    (setting) =>
      `Warning: ${setting} also occurs elsewhere in what the suite sends, and is masked there: the report cannot be judged again (replay, merge). Use a value that is not a common word.`,
  );
}

const timesOf = ({ what, count }: Leftover) => `${count} × ${oneLine(what)}`;

const METHODS = [...new Set(Object.values(OPERATIONS).flatMap((own) => own.map(({ method }) => method)))];

function operationsOf(targets: Config['targets'], sent: readonly SimulatedRequest[]): PlannedOperation[] {
  const requests = sent.map((one) => ({
    ...operationOf(targets, one),
    count: 1,
    accepted: one.status < 400 ? 1 : 0,
  }));
  return addedUp(requests).sort((one, other) => placeOf(one) - placeOf(other) || one.path.localeCompare(other.path));
}

/** Sums up the requests to each operation, in the order of first occurrence. */
export function addedUp(operations: readonly PlannedOperation[]): PlannedOperation[] {
  const groups = groupBy(operations, (one) => [one.interface, one.method, one.path, one.effect].join(' '));
  return groups.map(([, same]) =>
    same.reduce((sum, one) => ({ ...sum, count: sum.count + one.count, accepted: sum.accepted + one.accepted })),
  );
}

/** Position in the order of the contracts; unknown paths come last. */
function placeOf({ interface: id, path }: PlannedOperation): number {
  if (id === undefined) return INTERFACE_IDS.length * 1000;
  return INTERFACE_IDS.indexOf(id) * 1000 + OPERATIONS[id].findIndex((operation) => operation.path === path);
}

function operationOf(
  targets: Config['targets'],
  { method, url, body }: SimulatedRequest,
): Omit<PlannedOperation, 'count' | 'accepted'> {
  // Rules also send methods that the contract does not have to paths that it has.
  const at = [method, ...METHODS].map((one) => operationAt(targets, one, url)).find((found) => found !== undefined);
  if (at === undefined) {
    const effect = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'reads' : 'changes';
    return { method, path: steadyReason(new URL(url).pathname), effect };
  }
  const { interface: id, operation } = at;
  const { path } = operation;
  const stated = operation.method === method && operation.effect !== 'reads' ? operation.effect : 'changes';
  return { method, path, interface: id, effect: isSafe(id, method, path, body) ? 'reads' : stated };
}

function rulesOf({ rules: results, exchanges }: Report, rules: readonly Rule[], writes: boolean): PlannedRule[] {
  // Steps that run once for all rules do not count for a single rule.
  const common = new Set([...INTERFACE_IDS.map(servedStep), ...Object.values(ISSUERS).map(tokenStep)]);
  const own = new Map(results.map(({ id, exchanges: indices }) => [id, indices]));
  return rules.flatMap(({ id, effect, aboutService = false }) => {
    const indices = effect === 'observes' ? [] : (own.get(id) ?? []);
    const requests = indices.filter((index) => aboutService || !common.has(exchanges[index]?.scope ?? '')).length;
    return requests === 0 ? [] : [{ rule: id, effect: writes ? effect : 'reads', requests }];
  });
}
