import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Files } from '../../conformance/generator/files.ts';
import { namesIn, OutFolderError, readmeIn } from '../../conformance/generator/out-folder.ts';
import { byJs, isBeside, takenBy } from '../../conformance/generator/taken-by-js.ts';

/** Folder of the generated files, relative to the root folder. */
export const FOLDER = 'generated';

/** First line of the README of a generated folder, by which such a folder is known. */
export const TITLE = '# Generated code';

/**
 * Makes sure that a folder may be replaced as a whole, because it does not exist, is empty, or was generated before; or that it can be read,
 * where it is only compared. The one that only the contracts decide is never taken.
 *
 * @param folder absolute path
 * @param name how messages call it
 * @param options.own absolute path of the folder that only the contracts themselves decide
 * @throws {OutFolderError} if it may not
 */
export async function assertUsable(
  folder: string,
  name: string,
  { own, check }: { own: string; check: boolean },
): Promise<void> {
  if (isWithin(own, folder)) {
    throw new OutFolderError(
      `--out ${name}: lies in ${FOLDER}/, which is what the contracts give without --out. Name another folder.`,
    );
  }
  await (check ? namesIn(folder, name) : readmeIn(folder, name, TITLE));
}

/** Tells whether a path is a folder or lies in it; both absolute. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}

/**
 * Makes the generated files fit for a folder of somebody else, whose compiler need not know imports that end in `.ts`: modules take
 * each other by `.js`, and the README says how the folder was made and which packages its modules need.
 *
 * @param files contents by path, as the contracts give them
 * @param overlays paths of the Overlays that the contracts were tightened by, relative to the root folder
 * @returns contents by path, the same for the same arguments
 * @throws {Error} if a module takes a package that this project does not depend on
 */
export async function forForeignFolder(files: Files, overlays: readonly string[]): Promise<Files> {
  const foreign = new Map([...files].map(([path, content]) => [path, path.endsWith('.ts') ? byJs(content) : content]));
  const how = howMade(overlays, await packagesOf(files));
  return foreign.set('README.md', `${files.get('README.md') ?? ''}${how}`);
}

/** The packages that the modules take, each with the version that this project has tested: `openapi-fetch@0.17.0`. */
async function packagesOf(files: Files): Promise<string[]> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> };
  const modules = [...files].filter(([path]) => path.endsWith('.ts')).flatMap(([, code]) => takenBy(code));
  const names = new Set(modules.filter((module) => !isBeside(module)));
  return [...names].sort().map((name) => {
    const version = dependencies[name];
    if (version === undefined) throw new Error(`package.json: \`dependencies\` lacks ${name}, which clients need.`);
    return `${name}@${version}`;
  });
}

function howMade(overlays: readonly string[], packages: readonly string[]): string {
  const options = ['--out <this folder>', ...overlays.map((path) => `--overlay ${path}`)].join(' ');
  const tightened = overlays.length === 0 ? '' : 'The contracts were tightened before. ';
  return `
${tightened}\`npm run generate -- ${options}\` made this folder, and tells with \`--check\` whether it is fresh.

The modules take each other by \`.js\`: TypeScript compiles them with \`nodenext\` and with \`bundler\`, without further options. They need:

    npm install ${packages.join(' ')}
`;
}
