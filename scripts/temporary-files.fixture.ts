import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'platform-tests-';

/**
 * Gives the tests of a run, and the processes that they start, a folder of their own for temporary files. Vitest asks for each project, and
 * once more for all of them: they share one.
 *
 * @returns removes it with all that is in it
 */
export default function setUp(): (() => void) | undefined {
  if (basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Windows looks at the last two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
