import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the tests of a run, and the processes that they start, a folder of their own for temporary files.
 *
 * @returns removes it with all that is in it
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'platform-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
