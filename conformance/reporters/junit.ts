import { groupBy } from '../group-by.ts';
import { checkName, type BaselineComparison } from '../engine/baseline/comparison.ts';
import type { Exchange } from '../engine/evidence.ts';
import { INTERFACES } from '../../generated/platform.ts';
import type { CaseResult, Report, RuleResult } from '../engine/report.ts';
import { element, text } from './junit-xml.ts';
import { selectedResults, statementsOf } from './results.ts';
import { outdatedGroups, verdictText } from './standing-text.ts';

/** One test case: a rule, or one case of it. */
interface TestCase {
  rule: RuleResult;
  name: string;
  status: RuleResult['status'];
  reason: string;
  seconds: number;
  /** Whether an entry of the baseline accepts it. */
  known: boolean;
  shownBy?: number;
}

type Kind = 'failure' | 'error' | 'skipped' | 'passed';

/**
 * Writes a report as JUnit XML, for the test views of Jenkins, GitLab and the actions of GitHub: a test suite for each
 * interface, a test case for each rule or for each of its cases. Rules that the operator filtered out are left out.
 *
 * These consumers know four outcomes and colour a build by them, so they get the ones that agree with the verdict:
 * `<failure>` is a must-rule that failed; `<error>` a must-rule that could not be judged, since a run that ends with exit
 * code 3 must not look green; `<skipped>` what was skipped, is not applicable, or is inconclusive below must. A failed
 * should-rule is a warning and no failure: its test case passes, and its `<system-out>` says what was found. Every reason
 * stands in the text of its element as well as in `message`, because GitLab shows only the text and Jenkins, for what was
 * skipped, only the message. What a baseline accepts is `<skipped>`, of the type `known`; an entry of it that does not hold any more is
 * a `<failure>` in a test suite of its own. Test cases have no `<properties>`: the schema that Jenkins validates against forbids them.
 *
 * @param standing - how the report stands against a baseline
 */
