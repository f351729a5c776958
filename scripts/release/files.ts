import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import type { Manifest, PackageName } from './packages.ts';

/** Files that a package may hold, beside what is compiled. */
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
    // Bundled of what has its source and is not for development, as the bundling makes sure.
    /^dist\/conformance\/(chunks\/[\w-]+|rules\/index)\.js$/,
    /^dist\/docs\/site\/.+\.(html|css|js|json|md|svg|txt|yaml|graphql)$/,
  ],
};

/** Where compiled code may come from, and what is compiled to. */
const COMPILED: Readonly<Record<PackageName, RegExp>> = {
  'platform-contracts': /^dist\/((?:clients|generated)\/.+)\.(?:js|d\.ts)$/,
  'platform-conformance': /^dist\/((?:conformance|generated|scripts)\/.+)\.js$/,
};

/** Files that each package must hold, whatever else changes. */
const REQUIRED = ['package.json', 'README.md', 'LICENSE'];

type Entries = Pick<Manifest, 'bin' | 'exports'>;

/** Sources that are for development only, without their endings. */
export const FOR_DEVELOPMENT = /\.(test|fixture|check)$|\/proof\//;

/**
 * Compares the files of a package with what it may and must hold. A compiled file must have its source in the checkout, so that
 * neither tests nor what an earlier build left behind are published, and everything that the manifest leads to must be there.
 *
 * @param root - absolute path of the checkout
 * @param files - paths in the package
 * @returns one sentence for each file that is too much or missing; none if all are in order
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
