import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder } from '../temporary-folder.ts';
import type { Change } from './change.ts';

/** Two versions of an OpenAPI document. */
export interface DocumentPair {
  /** Name of the document in messages. */
  name: string;
  /** The document of the last release, as JSON. */
  base: string;
  /** The current document, as JSON. */
  revision: string;
}

export interface RedoclyChange {
  /** JSON pointer of the node, with references followed: the first place under `#/paths/` that uses it. */
  path: string;
  /** Type of the node: `Operation`, `Schema`, `Header` … */
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: Change['level'];
  /** Rules of redocly that found the change to be breaking. */
  verdicts: readonly { ruleId: string; message: string }[];
  /** The modified member of the node. */
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
}

const PROCESS = join(import.meta.dirname, 'redocly-process.js');
const CONFIGURATION = join(import.meta.dirname, 'redocly.yaml');

/** Sends no telemetry and does not look for a newer version. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Compares OpenAPI documents with `redocly diff`, all in one process.
 *
 * @returns the changes of each pair, in the order of the pairs
 * @throws Error with the output of redocly if it cannot compare one of them
 */
export async function redoclyDiff(pairs: readonly DocumentPair[]): Promise<RedoclyChange[][]> {
  if (pairs.length === 0) return [];
  return inFolder(async (folder) => {
    const calls = await Promise.all(pairs.map((pair, index) => prepare(folder, pair, index)));
    const file = join(folder, 'calls');
    await writeFile(file, calls.map((words) => words.join('\t')).join('\n'));
    const output = await run(file);
    return Promise.all(pairs.map(({ name }, index) => resultOf(resultFile(folder, index), name, output)));
  });
}

async function prepare(folder: string, { base, revision }: DocumentPair, index: number): Promise<string[]> {
  const [before, after] = [join(folder, `${String(index)}-base.json`), join(folder, `${String(index)}-revision.json`)];
  await Promise.all([writeFile(before, base), writeFile(after, revision)]);
  const output = ['--format', 'json', '--output', resultFile(folder, index)];
  const configuration = ['--config', CONFIGURATION, '--lint-config', 'off'];
  return ['diff', before, after, ...configuration, '--fail-on', 'none', ...output];
}

function resultFile(folder: string, index: number): string {
  return join(folder, `${String(index)}-result.json`);
}

/** Runs all calls. A failed call writes no result file; errors in a document set the exit code. */
async function run(calls: string): Promise<{ text: string; failed: boolean }> {
  const options = { env: { ...process.env, ...QUIET }, maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)(process.execPath, [PROCESS, calls], options).then(
    ({ stderr }) => ({ text: stderr, failed: false }),
    (error: unknown) => {
      if (!(error instanceof Error && 'stderr' in error)) throw error;
      return { text: String(error.stderr), failed: true };
    },
  );
}

async function resultOf(
  file: string,
  name: string,
  output: { text: string; failed: boolean },
): Promise<RedoclyChange[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`redocly diff cannot compare ${name}:\n${output.text.trim()}`);
  if (output.failed) throw new Error(`redocly diff finds errors:\n${output.text.trim()}`);
  return (JSON.parse(text) as { changes: RedoclyChange[] }).changes;
}
