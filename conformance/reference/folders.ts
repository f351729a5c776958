import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = new URL('./', import.meta.url);

/** `.ts` from source, `.js` compiled. */
const ENDING = import.meta.url.slice(-3);

/**
 * Loads a module from each folder of the deployment that has it, in the order of the folders.
 *
 * @param module - its name without the ending: `faults`
 */
export async function fromEachFolder<Module>(module: string): Promise<Module[]> {
  const files = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/${module}${ENDING}`, HERE))
    .filter((file) => existsSync(fileURLToPath(file)))
    .sort((a, b) => (a.href < b.href ? -1 : 1));
  // No import names these modules, so a package may have been built without them.
  if (files.length === 0) throw new Error(`no folder of the reference deployment has a module ${module}${ENDING}`);
  return Promise.all(files.map(async ({ href }) => (await import(href)) as Module));
}
