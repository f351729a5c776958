import type { Exchange } from '../engine/evidence.ts';
import { INTERFACES } from '../../generated/platform.ts';
import type { CaseResult, Report, RuleResult } from '../engine/report.ts';
import { element, text } from './junit-xml.ts';
import { groupBy, selectedResults, statementsOf } from './results.ts';

/** One test case: a rule, or one case of it. */
interface TestCase {
  rule: RuleResult;
  name: string;
  status: RuleResult['status'];
  reason: string;
  seconds: number;
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
 * skipped, only the message. Test cases have no `<properties>`: the schema that Jenkins validates against forbids them.
 */
export function junitReport(report: Report): string {
  const suites = groupBy(selectedResults(report), (result) => result.interface).map(([name, results]) =>
    suite(report, name, results),
  );
  const cases = suites.flatMap((one) => one.cases);
  const attributes = { name: report.suite.name, ...totals(cases), time: seconds(report.durationMs / 1000) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'testsuites',
    attributes,
    suites.map(({ xml }) => xml),
  )}\n`;
}

function suite(report: Report, name: string, results: readonly RuleResult[]): { cases: TestCase[]; xml: string } {
  const cases = results.flatMap((result) => testCasesOf(report, result));
  const attributes = {
    name,
    ...totals(cases),
    skipped: cases.filter((one) => kindOf(one) === 'skipped').length,
    time: seconds(cases.reduce((sum, one) => sum + one.seconds, 0)),
    timestamp: report.startedAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length),
  };
  const notes = results.flatMap(({ id, notes: own = [] }) => own.map((note) => `${id}: ${note}`));
  const leftovers = report.leftovers.filter((one) => one.startsWith(`${name}/`));
  const xml = element('testsuite', attributes, [
    properties(report, results),
    ...cases.map((one) => testCase(report, one)),
    ...(notes.length === 0 ? [] : [element('system-out', {}, text(output(['Observed:', ...notes])))]),
    ...(leftovers.length === 0 ? [] : [element('system-err', {}, text(output(['Left behind:', ...leftovers])))]),
  ]);
  return { cases, xml };
}

function properties(report: Report, [first]: readonly RuleResult[]): string {
  const target = first === undefined ? undefined : report.targets[INTERFACES[first.interface].host];
  const values = {
    ...(target === undefined ? {} : { target }),
    'suite.version': report.suite.version,
    seed: report.seed,
    verdict: report.verdict,
  };
  return element(
    'properties',
    {},
    Object.entries(values).map(([name, value]) => element('property', { name, value })),
  );
}

function testCasesOf(report: Report, rule: RuleResult): TestCase[] {
  const one = ({ status, reason = '', shownBy }: RuleResult | CaseResult) => ({
    status,
    reason,
    ...(shownBy === undefined ? {} : { shownBy }),
  });
  if (rule.cases === undefined) return [{ rule, name: rule.title, ...one(rule), seconds: rule.durationMs / 1000 }];
  return rule.cases.map((single) => ({
    rule,
    name: `${rule.title} [${single.name}]`,
    ...one(single),
    // Cases run side by side; what is known of each is how long its requests took.
    seconds: single.exchanges.reduce((sum, index) => sum + (report.exchanges[index]?.durationMs ?? 0), 0) / 1000,
  }));
}

function kindOf({ rule, status }: TestCase): Kind {
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
    return element('testcase', attributes, [element(kind, { type: one.status, message: one.reason }, body)]);
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
