import { groupBy } from '../group-by.ts';
import { checkName, checksOf, type BaselineComparison } from '../engine/baseline/comparison.ts';
import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { EXIT_CODES, type Report, type RuleResult } from '../engine/report.ts';
import { element, junitDocument, seconds, text } from './junit-xml.ts';
import { explainVerdict, notesOf, reasonShown, resultLines, selectedResults } from './results.ts';
import { outdatedGroups, standingCounts, verdictText } from './standing-text.ts';

/** Outcomes of a test case; `known` is written as skipped. */
type Kind = 'failure' | 'error' | 'skipped' | 'known' | 'passed';

/** A rule as a test case. */
interface TestCase {
  rule: RuleResult;
  kind: Kind;
  seconds: number;
}

/**
 * Converts a report to JUnit XML, for the test views of Jenkins, GitLab and GitHub actions: a test suite for each interface and a test
 * case for each rule, so that the numbers are those of the verdict. Rules that the operator filtered out are omitted.
 *
 * These consumers know four outcomes and colour a build by them, so the outcomes agree with the verdict: `<failure>` is a failed must-rule;
 * `<error>` a must-rule that could not be judged, since a run with exit code 3 must not look green; `<skipped>` a rule that is skipped, not
 * applicable, or inconclusive below must. A failed should-rule is only a warning: its test case passes, with the finding in `<system-out>`.
 * Each reason is in the text of its element and in `message`, because GitLab shows only the text and Jenkins, for skipped tests, only the
 * message. A failure accepted by a baseline is `<skipped>` with the type `known`; an outdated entry of the baseline is a `<failure>` in a
 * test suite of its own. If a run ends with exit code 3 although no rule has an `<error>`, another test suite has one for the run as a whole.
 * Test cases have no `<properties>`: the schema that Jenkins validates against forbids them.
 *
 * @param standing - the comparison with a baseline
 */
export function junitReport(report: Report, standing?: BaselineComparison): string {
  const shareOf = sharesOf(report);
  const suites = groupBy(selectedResults(report), (result) => result.interface).map(
    ([name, results]): [string, TestCase[]] => [
      name,
      results.map((rule) => ({ rule, kind: kindOf(rule, standing), seconds: shareOf(rule.exchanges) })),
    ],
  );
  const outdated = outdatedEntries(standing);
  const { skipped: _, ...counts } = totals(suites.flatMap(([, cases]) => cases));
  const open = counts.errors === 0 ? openRun(report, standing) : [];
  const all = {
    tests: counts.tests + outdated.length + open.length,
    failures: counts.failures + outdated.length,
    errors: counts.errors + open.length,
  };
  const attributes = { name: report.suite.name, ...all, time: seconds(report.durationMs / 1000) };
  return junitDocument(attributes, [
    ...suites.map((one) => suite(report, standing, one)),
    ...suiteApart(report, 'baseline', 'failures', outdated),
    ...suiteApart(report, 'run', 'errors', open),
  ]);
}

/** A test case for each entry of a baseline that fails the run. */
function outdatedEntries(standing: BaselineComparison | undefined): string[] {
  return outdatedGroups(standing).flatMap(({ state, says, items }) =>
    items.map((item) =>
      element('testcase', { classname: 'baseline', name: item.name, time: seconds(0) }, [
        element('failure', { type: state, message: says }, text(`${says}\n${item.text}`)),
      ]),
    ),
  );
}

/** A test case for a run with exit code 3 in which no single rule is to blame: it was stopped, or judged no must-rule. */
function openRun(report: Report, standing: BaselineComparison | undefined): string[] {
  if ((standing?.exitCode ?? EXIT_CODES[report.verdict]) !== EXIT_CODES.inconclusive) return [];
  const message = standing === undefined ? explainVerdict(report) : `baseline: ${standingCounts(standing)}`;
  const error = element('error', { type: 'inconclusive', message }, text(message));
  return [element('testcase', { classname: 'run', name: 'The run as a whole', time: seconds(0) }, [error])];
}

