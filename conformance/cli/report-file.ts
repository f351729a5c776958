import { existsSync, readFileSync, statSync } from 'node:fs';
import { reportProblem } from '../engine/report-schema.ts';
import type { Report } from '../engine/report.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../reporters/visible.ts';
import { decodeText } from '../text-file.ts';
import { verifySignature } from './signature.ts';
import { unreadable, UsageError } from './usage-error.ts';

const HELP = 'Name a report that run --report json=FILE wrote.';
const TOO_LARGE = 'Write it with run --evidence failures.';

/** Largest report that `summary` reads, in MiB: a run records at most 32 MiB of bodies. */
const LARGEST_MIB = 48;
/** Most values in a JSON text above `SMALL`: the report of a whole run has a tenth of them. */
const MOST_VALUES = 1_000_000;
/** Values are not counted up to this size, in bytes: parsed values take up to fifty times the memory of their text, here 200 MB. */
const SMALL = 4 * 1024 * 1024;

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Buffer.from('"\\,[{');

/**
 * Reads a report that `run --report json=FILE` wrote.
 *
 * @param key - file of the public key that must have signed it; without it, no signature is required
 * @param check - called with the bytes before they are parsed; may throw UsageError
 * @throws UsageError when the file cannot be read, is no report, or its signature does not verify
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
    text = decodeText(bytes);
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

/**
 * Makes sure that a file is a regular file, since a device or pipe may never end, and not too large for memory.
 *
 * @param mib - the largest size, in MiB
 * @param help - why no larger one is read, or what to do, as a sentence
 * @throws UsageError; a folder and a missing file pass, as reading them gives the error
 */
export function requireSmallFile(file: string, mib = LARGEST_MIB, help = TOO_LARGE): void {
  if (!existsSync(file)) return;
  const stat = statSync(file);
  if (stat.isDirectory()) return;
  if (!stat.isFile()) throw new UsageError(`${file}: is not a regular file.`);
  if (stat.size > mib * 1024 * 1024) throw new UsageError(`${file}: is larger than ${mib} MiB. ${help}`);
}

/**
 * Makes sure that parsing a JSON text takes little memory, by counting its values.
 *
 * @throws UsageError when it holds too many values
 */
export function requireFewValues(file: string, text: Buffer): void {
  if (text.length <= SMALL) return;
  let values = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (byte === QUOTE) inString = !inString;
    else if (inString) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
  }
  if (values > MOST_VALUES) throw new UsageError(`${file}: holds more than ${MOST_VALUES} values. ${TOO_LARGE}`);
}
