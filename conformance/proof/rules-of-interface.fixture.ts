import { describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Status } from '../engine/outcome.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report, RuleResult, Verdict } from '../engine/report.ts';
import type { Level, Rule } from '../engine/rule.ts';
import type { Host } from '../reference/interface.ts';
import { CONSTANT_ANSWERS, idsWith, judgeInProcess, rulesOf, type InProcessOptions } from './in-process.ts';

/** An interface whose rules are tested. */
export interface TestedInterface {
  id: InterfaceId;
  /** The rules that ask for themselves, but for those that are left out by default. */
  rules: readonly Rule[];
  /** The rules that ask for themselves, those that are left out by default included. */
  all: readonly Rule[];
  /** The rules that judge what those got. */
  observing: readonly Rule[];
  /** Judges a fresh reference deployment, by `rules` unless the options name others. */
  judge(options?: Partial<InProcessOptions>): Promise<Report>;
  /** What the rule of a name (`accepted-with-location`) came to; undefined when it was not judged. */
  resultOf(report: Report, name: string): RuleResult | undefined;
  /** The ids of the rules of these names. */
  ids(...names: string[]): string[];
}

/** What the tests of one interface expect beyond those of every other. */
export interface Expectations {
  /** The rules that cannot judge the reference deployment, by their names; none by default. */
  open?: readonly { name: string; status: Status; reason: string }[];
  /** What a run leaves on the reference deployment, which may be a matcher; nothing by default. */
  leftovers?: unknown;
  /** Changes the configuration of the reference deployment, faulty or not. */
  configure?: (config: Config) => Config;
  /** What servers come to that answer everything alike, each named as in `CONSTANT_ANSWERS`. */
  alike: {
    /** Names of the rules that an answer happens to fulfil; none by default. */
    satisfied?: Readonly<Record<string, readonly string[]>>;
    /** The levels of the rules that `satisfied` speaks of; by default those that can fail a run or warn. */
    levels?: readonly Level[];
    /** The verdict on an answer; nonconformant by default. */
    verdicts?: Readonly<Record<string, Verdict>>;
    /** Hosts that answer as the reference deployment does all the same. */
    honest?: readonly Host[];
    /** Changes their configuration; by default it is changed like that of the reference deployment. */
    configure?: (config: Config) => Config;
  };
}

/**
 * Loads the rules of an interface.
 *
 * @param id - the interface
 * @param defaults - options of each of its runs that does not say otherwise
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

/** The rules of a report that have not passed. */
export function flagged(report: Report): RuleResult[] {
  return report.rules.filter(({ status }) => status !== 'passed');
}

/**
 * Declares the tests that the rules of every interface have to stand: they pass on the reference deployment, and a server that
 * ignores what it is asked fulfils no more of them than is known. That they catch faults is shown by the matrix of the proof.
 */
export function describeRules(tested: TestedInterface, expectations: Expectations): void {
  describe('the reference deployment', () => describeReference(tested, expectations));
  describe('servers that answer everything alike', () => describeAlike(tested, expectations));
}

function describeReference({ judge, ids }: TestedInterface, expectations: Expectations): void {
  const { open = [], leftovers = [], configure } = expectations;

  it('passes every rule, and keeps nothing but what cannot be taken back', async () => {
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
