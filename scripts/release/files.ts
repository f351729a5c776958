import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import type { Manifest, PackageName } from './packages.ts';

/** Files that a package may contain besides compiled ones. */
const ALLOWED: Readonly<Record<PackageName, readonly RegExp[]>> = {
  'platform-contracts': [
    /^(package\.json|README\.md|LICENSE)$/,
    /^generated\/[^/]+\/(openapi(-3\.0)?\.(yaml|json)|schemas\.json)$/,
    /^generated\/consumer-loan-offers\/schema\.graphql$/,
  ],
  'platform-conformance': [
    /^(package\.json|README\.md|LICENSE)$/,
    /^dist\/conformance\/(package|(config|baseline)\.schema)\.json$/,
    /^dist\/generated\/[^/]+\/(openapi\.json|negatives\.json|schema\.graphql)$/,
    // Bundles. Bundling checks that their modules are not for development.
    /^dist\/conformance\/(chunks\/[\w-]+|rules\/index)\.js$/,
    /^dist\/docs\/site\/.+\.(html|css|js|json|md|svg|txt|yaml|graphql)$/,
  ],
};

/** Paths of compiled files; the group is the path of the source. */
const COMPILED: Readonly<Record<PackageName, RegExp>> = {
  'platform-contracts': /^dist\/((?:clients|generated)\/.+)\.(?:js|d\.ts)$/,
  'platform-conformance': /^dist\/((?:conformance|generated|scripts)\/.+)\.js$/,
};

/** Files that each package must contain. */
const REQUIRED = ['package.json', 'README.md', 'LICENSE'];

type Entries = Pick<Manifest, 'bin' | 'exports'>;

/** Paths of sources for development only, without extension. */
export const FOR_DEVELOPMENT = /\.(test|fixture|check)$|\/proof\//;

/**
 * Checks the files of a package. A compiled file must have a source in the checkout, so that neither tests nor leftovers of an earlier
 * build are published, and every file that the manifest refers to must exist.
 *
 * @param root - absolute path of the checkout
 * @param files - paths in the package
 * @returns one sentence for each superfluous or missing file
 */
export function fileProblems(root: string, name: PackageName, files: readonly string[], manifest: Entries): string[] {
  const tooMuch = files
    .filter((file) => !isAllowed(root, name, file))
    .map((file) => `${name}: ${file} must not be in it.`);
  const missing = [...REQUIRED, ...targetsOf(manifest)]
    .filter((target) => !files.some((file) => picomatch.isMatch(file, target)))
    .map((target) => `${name}: ${target} is missing.`);
  return [...tooMuch, ...missing];
}

function isAllowed(root: string, name: PackageName, file: string): boolean {
  if (ALLOWED[name].some((pattern) => pattern.test(file))) return true;
  const source = COMPILED[name].exec(file)?.[1];
  return source !== undefined && !FOR_DEVELOPMENT.test(source) && existsSync(join(root, `${source}.ts`));
}

function targetsOf({ bin, exports }: Entries): string[] {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target ?? {}),
  );
  return [...targets, ...Object.values(bin ?? {})].map((target) => target.replace(/^\.\//, ''));
}