export function junitReport(report: Report, standing?: BaselineComparison): string {
  const told = { report, standing, shareOf: sharesOf(report) };
  const suites = groupBy(selectedResults(report), (result) => result.interface).map(([name, results]) =>
    suite(told, name, results),
  );
  const cases = suites.flatMap((one) => one.cases);
  const outdated = outdatedEntries(report, standing);
  const { tests, failures, errors } = totals(cases);
  const counts = { tests: tests + outdated.length, failures: failures + outdated.length, errors };
  const attributes = { name: report.suite.name, ...counts, time: seconds(report.durationMs / 1000) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', attributes, [
    ...suites.map(({ xml }) => xml),
    ...baselineSuite(report, outdated),
  ])}\n`;
}

/** The entries of a baseline that fail the run, a test case for each. */
function outdatedEntries(report: Report, standing: BaselineComparison | undefined): string[] {
  return outdatedGroups(standing).flatMap(({ state, says, items }) =>
    items.map((item) =>
      element('testcase', { classname: 'baseline', name: item.name, time: seconds(0) }, [
        element('failure', { type: state, message: says }, text(`${says}\n${item.text}`)),
      ]),
    ),
  );
}

function baselineSuite({ startedAt }: Report, testCases: readonly string[]): string[] {
  const number = testCases.length;
  if (number === 0) return [];
  const counts = { tests: number, failures: number, errors: 0, skipped: 0, time: seconds(0) };
  return [element('testsuite', { name: 'baseline', ...counts, timestamp: timestampOf(startedAt) }, testCases)];
}

function timestampOf(startedAt: string): string {
  return startedAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

/** A report, and how it stands against a baseline. */
interface Told {
  report: Report;
  standing: BaselineComparison | undefined;
  /** How long some exchanges took as a part of the run, in seconds. */
  shareOf(exchanges: readonly number[]): number;
}

/**
 * What each test case took of the time of the run: consumers add the times of test cases up, though these share requests and are
 * judged side by side. A request counts for the first that names it.
 */
function sharesOf({ exchanges, durationMs }: Report): Told['shareOf'] {
  const total = exchanges.reduce((sum, one) => sum + one.durationMs, 0);
  const scale = Math.min(1, durationMs / Math.max(total, 1)) / 1000;
  const counted = new Set<number>();
  return (indices) => {
    const own = indices.filter((index) => counted.size < counted.add(index).size);
    return own.reduce((sum, index) => sum + (exchanges[index]?.durationMs ?? 0), 0) * scale;
  };
}

function suite(told: Told, name: string, results: readonly RuleResult[]): { cases: TestCase[]; xml: string } {
  const { report } = told;
  const cases = results.flatMap((result) => testCasesOf(told, result));
  const attributes = {
    name,
    ...totals(cases),
    skipped: cases.filter((one) => kindOf(one) === 'skipped').length,
    time: seconds(cases.reduce((sum, one) => sum + one.seconds, 0)),
    timestamp: timestampOf(report.startedAt),
  };
  const notes = results.flatMap(({ id, notes: own = [] }) => own.map((note) => `${id}: ${note}`));
  const leftovers = report.leftovers.filter((one) => one.startsWith(`${name}/`));
  const xml = element('testsuite', attributes, [
    properties(told, results),
    ...cases.map((one) => testCase(report, one)),
    ...(notes.length === 0 ? [] : [element('system-out', {}, text(output(['Observed:', ...notes])))]),
    ...(leftovers.length === 0 ? [] : [element('system-err', {}, text(output(['Left behind:', ...leftovers])))]),
  ]);
  return { cases, xml };
}

function properties({ report, standing }: Told, [first]: readonly RuleResult[]): string {
  const target = first === undefined ? undefined : report.targets[INTERFACES[first.interface].host];
  const values = {
    ...(target === undefined ? {} : { target }),
    'suite.version': report.suite.version,
    seed: report.seed,
    verdict: verdictText(report, standing),
  };
  return element(
    'properties',
    {},
    Object.entries(values).map(([name, value]) => element('property', { name, value })),
  );
}

function testCasesOf({ standing, shareOf }: Told, rule: RuleResult): TestCase[] {
  const one = (check: RuleResult | CaseResult) => ({
    status: check.status,
    reason: reasonOf(rule, check),
    known: standing?.accepted.has(checkName(rule, check)) === true,
    ...(check.shownBy === undefined ? {} : { shownBy: check.shownBy }),
  });
  if (rule.cases === undefined) return [{ rule, name: rule.title, ...one(rule), seconds: shareOf(rule.exchanges) }];
  return rule.cases.map((single) => ({
    rule,
    name: `${rule.title} [${single.name}]`,
    ...one(single),
    seconds: shareOf(single.exchanges),
  }));
}

/** Why a check did not pass; the cause, where a check of hosts and credentials has found it. */
function reasonOf({ cause }: RuleResult, { status, reason = '' }: RuleResult | CaseResult): string {
  return cause === undefined || status !== 'inconclusive' ? reason : cause;
}

function kindOf({ rule, status, known }: TestCase): Kind {
  if (known && status !== 'passed') return 'skipped';
  if (status === 'passed') return 'passed';
  if (status === 'failed') return rule.level === 'must' ? 'failure' : 'passed';
  return status === 'inconclusive' && rule.level === 'must' ? 'error' : 'skipped';
}

function totals(cases: readonly TestCase[]): Record<'tests' | 'failures' | 'errors', number> {
  const number = (kind: Kind) => cases.filter((one) => kindOf(one) === kind).length;
  return { tests: cases.length, failures: number('failure'), errors: number('error') };
}

function testCase(report: Report, one: TestCase): string {
  const attributes = { classname: one.rule.id.replaceAll('/', '.'), name: one.name, time: seconds(one.seconds) };
  const kind = kindOf(one);
  if (kind !== 'passed') {
    const body = text(describe(report, one));
    return element('testcase', attributes, [
      element(kind, { type: one.known ? 'known' : one.status, message: one.reason }, body),
    ]);
  }
  if (one.status === 'passed') return element('testcase', attributes);
  const warning = output([`Warning (${one.rule.level}): ${describe(report, one)}`]);
  return element('testcase', attributes, [element('system-out', {}, text(warning))]);
}

function describe(report: Report, { rule, reason, status, shownBy }: TestCase): string {
  const exchange = shownBy === undefined ? undefined : report.exchanges[shownBy];
  return [
    reason,
    `Rule: ${rule.id} (${rule.level}, ${status}): ${rule.title}`,
    ...statementsOf(report, rule),
    ...(exchange === undefined ? [] : describeExchange(exchange)),
  ].join('\n');
}

function describeExchange({ request, response, error, curl }: Exchange): string[] {
  return [
    `Request: ${request.method} ${request.url}`,
    `Response: ${response === undefined ? (error ?? 'none') : response.status}`,
    `Repeat: ${curl}`,
  ];
}

/** Joins lines of an output element; Jenkins and GitLab take `[[ATTACHMENT|…` in it for the path of a file to publish. */
function output(lines: readonly string[]): string {
  return lines.join('\n').replaceAll('[[ATTACHMENT', '[ [ATTACHMENT');
}

function seconds(value: number): string {
  return value.toFixed(3);
}
