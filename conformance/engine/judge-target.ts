import { causeOf } from './cause.ts';
import type { CheckedOnce } from './checked-once.ts';
import { groupBy } from '../group-by.ts';
import { messageOf } from '../message-of.ts';
import { endedTokens, withoutEnded } from './ended-token.ts';
import { Skipped } from './outcome.ts';
import { expectationRules } from './expectations.ts';
import { judge } from './judge.ts';
import { unaskedBy } from './needs.ts';
import { recordedConfig } from './recorded-config.ts';
import { conclusionOf, factsOf, type Report, type RuleResult } from './report.ts';
import type { Rule } from './rule.ts';
import { createRun, type Run, type RunOptions } from './run.ts';
import { stopOn } from './stop.ts';
import { excludedBy, selectedPart, type Filters } from './selection.ts';
import { shareOut, type Shard } from './shard.ts';
import type { WindowWait } from './window-budget.ts';
import { citationsOf } from './statements.ts';

const OUT_OF_TIME = new Skipped('the run took longer than timing.runMs', { kind: 'stopped', by: 'time' });
const BAILED = new Skipped('stopped by --bail', { kind: 'stopped', by: 'bail' });

/** Events of a run, for reporters. */
export type RunEvent =
  | { type: 'start'; selected: readonly Rule[] }
  | { type: 'judged'; result: RuleResult }
  | { type: 'waiting'; wait: WindowWait }
  | { type: 'end'; report: Report };

/** The options of a run. */
export interface JudgeOptions extends RunOptions {
  rules: readonly Rule[];
  suite: Report['suite'];
  /** Description of the embedded deployment, if the suite started the target itself. */
  embedded?: string | undefined;
  filters?: Filters | undefined;
  /** Judges only the rules of this shard. */
  shard?: Shard | undefined;
  /** The results of the check before the run, for the causes of inconclusive results. */
  checked?: readonly CheckedOnce[];
  /** Stops after the first failed must-rule; the rest is skipped. */
  bail?: boolean;
  /** Stops the run: no new requests are sent, changes are undone, and the report is created. */
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
}

/**
 * Judges a target by all selected rules. Interfaces are judged concurrently; within one, rules that only read or create run concurrently,
 * then those that change something one by one. Rules that observe come last.
 */
export async function judgeTarget(options: JudgeOptions): Promise<Report> {
  const { filters = {}, shard, onEvent = () => {} } = options;
  const rules = [...options.rules, ...expectationRules(options.config)];
  const started = performance.now();
  const results = new Map<string, RuleResult>();
  const selected: Rule[] = [];
  const excluded = new Map<string, Skipped>();
  const leftToOthers = shard === undefined ? () => undefined : shareOut(rules, shard);
  for (const rule of rules) {
    const by = leftToOthers(rule.interface) ?? excludedBy(rule, filters);
    if (by === undefined) {
      selected.push(selectedPart(rule, filters));
      continue;
    }
    excluded.set(rule.id, by);
    results.set(rule.id, skippedResult(rule, by));
  }
  const run = createRun({ ...options, excluded, onWait: (wait) => onEvent({ type: 'waiting', wait }) });
  run.unaskedAt = unaskedBy(run, selected);
  onEvent({ type: 'start', selected });

  stopOn(options.signal, run.stop);
  const { runMs } = run.timing;
  const outOfTime = runMs === undefined ? undefined : setTimeout(() => run.stop.now(OUT_OF_TIME), runMs).unref();
  const judgeOne = async (rule: Rule) => {
    const { reason } = run.stop;
    const own = reason === undefined ? await judge(run, rule) : skippedResult(rule, reason);
    const cause = causeOf(own, rule, run, options.checked ?? []);
    const result = cause === undefined ? own : { ...own, cause };
    if (options.bail === true && result.level === 'must' && result.status === 'failed') run.stop.now(BAILED);
    results.set(rule.id, result);
    onEvent({ type: 'judged', result });
  };
  const lanes = groupBy(selected, (rule) => rule.interface);
  const judgeLane = async ([, lane]: (typeof lanes)[number]) => {
    await Promise.all(lane.filter(({ effect }) => effect === 'reads' || effect === 'creates').map(judgeOne));
    for (const rule of lane) if (rule.effect === 'changes') await judgeOne(rule);
  };
  await Promise.all(lanes.map(judgeLane));
  await reconsider(run, results);
  for (const rule of selected) if (rule.effect === 'observes') await judgeOne(rule);
  clearTimeout(outOfTime);
  const isOutOfTime = run.stop.reason === OUT_OF_TIME;
  const leftovers = await cleanUp(run, options.signal?.aborted === true);

  const ordered = rules.flatMap((rule) => results.get(rule.id) ?? []);
  const configuration = recordedConfig(run.config, run.redactor);
  const interrupted = options.signal?.aborted === true || isOutOfTime;
  const report: Report = {
    suite: options.suite,
    startedAt: run.startedAt.toISOString(),
    seed: run.seed,
    allowWrites: run.allowWrites,
    configuration,
    interrupted: interrupted || undefined,
    embedded: options.embedded,
    shard,
    filters: Object.keys(filters).length === 0 ? undefined : filters,
    durationMs: Math.round(performance.now() - started),
    targets: configuration.targets,
    ...conclusionOf(ordered, interrupted),
    rules: ordered,
    statements: citationsOf(ordered),
    exchanges: run.evidence.exchanges,
    leftovers,
    remarks: remarksOf(run),
  };
  onEvent({ type: 'end', report });
  return report;
}

/** Withdraws failures, and observations, that tell only that a token has ended. */
async function reconsider(run: Run, results: Map<string, RuleResult>): Promise<void> {
  const failed = [...results.values()].filter(({ status }) => status === 'failed');
  const ended = await endedTokens(run, failed);
  if (ended.length === 0) return;
  for (const result of failed) results.set(result.id, withoutEnded(result, ended));
  run.observations.withdraw(new Set(ended.flatMap(({ refused }) => [...refused])));
}

/** Remarks for readers of the report about the run itself. */
function remarksOf({ redactor }: Run): string[] | undefined {
  const missed = redactor.missed();
  if (missed === 0) return undefined;
  return [
    `The target issued more or longer tokens than the suite tracks (${missed} were not): evidence masks these only ` +
      'where their place shows that they are tokens.',
  ];
}

async function cleanUp(run: Run, isUrgent: boolean): Promise<string[]> {
  run.stop.cleanUp();
  run.budget.renew();
  // Rules end at once while a host is left alone, but it may be back soon.
  if (!isUrgent && run.cleanups.length > 0 && run.evidence.hasSilentHost())
    await run.stop.sleep(run.timing.restMs).catch(() => {});
  const failures: string[] = [];
  for (const { rule, undo } of run.cleanups.toReversed()) {
    try {
      if (run.stop.reason !== undefined) throw new Error('there was no time left');
      run.cleanUpStarted = performance.now();
      await undo();
    } catch (error) {
      failures.push(`${rule}: could not be undone: ${messageOf(error)}`);
    }
  }
  return [...failures, ...run.leftovers].map((one) => run.redactor.text(one));
}

function skippedResult(rule: Rule, { status, message: reason, by: skippedBy }: Skipped): RuleResult {
  return { ...factsOf(rule), status, reason, skippedBy, durationMs: 0, checks: 0, exchanges: [] };
}
