import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGES, type PackageName } from './packages.ts';

/** The package that npm would publish. */
export interface Packed {
  name: string;
  version: string;
  /** Size of the archive in bytes. */
  size: number;
  /** Paths in the package. */
  files: readonly string[];
}

type Answer = Omit<Packed, 'files'> & { files: readonly { path: string }[] };

/** npm 11 asks the registry for existing versions and refuses those, even in a dry run. This option skips that request. */
const WITHOUT_REGISTRY = '--force';

/**
 * Builds a package and runs `npm publish --dry-run`, which needs neither a registry nor credentials.
 *
 * @param root - absolute path of the checkout
 * @throws Error with npm's message if it would not publish
 */
export async function publishDryRun(root: string, name: PackageName): Promise<Packed> {
  const args = ['publish', '--dry-run', '--json', WITHOUT_REGISTRY];
  const options = { cwd: join(root, PACKAGES[name]), maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', args, options).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`npm publish --dry-run fails for ${name}:\n${output}`, { cause: error });
  });
  return packedIn(stdout);
}

/**
 * Reads the output of npm.
 *
 * @param stdout - output of the build, followed by JSON: the package, or since npm 11 an object by package name
 * @throws Error if there is no such JSON
 */
export function packedIn(stdout: string): Packed {
  // The last match: the build may print JSON as well, and nested objects are indented.
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
