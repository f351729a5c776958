import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { basename, dirname, join } from 'node:path';
import { INTERFACES, VERSIONS_OF, type InterfaceId } from '../../generated/platform.ts';
import { ALL_RULES, ruleFiles } from './rule-files.ts';
import { rulesFrom, type Rule, type RuleDefinition } from './rule.ts';

/** The rules of the suite: one folder per family, one file per rule. */
const RULES = fileURLToPath(new URL('../rules/', import.meta.url));

export interface LoadedRule extends Rule {
  /** Relative to the folder of the rules. */
  file: string;
}

/** The end of a file name after the name of the rule; a version distinguishes rules of one name for different versions. */
const ENDING = /(\.v\d+)?\.[jt]s$/;

let own: Promise<readonly LoadedRule[]> | undefined;

/**
 * Loads each rule for each interface that it applies to; those of the suite once per process.
 *
 * @throws TypeError when a file has no rule, an interface is not of its family, or two rules have the same id
 */
export async function loadRules(folder: string = RULES): Promise<LoadedRule[]> {
  return [...(await (folder === RULES ? (own ??= loadFolder(folder)) : loadFolder(folder)))];
}

async function loadFolder(folder: string): Promise<LoadedRule[]> {
  const rules = Object.entries(await definitionsIn(folder)).flatMap(([file, definition]) =>
    rulesOf(join(folder, file), file, definition),
  );
  const byId = new Map<string, LoadedRule>();
  for (const rule of rules) {
    const other = byId.get(rule.id);
    if (other !== undefined) throw new TypeError(`${rule.id}: both ${other.file} and ${rule.file} are this rule`);
    byId.set(rule.id, rule);
  }
  return rules.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The default export of each file. */
async function definitionsIn(folder: string): Promise<Record<string, unknown>> {
  const load = async (path: string) => ((await import(pathToFileURL(path).href)) as { default?: unknown }).default;
  const all = join(folder, ALL_RULES);
  if (existsSync(all)) return (await load(all)) as Record<string, unknown>;
  const entries = ruleFiles(folder).map(async (file) => [file, await load(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const isDefinition = (value: unknown): value is RuleDefinition =>
  typeof (value as Partial<RuleDefinition> | undefined)?.check === 'function';

function rulesOf(path: string, file: string, definition: unknown): LoadedRule[] {
  if (!isDefinition(definition)) throw new TypeError(`${path}: has no rule as its default export`);
  const family = dirname(file);
  const members: readonly InterfaceId[] = new Map(Object.entries(VERSIONS_OF)).get(family) ?? [];
  const version = ENDING.exec(file)?.[1]?.slice(1);
  const all = members.filter((id) => version === undefined || INTERFACES[id].version === version);
  const other = definition.interfaces?.find((id) => !members.includes(id));
  if (other !== undefined) throw new TypeError(`${path}: no interface of ${family} has the id ${other}`);
  const rules = rulesFrom(definition, basename(file).replace(ENDING, ''), all);
  if (rules.length === 0) throw new TypeError(`${path}: holds for no interface`);
  return rules.map((rule) => ({ ...rule, file }));
}
