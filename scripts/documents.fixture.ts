import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The paths of all files of the repository that git tracks. */
export const TRACKED: readonly string[] = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

/** The documents that say how things are now. The changelog and the changesets say how they were. */
export const DOCUMENTS: readonly string[] = TRACKED.filter(
  (path) => path.endsWith('.md') && !/^(CHANGELOG\.md|\.changeset\/)/.test(path),
);
