import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Name of folders with code that rules share, of all families or of one. */
const STEPS = 'steps';

/** Each module in the folder of a family is a rule, except the one with its settings. */
const MODULE = /(?<!\.d|\.test)\.[jt]s$/;

const CONFIGURATION = /\bconfiguration\.[jt]s$/;

/** The module with all rules in the package: loading hundreds of files takes a third of a second. */
export const ALL_RULES = 'index.js';

/**
 * Finds the rules: one folder per family, one file per rule.
 *
 * @param folder - the folder of the rules
 * @returns paths relative to it: `report/no-location.ts`
 */
export function ruleFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== STEPS)
    .flatMap(({ name: family }) => readdirSync(join(folder, family)).map((file) => join(family, file)))
    .filter((file) => MODULE.test(file) && !CONFIGURATION.test(file));
}
