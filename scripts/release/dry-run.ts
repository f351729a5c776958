import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGES, type PackageName } from './packages.ts';

/** What npm would publish. */
export interface Packed {
  name: string;
  version: string;
  /** Bytes of the archive. */
  size: number;
  /** Paths in the package. */
  files: readonly string[];
}

type Answer = Omit<Packed, 'files'> & { files: readonly { path: string }[] };

/** npm 11 asks the registry which versions there are and refuses those, in a dry run too; with this it asks nobody. */
const WITHOUT_REGISTRY = '--force';

/**
 * Builds a package and runs `npm publish --dry-run`. It needs neither a registry nor credentials.
 *
 * @param root - absolute path of the checkout
 * @throws Error with what npm says if it would not publish
 */
export async function publishDryRun(root: string, name: PackageName): Promise<Packed> {
  const args = ['publish', '--dry-run', '--json', WITHOUT_REGISTRY];
  const options = { cwd: join(root, PACKAGES[name]), maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', args, options).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`npm publish --dry-run fails for ${name}:\n${said}`, { cause: error });
  });
  return packedIn(stdout);
}

/**
 * Reads the answer of npm.
 *
 * @param stdout - what the build printed, and behind it the JSON: the package itself, or by its name since npm 11
 * @throws Error if there is no such answer
 */
export function packedIn(stdout: string): Packed {
  // The last line of this kind: a build may print JSON as well, and what is inside the answer is indented.
  const start = `\n${stdout}`.lastIndexOf('\n{\n');
  if (start === -1) throw new Error(`npm answers without JSON:\n${stdout}`);
  const answer = JSON.parse(stdout.slice(start)) as Answer | Record<string, Answer>;
  const [packed] = isAnswer(answer) ? [answer] : Object.values(answer);
  if (packed === undefined) throw new Error(`npm answers without a package:\n${stdout}`);
  const { name, version, size, files } = packed;
  return { name, version, size, files: files.map(({ path }) => path) };
}

function isAnswer(answer: Answer | Record<string, Answer>): answer is Answer {
  return Array.isArray(answer['files']);
}
