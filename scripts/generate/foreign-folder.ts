import { readFile } from 'node:fs/promises';
import type { Files } from '../../conformance/generator/files.ts';

/** The end of an import or an export that takes another module: what it takes. */
const TAKEN = /^((?:import|export|\}) (?:.* )?from )'([^']+)';$/gm;

/** A module that is taken when it is needed. */
const TAKEN_LATER = /\bimport\('([^']+)\.ts'\)/g;

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

function byJs(code: string): string {
  return code
    .replaceAll(TAKEN, (statement, start: string, module: string) =>
      isBeside(module) ? `${start}'${module.replace(/\.ts$/, '.js')}';` : statement,
    )
    .replaceAll(TAKEN_LATER, "import('$1.js')");
}

/** The packages that the modules take, each with the version that this project has tested: `openapi-fetch@0.17.0`. */
async function packagesOf(files: Files): Promise<string[]> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> };
  const modules = [...files].filter(([path]) => path.endsWith('.ts')).flatMap(([, code]) => [...code.matchAll(TAKEN)]);
  const names = new Set(modules.map(([, , module]) => String(module)).filter((module) => !isBeside(module)));
  return [...names].sort().map((name) => {
    const version = dependencies[name];
    if (version === undefined) throw new Error(`package.json: \`dependencies\` lacks ${name}, which clients need.`);
    return `${name}@${version}`;
  });
}

function isBeside(module: string): boolean {
  return module.startsWith('.');
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
