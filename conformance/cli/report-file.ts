import { readFileSync } from 'node:fs';
import { isObject } from '../engine/expect.ts';
import { EXIT_CODES, type Report } from '../engine/report.ts';
import { unreadable } from './unreadable.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads a report that `run --report json=FILE` wrote.
 *
 * @throws UsageError when the file cannot be read or holds something else
 */
export function readReport(file: string): Report {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error, 'Name a report that run --report json=FILE wrote.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${file}: is not JSON. Name a report that run --report json=FILE wrote.`);
  }
  if (!isReport(value)) {
    throw new UsageError(`${file}: is no report of this suite. Name one that run --report json=FILE wrote.`);
  }
  return value;
}

function isReport(value: unknown): value is Report {
  if (!isObject(value)) return false;
  const { suite, targets, configuration, verdict, rules, exchanges, leftovers } = value;
  return (
    [suite, targets, configuration].every(isObject) &&
    isObject(configuration) &&
    isObject(configuration['targets']) &&
    isListOf(rules, ['id', 'status', 'exchanges']) &&
    isListOf(exchanges, ['request', 'scope']) &&
    Array.isArray(leftovers) &&
    typeof verdict === 'string' &&
    verdict in EXIT_CODES
  );
}

function isListOf(value: unknown, members: readonly string[]): boolean {
  return Array.isArray(value) && value.every((one) => isObject(one) && members.every((name) => name in one));
}
