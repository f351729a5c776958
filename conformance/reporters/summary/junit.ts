import { element, text } from '../junit-xml.ts';
import { findings, type Entry } from './summary.ts';

const ELEMENTS = { unusable: 'error', inconclusive: 'error', nonconformant: 'failure' } as const;

/**
 * Writes a summary as JUnit XML: a test case for each target, in the order of the reports. It fails where the target is nonconformant, and
 * is an error where nobody knows: the verdict is inconclusive, or the report cannot be used.
 */
export function junitSummary(entries: readonly Entry[]): string {
  const errors = entries.filter(({ verdict }) => verdict === 'unusable' || verdict === 'inconclusive').length;
  const failures = entries.filter(({ verdict }) => verdict === 'nonconformant').length;
  const times = entries.map(secondsOf);
  const counts = {
    name: 'targets',
    tests: entries.length,
    failures,
    errors,
    time: shown(times.reduce((sum, one) => sum + one, 0)),
  };
  const cases = entries.map(testCase);
  const suite = element('testsuite', counts, cases);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', counts, [suite])}\n`;
}

function testCase(entry: Entry): string {
  const attributes = { classname: 'targets', name: entry.label, time: shown(secondsOf(entry)) };
  const lines = findings(entry);
  if (entry.verdict === 'conformant') {
    return element(
      'testcase',
      attributes,
      lines.length === 0 ? [] : [element('system-out', {}, text(lines.join('\n')))],
    );
  }
  const outcome = { type: entry.verdict, message: lines[0] ?? '' };
  return element('testcase', attributes, [element(ELEMENTS[entry.verdict], outcome, text(lines.join('\n')))]);
}

const secondsOf = (entry: Entry): number => (entry.verdict === 'unusable' ? 0 : entry.durationMs / 1000);
const shown = (seconds: number): string => seconds.toFixed(3);
