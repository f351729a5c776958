import { describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Status } from '../engine/outcome.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report, RuleResult, Verdict } from '../engine/report.ts';
import type { Level, Rule } from '../engine/rule.ts';
import type { Host } from '../reference/interface.ts';
import { CONSTANT_ANSWERS, idsWith, judgeInProcess, type InProcessOptions } from './in-process.ts';
import { rulesOf } from './rules-and-faults.fixture.ts';

/** An interface whose rules are tested. */
export interface TestedInterface {
  id: InterfaceId;
  /** The rules that send requests, without opt-in rules. */
  rules: readonly Rule[];
  /** The rules that send requests, including opt-in rules. */
  all: readonly Rule[];
  /** The rules that judge responses to these. */
  observing: readonly Rule[];
  /** Judges a new reference deployment, by default by `rules`. */
  judge(options?: Partial<InProcessOptions>): Promise<Report>;
  /** The result of the rule with this name (`accepted-with-location`); undefined if it did not run. */
  resultOf(report: Report, name: string): RuleResult | undefined;
  /** The ids of the rules with these names. */
  ids(...names: string[]): string[];
}

/** The expectations that differ between interfaces. */
export interface Expectations {
  /** The rules that do not pass on the reference deployment; none by default. */
  open?: readonly { name: string; status: Status; reason: string }[];
  /** The expected leftovers of a run on the reference deployment, or a matcher; none by default. */
  leftovers?: unknown;
  /** Changes the configuration of the reference deployment, faulty or not. */
  configure?: (config: Config) => Config;
  /** The results on servers with constant responses, by name in `CONSTANT_ANSWERS`. */
  alike: {
    /** Names of the rules that the response happens to satisfy; none by default. */
    satisfied?: Readonly<Record<string, readonly string[]>>;
    /** The levels of the rules in `satisfied`; by default must and should. */
    levels?: readonly Level[];
    /** The verdicts; by default nonconformant. */
    verdicts?: Readonly<Record<string, Verdict>>;
    /** Hosts that still respond like the reference deployment. */
    honest?: readonly Host[];
    /** Changes the configuration for these servers; by default like that for the reference deployment. */
    configure?: (config: Config) => Config;
  };
}

/**
 * Loads the rules of an interface.
 *
 * @param defaults - default options of its runs
 */
export async function interfaceUnderTest(
  id: InterfaceId,
  defaults: Partial<InProcessOptions> = {},
): Promise<TestedInterface> {
  const all = await rulesOf(id);
  const observing = (await loadRules()).filter((rule) => rule.interface === id && rule.effect === 'observes');
  const rules = all.filter(({ optIn }) => optIn === undefined);
  return {
    id,
    rules,
    all,
    observing,
    judge: (options = {}) => judgeInProcess({ rules, ...defaults, ...options }),
    resultOf: (report, name) => report.rules.find((one) => one.id === `${id}/${name}`),
    ids: (...names) => names.map((name) => `${id}/${name}`),
  };
}

/** The rules of a report that did not pass. */
export function flagged(report: Report): RuleResult[] {
  return report.rules.filter(({ status }) => status !== 'passed');
}

/**
 * Declares the tests for the rules of every interface: they pass on the reference deployment, and a server with a constant response
 * satisfies only the expected ones. The matrix of the proof shows that the rules catch faults.
 */
export function describeRules(tested: TestedInterface, expectations: Expectations): void {
  describe('the reference deployment', () => describeReference(tested, expectations));
  describe('servers with a constant response', () => describeAlike(tested, expectations));
}

function describeReference({ judge, ids }: TestedInterface, expectations: Expectations): void {
  const { open = [], leftovers = [], configure } = expectations;

  it('passes every rule, and has only leftovers that cannot be undone', async () => {
    const report = await judge({ configure });
    expect(flagged(report).map(({ id, status, reason }) => ({ id, status, reason }))).toEqual(
      open.map(({ name, ...outcome }) => ({ id: ids(name)[0], ...outcome })),
    );
    expect(report.leftovers).toEqual(leftovers);
  });
}

function describeAlike({ judge, ids }: TestedInterface, { alike, configure }: Expectations): void {
  const { satisfied = {}, levels = ['must', 'should'], verdicts = {}, honest = [] } = alike;

  it.each(Object.entries(CONSTANT_ANSWERS))('pass no rule that %s does not satisfy', async (name, answer) => {
    const report = await judge({
      around: (next, host) => (honest.includes(host) ? next : answer),
      configure: alike.configure ?? configure,
    });
    const passed = levels.flatMap((level) => idsWith(report, 'passed', level));
    expect(passed.sort()).toEqual(ids(...(satisfied[name] ?? [])).sort());
    expect(report.verdict).toBe(verdicts[name] ?? 'nonconformant');
  });
}
