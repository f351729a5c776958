import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { compareToBaseline } from '../engine/baseline/comparison.ts';
import { junitReport } from './junit.ts';
import { everything, exchangeOf, planted, reportOf, resultOf } from './report.fixture.ts';

interface Outcome {
  message: string;
  type: string;
  '#text': string;
}

interface TestCase {
  classname: string;
  name: string;
  time: string;
  failure?: Outcome;
  error?: Outcome;
  skipped?: Outcome;
  'system-out'?: string;
}

interface Suite {
  name: string;
  tests: string;
  failures: string;
  errors: string;
  skipped: string;
  time: string;
  timestamp: string;
  testcase: TestCase[];
  'system-out'?: string;
  'system-err'?: string;
}

const LISTS = new Set(['testsuite', 'testcase', 'property']);

function parse(xml: string): { attributes: Record<string, string>; suites: Suite[]; cases: TestCase[] } {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => LISTS.has(name),
  });
  const { testsuites } = parser.parse(xml) as { testsuites: Record<string, string> & { testsuite?: Suite[] } };
  const suites = testsuites.testsuite ?? [];
  return { attributes: testsuites, suites, cases: suites.flatMap(({ testcase }) => testcase) };
}

const kindOf = (one: TestCase | undefined) =>
  (['failure', 'error', 'skipped'] as const).find((kind) => one?.[kind] !== undefined) ?? 'passed';

describe('the JUnit report', () => {
  it('has a suite for each interface, and a case for each rule that was not filtered out', () => {
    const { attributes, suites, cases } = parse(junitReport(everything()));
    expect(attributes).toMatchObject({ name: 'platform-conformance', tests: '9', failures: '2', errors: '1' });
    expect(suites.map(({ name, tests, skipped }) => [name, tests, skipped])).toEqual([
      ['report', '6', '1'],
      ['partner', '3', '2'],
    ]);
    expect(suites[0]?.timestamp).toBe('2026-01-02T03:04:05');
    expect(suites[0]?.testcase.find(({ classname }) => classname === 'report.kinds')?.failure?.['#text']).toContain(
      'expected a header Location, got none (cases partner, vertrieb)',
    );
    expect(new Set(cases.map(({ classname, name }) => `${classname}: ${name}`)).size).toBe(cases.length);
  });

  it('has failures for must-rules only, and an error for an inconclusive must-rule', () => {
    const { cases } = parse(junitReport(everything()));
    const kinds = Object.fromEntries(cases.map((one) => [one.classname, kindOf(one)]));
    expect(kinds).toMatchObject({
      'report.fine': 'passed',
      'report.broken': 'failure',
      'report.kinds': 'failure',
      'report.warned': 'passed',
      'report.open': 'error',
      'report.open-should': 'skipped',
      'partner.retired': 'skipped',
      'partner.write': 'skipped',
    });
  });

  it('has an error if the run as a whole is inconclusive, though no rule is', () => {
    const skipped = resultOf({ status: 'skipped', reason: 'no target for report' });
    const { attributes, suites, cases } = parse(junitReport(reportOf([skipped], { exchanges: [] })));
    expect(attributes).toMatchObject({ tests: '2', failures: '0', errors: '1' });
    expect(suites.map(({ name, errors }) => [name, errors])).toEqual([
      ['report', '0'],
      ['run', '1'],
    ]);
    expect(cases[1]?.error?.message).toBe('Nothing failed, but no must-rule was judged.');
  });

  it('has an error for a run that was stopped, though everything else is known', () => {
    const failed = resultOf({ status: 'failed', reason: 'expected status 202, got 200' });
    const report = reportOf([failed], { interrupted: true });
    const entry = { rule: failed.id, reason: failed.reason ?? '', expires: '2026-12-31' };
    const known = junitReport(report, compareToBaseline(report, { known: [entry] }));
    expect(parse(known).cases.map(kindOf)).toEqual(['skipped', 'error']);
    expect(parse(junitReport(report)).cases.map(kindOf)).toEqual(['failure']);
  });

  it('has in the text of a failure the expectation, the statement, and a curl command', () => {
    const failure = parse(junitReport(everything())).cases.find(({ failure: own }) => own !== undefined)?.failure;
    expect(failure?.message).toBe('expected a header Location, got none');
    for (const part of [
      'expected a header Location, got none',
      'report/broken (must, failed): It carries a `Location`',
      'R01 (D1 Report service, Endpoints, rule 1): A request that is accepted answers 202.\nR02 (D1 ',
      'POST http://127.0.0.1:4110/partner?day=2026-01-01: status 202',
      "curl -i -X POST 'http://127.0.0.1:4110/partner?day=2026-01-01'",
    ]) {
      expect(failure?.['#text']).toContain(part);
    }
  });

  it('has warnings, observations and leftovers where no consumer counts them as failures', () => {
    const { suites, cases } = parse(junitReport(everything()));
    const warned = cases.find(({ classname }) => classname === 'report.warned');
    expect(warned?.['system-out']).toContain('Warning (should):\nit is odd');
    expect(suites[1]?.['system-out']).toContain('partner/observed: the body has 12 bytes');
    expect(suites[1]?.['system-err']).toContain('it answers 500');
  });

  it('has times in seconds that add up to at most the duration of the run', () => {
    const slow = { ...exchangeOf({ curl: 'curl' }), durationMs: 900 };
    const shared = resultOf({ id: 'report/shared', exchanges: [0, 1] });
    const own = resultOf({ id: 'report/own', exchanges: [1, 2] });
    const report = reportOf([shared, own], { durationMs: 900, exchanges: [slow, slow, slow] });
    const { attributes, suites, cases } = parse(junitReport(report));
    expect(attributes['time']).toBe('0.900');
    expect(cases.map(({ time }) => time)).toEqual(['0.600', '0.300']);
    expect(suites.map(({ time }) => time)).toEqual(['0.900']);
  });

  it('preserves every text', () => {
    const text = `</failure>]]><x a="1" b='2'>&amp;\n\t"`;
    const { cases } = parse(junitReport(planted(text)));
    expect(cases).toHaveLength(9);
    expect(cases[1]?.name).toBe(text);
    expect(cases[1]?.failure?.message).toBe(text);
    expect(cases[1]?.failure?.['#text']).toContain(`\n${text}`);
  });

  it('writes no character that XML forbids', () => {
    const xml = junitReport(planted('\u0000\u0008\u000b\u001b\uFFFE\uD800'));
    expect(xml).not.toMatch(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD]/);
    expect(xml).toContain('\\u0000\\u0008\\u000B\\u001B\\uFFFE\\uD800');
  });

  it('lets no target publish a file', () => {
    const warned = resultOf({ level: 'should', status: 'failed', reason: '[[ATTACHMENT|/etc/passwd]]' });
    expect(junitReport(reportOf([warned], { exchanges: [exchangeOf()] }))).not.toContain('[[ATTACHMENT');
  });
});
