import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder } from '../temporary-folder.ts';
import type { Change } from './change.ts';

/** Two versions of an OpenAPI document. */
export interface DocumentPair {
  /** What the document is called in messages. */
  name: string;
  /** The document of the last release, as JSON. */
  base: string;
  /** The document as it is, as JSON. */
  revision: string;
}

/** A change as `redocly diff` lists it. */
export interface RedoclyChange {
  /** JSON pointer of the node, with references followed; `#/paths/…` at the first place that uses it. */
  path: string;
  /** What kind of node it is: `Operation`, `Schema`, `Header` … */
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: Change['level'];
  /** The rules that found the change to be breaking. */
  verdicts: readonly { ruleId: string; message: string }[];
  /** The member of the node that is modified. */
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
}

const PROCESS = join(import.meta.dirname, 'redocly-process.js');
const CONFIGURATION = join(import.meta.dirname, 'redocly.yaml');

/** Nothing is reported, and no newer version is asked for. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Compares OpenAPI documents with `redocly diff`, all in one process.
 *
 * @returns the changes of each pair, in the order of the pairs
 * @throws Error with what redocly says if it cannot compare one of them
 */
export async function redoclyDiff(pairs: readonly DocumentPair[]): Promise<RedoclyChange[][]> {
  if (pairs.length === 0) return [];
  return inFolder(async (folder) => {
    const calls = await Promise.all(pairs.map((pair, index) => prepare(folder, pair, index)));
    const file = join(folder, 'calls');
    await writeFile(file, calls.map((words) => words.join('\t')).join('\n'));
    const said = await run(file);
    return Promise.all(pairs.map(({ name }, index) => resultOf(resultFile(folder, index), name, said)));
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

/** Runs all calls. One that fails leaves no result, or says in the exit code that its document has errors. */
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

async function resultOf(file: string, name: string, said: { text: string; failed: boolean }): Promise<RedoclyChange[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`redocly diff cannot compare ${name}:\n${said.text.trim()}`);
  if (said.failed) throw new Error(`redocly diff finds errors:\n${said.text.trim()}`);
  return (JSON.parse(text) as { changes: RedoclyChange[] }).changes;
}
