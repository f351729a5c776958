import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { basename, dirname, join } from 'node:path';
import { INTERFACE_IDS, INTERFACES } from '../../generated/platform.ts';
import { rulesFrom, type Rule, type RuleDefinition } from './rule.ts';

/** Where the rules of the suite stand: one folder a family, one file a rule. */
const RULES = fileURLToPath(new URL('../rules/', import.meta.url));

/** A rule, and the file that says it. */
export interface LoadedRule extends Rule {
  /** Below the folder of the rules. */
  file: string;
}

/** The folder of what rules share, which may stand beside the families and beside the rules of one. */
const STEPS = 'steps';

/** Every module of a family is a rule, but for the one that says what its rules may be told. */
const MODULE = /(?<!\.d|\.test)\.[jt]s$/;

const CONFIGURATION = /\bconfiguration\.[jt]s$/;

/** What follows the name of a rule; a version tells its file from those that judge something else under the same name. */
const ENDING = /(\.v\d+)?\.[jt]s$/;

let own: Promise<readonly LoadedRule[]> | undefined;

/**
 * Loads every rule, for every interface that it holds for; those of the suite once a process.
 *
 * @param folder - the folder of the rules
 * @throws TypeError when a file is no rule, or names an interface that its family does not have; when two make the same id
 */
export async function loadRules(folder: string = RULES): Promise<LoadedRule[]> {
  return [...(await (folder === RULES ? (own ??= loadFolder(folder)) : loadFolder(folder)))];
}

async function loadFolder(folder: string): Promise<LoadedRule[]> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== STEPS)
    .flatMap(({ name: family }) => readdirSync(join(folder, family)).map((file) => join(family, file)))
    .filter((file) => MODULE.test(file) && !CONFIGURATION.test(file));
  const rules = (await Promise.all(files.map((file) => loadFile(folder, file)))).flat();
  const byId = new Map<string, LoadedRule>();
  for (const rule of rules) {
    const other = byId.get(rule.id);
    if (other !== undefined) throw new TypeError(`${rule.id}: both ${other.file} and ${rule.file} are this rule`);
    byId.set(rule.id, rule);
  }
  return rules.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function loadFile(folder: string, file: string): Promise<LoadedRule[]> {
  const path = join(folder, file);
  const { default: definition } = (await import(pathToFileURL(path).href)) as { default?: RuleDefinition };
  if (typeof definition?.check !== 'function') throw new TypeError(`${path}: has no rule as its default export`);
  const family = dirname(file);
  const members = INTERFACE_IDS.filter((id) => INTERFACES[id].family === family);
  const version = ENDING.exec(file)?.[1]?.slice(1);
  const all = members.filter((id) => version === undefined || INTERFACES[id].version === version);
  const other = definition.interfaces?.find((id) => !members.includes(id));
  if (other !== undefined) throw new TypeError(`${path}: no interface of ${family} has the id ${other}`);
  const rules = rulesFrom(definition, basename(file).replace(ENDING, ''), all);
  if (rules.length === 0) throw new TypeError(`${path}: holds for no interface`);
  return rules.map((rule) => ({ ...rule, file }));
}
