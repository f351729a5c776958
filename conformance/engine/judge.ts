import { groupBy } from '../group-by.ts';
import { named } from '../named.ts';
import { createContext, type CheckLog } from './context.ts';
import { cut } from './expect.ts';
import { notesOnEvidence, requireNeeds } from './needs.ts';
import { newTrace } from './exchange.ts';
import { combine, Failure, Outcome, Skipped, type Status } from './outcome.ts';
import { factsOf, type CaseResult, type RuleResult } from './report.ts';
import type { Rule } from './rule.ts';
import type { Run } from './run.ts';
import { requireServed } from './served.ts';
import { requireTarget } from './target.ts';

/** Maximum length of a reason of a case, in characters. */
const LONGEST_REASON = 500;

/** The result of one case; its name is '' if the rule has no cases. */
interface Judgement extends CaseResult {
  checks: number;
  notes: readonly string[];
}

/** Judges one rule with all its cases; never throws. */
export async function judge(run: Run, rule: Rule): Promise<RuleResult> {
  const started = performance.now();
  const cases = typeof rule.cases === 'function' ? rule.cases(run.config) : (rule.cases ?? ['']);
  const ready = await readiness(run, rule);
  const one = (name: string) => judgeCase(run, rule, name, ready);
  const judged = rule.effect === 'changes' ? await oneByOne(cases, one) : await Promise.all(cases.map(one));
  const named = judged.filter(({ name }) => name !== '');
  const saysWrites = judged.some(({ skippedBy }) => skippedBy?.kind === 'writes');
  const decision = decisionOf(judged);
  const { status } = decision;
  return {
    ...factsOf(rule),
    ...decision,
    durationMs: Math.round(performance.now() - started),
    checks: judged.reduce((sum, { checks }) => sum + checks, 0),
    notes: notesOf(judged, status, status === 'passed' && !saysWrites ? notesOnEvidence(run, rule) : []),
    cases: named.length === 0 ? undefined : named.map(caseResult),
  };
}

/** What the results of the cases, or of the only one, say about a rule. */
function decisionOf(judged: readonly CaseResult[]) {
  // A rule of which only some cases were judged before the run was stopped has not passed.
  const cutShort = judged.some(({ skippedBy }) => skippedBy?.kind === 'stopped');
  const combined = combine(judged.map((one) => one.status));
  const status: Status = cutShort && combined === 'passed' ? 'skipped' : combined;
  const deciding = judged.filter((one) => one.status === status);
  const [first] = deciding;
  return {
    status,
    reason: reasonOf(deciding, judged.length),
    contrast: first?.name === '' ? first.contrast : undefined,
    skippedBy: first?.skippedBy,
    notServed: first?.notServed,
    shownBy: first?.shownBy,
    exchanges: [...new Set(judged.flatMap(({ exchanges }) => exchanges))].sort((a, b) => a - b),
  };
}

/** The result of a rule whose cases, or whose only one, are judged otherwise afterwards. */
export function rejudged(result: RuleResult, change: (one: CaseResult) => CaseResult): RuleResult {
  const judged = (result.cases ?? [{ ...result, name: '' }]).map(change);
  const cases = result.cases === undefined ? undefined : judged.map(caseResult);
  return { ...result, ...decisionOf(judged), cases };
}

function caseResult({ name, status, reason, contrast, skippedBy, shownBy, exchanges }: CaseResult): CaseResult {
  return { name, status, reason, contrast, skippedBy, shownBy, exchanges };
}

async function oneByOne<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await task(item));
  return results;
}

/** Groups equal texts of cases, each prefixed with the names of its cases. */
function sharedTexts(texts: readonly { name: string; text: string }[], all: number): string[] {
  return groupBy(texts, ({ text }) => text).map(([text, same]) => {
    const names = same.map(({ name }) => name).filter((name) => name !== '');
    if (names.length === 0 || (names.length === all && all > 1)) return text;
    return `${named(names, 3)}: ${text}`;
  });
}

function reasonOf(judged: readonly CaseResult[], all: number): string | undefined {
  const reasons = judged.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ name, text: reason }]));
  return sharedTexts(reasons, all).join('; ') || undefined;
}

function notesOf(judged: readonly Judgement[], status: Status, ofRule: readonly string[]): string[] | undefined {
  const observed = judged.flatMap(({ name, notes: own }) => own.map((text) => ({ name, text })));
  const skipped = status === 'passed' ? judged.filter((one) => one.status === 'skipped') : [];
  const reasons = skipped.map(({ name, reason }) => ({ name, text: `skipped: ${reason ?? ''}` }));
  const notes = [...ofRule, ...sharedTexts([...observed, ...reasons], judged.length)];
  return notes.length === 0 ? undefined : notes;
}

/** The exchanges before the cases of a rule, and the reason if no case can be judged. */
interface Readiness {
  exchanges: ReadonlySet<number>;
  obstacle?: Error;
}

/** Finds out, once for all cases, whether a rule can be judged. */
async function readiness(run: Run, rule: Rule): Promise<Readiness> {
  const trace = newTrace(rule.id);
  const { exchanges } = trace;
  try {
    requireTarget(run, rule.interface);
    if (rule.aboutService !== true) await requireServed(run, trace, rule.interface);
    requireNeeds(run, rule);
    return { exchanges };
  } catch (error) {
    // Only errors are thrown.
    return { exchanges, obstacle: error as Error };
  }
}

async function judgeCase(run: Run, rule: Rule, name: string, ready: Readiness): Promise<Judgement> {
  const scope = name === '' ? rule.id : `${rule.id}#${name}`;
  const log: CheckLog = { ...newTrace(scope), exchanges: new Set(ready.exchanges), notes: [] };
  const context = createContext(run, rule, name, log);
  // Redacts before cutting: a part of a secret would not be recognised.
  const clean = (text: string) => cut(run.redactor.text(text), LONGEST_REASON);
  const end = (status: Status, reason?: string): Judgement => ({
    name,
    status,
    notes: log.notes,
    exchanges: [...log.exchanges],
    checks: context.expect.count,
    reason: reason && clean(reason),
  });
  try {
    if (ready.obstacle !== undefined) throw ready.obstacle;
    await rule.check(context);
    const observed = rule.level === 'info' && log.notes.length > 0;
    if (context.expect.count === 0 && !observed) return end('inconclusive', 'the rule has checked nothing');
    return end('passed');
  } catch (error) {
    if (error instanceof Failure) {
      // The exchange of the assertion, otherwise the last one of the case.
      const shownBy = error.exchange ?? [...log.exchanges].at(-1);
      const contrast = { expected: clean(error.contrast.expected), got: clean(error.contrast.got) };
      return { ...end(error.status, error.message), contrast, shownBy };
    }
    if (error instanceof Skipped) return { ...end(error.status, error.message), skippedBy: error.by };
    if (error instanceof Outcome) return { ...end(error.status, error.message), notServed: error.notServed };
    run.onInternalError(run.redactor.text(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return end('inconclusive', `error inside the rule, which is a mistake of this suite: ${String(error)}`);
  }
}
