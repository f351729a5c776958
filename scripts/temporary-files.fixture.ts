import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'platform-tests-';

/**
 * Gives the tests of a run, and processes that they start, a temporary folder of their own. Vitest calls this for each project and once for
 * the run; all share one folder.
 *
 * @returns a function that removes the folder
 */
export default function setUp(): (() => void) | undefined {
  if (basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Windows uses the last two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
