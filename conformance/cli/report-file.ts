import { readFileSync } from 'node:fs';
import { reportProblem } from '../engine/report-schema.ts';
import type { Report } from '../engine/report.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../reporters/visible.ts';
import { verifySignature } from './signature.ts';
import { unreadable, UsageError } from './usage-error.ts';

const HELP = 'Name a report that run --report json=FILE wrote.';

/**
 * Reads a report that `run --report json=FILE` wrote.
 *
 * @param key - the file of the public key that must have signed it; by default it need not be signed
 * @param check - looks at what was read before it is parsed, and throws UsageError when it is not to be
 * @throws UsageError when the file cannot be read, holds something else, or its signature does not verify
 */
export async function readReport(
  file: string,
  key?: string,
  check: (bytes: Buffer) => void = () => {},
): Promise<Report> {
  let bytes: Buffer;
  let text: string;
  try {
    bytes = readFileSync(file);
    text = bytes.toString('utf8');
  } catch (error) {
    throw unreadable(file, error, HELP);
  }
  check(bytes);
  if (key !== undefined) await verifySignature(file, bytes, key);
  const value = parseJson(text);
  if (value === undefined) throw new UsageError(`${file}: is not JSON. ${HELP}`);
  const problem = reportProblem(value);
  if (problem !== undefined)
    throw new UsageError(`${file}: is not a report of this suite. ${HELP} What is wrong: ${oneLine(problem)}.`);
  return value as Report;
}