/** A test suite that belongs to no interface; all its test cases have the same outcome. */
function suiteApart(
  { startedAt }: Report,
  name: string,
  outcome: 'failures' | 'errors',
  testCases: readonly string[],
): string[] {
  const number = testCases.length;
  if (number === 0) return [];
  const counts = { tests: number, failures: 0, errors: 0, skipped: 0, [outcome]: number, time: seconds(0) };
  return [element('testsuite', { name, ...counts, timestamp: timestampOf(startedAt) }, testCases)];
}

function timestampOf(startedAt: string): string {
  return startedAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

/**
 * The share of each test case in the time of the run, in seconds: consumers add up the times of test cases, though these share requests and
 * run concurrently. A request counts for the first test case that uses it.
 */
function sharesOf({ exchanges, durationMs }: Report): (exchanges: readonly number[]) => number {
  const total = exchanges.reduce((sum, one) => sum + one.durationMs, 0);
  const scale = Math.min(1, durationMs / Math.max(total, 1)) / 1000;
  const counted = new Set<number>();
  return (indices) => {
    const own = indices.filter((index) => counted.size < counted.add(index).size);
    return own.reduce((sum, index) => sum + (exchanges[index]?.durationMs ?? 0), 0) * scale;
  };
}

function suite(
  report: Report,
  standing: BaselineComparison | undefined,
  [name, cases]: [name: string, cases: readonly TestCase[]],
): string {
  const target = report.targets[INTERFACES[name as InterfaceId].host];
  const properties = {
    ...(target === undefined ? {} : { target }),
    'suite.version': report.suite.version,
    seed: report.seed,
    verdict: verdictText(report, standing),
  };
  const time = seconds(cases.reduce((sum, one) => sum + one.seconds, 0));
  const notes = notesOf({ rules: cases.map(({ rule }) => rule) }).map(({ id, note }) => `${id}: ${note}`);
  const leftovers = report.leftovers.filter((one) => one.startsWith(`${name}/`));
  const listed = Object.entries(properties).map(([property, value]) => element('property', { name: property, value }));
  return element('testsuite', { name, ...totals(cases), time, timestamp: timestampOf(report.startedAt) }, [
    element('properties', {}, listed),
    ...cases.map((one) => testCase(report, one)),
    ...output('system-out', 'Observed:', notes),
    ...output('system-err', 'Left behind:', leftovers),
  ]);
}

/** The kind of a rule; for a must-rule, only results that the baseline does not accept count. */
function kindOf(rule: RuleResult, standing: BaselineComparison | undefined): Kind {
  const { status, level } = rule;
  if (status === 'passed' || (status === 'failed' && level !== 'must')) return 'passed';
  if (level !== 'must' || (status !== 'failed' && status !== 'inconclusive')) return 'skipped';
  const fresh = checksOf(rule).filter((one) => standing?.accepted.has(checkName(rule, one)) !== true);
  if (fresh.some((one) => one.status === 'failed')) return 'failure';
  return fresh.some((one) => one.status === 'inconclusive') ? 'error' : 'known';
}

function totals(cases: readonly TestCase[]): Record<'tests' | 'failures' | 'errors' | 'skipped', number> {
  const number = (...kinds: readonly Kind[]) => cases.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    tests: cases.length,
    failures: number('failure'),
    errors: number('error'),
    skipped: number('skipped', 'known'),
  };
}

function testCase(report: Report, { rule, kind, seconds: time }: TestCase): string {
  const attributes = { classname: rule.id.replaceAll('/', '.'), name: rule.title, time: seconds(time) };
  const lines = resultLines(report, rule);
  if (kind !== 'passed') {
    const outcome = { type: kind === 'known' ? kind : rule.status, message: reasonShown(rule) };
    const name = kind === 'known' ? 'skipped' : kind;
    return element('testcase', attributes, [element(name, outcome, text(lines.join('\n')))]);
  }
  const warning = rule.status === 'passed' ? [] : output('system-out', `Warning (${rule.level}):`, lines);
  return element('testcase', attributes, warning);
}

/** An element for output, if there is any. Jenkins and GitLab would treat `[[ATTACHMENT|…` in it as a file to publish. */
function output(name: 'system-out' | 'system-err', heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [element(name, {}, text([heading, ...lines].join('\n').replaceAll('[[ATTACHMENT', '[ [ATTACHMENT')))];
}
