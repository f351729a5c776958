import { element, junitDocument, seconds, text } from '../junit-xml.ts';
import { findings, LOOKS, type Entry } from './summary.ts';

/**
 * Converts a summary to JUnit XML: a test case for each target, in the order of the reports. It fails if the target is nonconformant, and
 * is an error if the verdict is inconclusive or the report cannot be used.
 */
export function junitSummary(entries: readonly Entry[]): string {
  const number = (element: 'error' | 'failure') =>
    entries.filter(({ verdict }) => LOOKS[verdict].element === element).length;
  const counts = {
    name: 'targets',
    tests: entries.length,
    failures: number('failure'),
    errors: number('error'),
    time: seconds(entries.reduce((sum, one) => sum + secondsOf(one), 0)),
  };
  return junitDocument(counts, [element('testsuite', counts, entries.map(testCase))]);
}

function testCase(entry: Entry): string {
  const attributes = { classname: 'targets', name: entry.label, time: seconds(secondsOf(entry)) };
  const lines = findings(entry);
  const output = text(lines.join('\n'));
  const kind = LOOKS[entry.verdict].element;
  const passed = lines.length === 0 ? [] : [element('system-out', {}, output)];
  const outcome = { type: entry.verdict, message: lines[0] ?? '' };
  return element('testcase', attributes, kind === undefined ? passed : [element(kind, outcome, output)]);
}

const secondsOf = (entry: Entry): number => (entry.verdict === 'unusable' ? 0 : entry.durationMs / 1000);
