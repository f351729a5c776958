import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { isInterfaceId } from './interfaces.ts';
import type { Rule, RuleDefinition } from './rule.ts';

/** Where the rules of the suite stand: one folder an interface, one file a rule. */
const RULES = fileURLToPath(new URL('../rules/', import.meta.url));

/**
 * Loads every rule; its path is its id. Folders inside an interface hold what its rules share.
 *
 * @param folder - the folder of the rules
 * @throws TypeError when a file is no rule, or a folder no interface
 */
export async function loadRules(folder: string = RULES): Promise<Rule[]> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name), { withFileTypes: true }).map((file) => ({ name, file })))
    .filter(({ file }) => file.isFile() && /(?<!\.d|\.test)\.[jt]s$/.test(file.name));
  const rules = await Promise.all(files.map(({ name, file }) => loadRule(folder, name, file.name)));
  return rules.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function loadRule(folder: string, name: string, file: string): Promise<Rule> {
  if (!isInterfaceId(name)) throw new TypeError(`${join(folder, name)}: no interface has the id ${name}`);
  const module = (await import(pathToFileURL(join(folder, name, file)).href)) as { default?: RuleDefinition };
  if (typeof module.default?.check !== 'function') {
    throw new TypeError(`${join(folder, name, file)}: has no rule as its default export`);
  }
  return { ...module.default, id: `${name}/${file.replace(/\.[jt]s$/, '')}`, interface: name };
}
