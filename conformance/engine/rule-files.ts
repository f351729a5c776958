import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of what rules share, which may stand beside the families and beside the rules of one. */
const STEPS = 'steps';

/** Every module of a family is a rule, but for the one that says what its rules may be told. */
const MODULE = /(?<!\.d|\.test)\.[jt]s$/;

const CONFIGURATION = /\bconfiguration\.[jt]s$/;

/** In the package, the module that has all rules: to load hundreds of files takes a third of a second. */
export const ALL_RULES = 'index.js';

/**
 * Finds the rules by their places: one folder a family, one file a rule.
 *
 * @param folder - the folder of the rules
 * @returns paths below it: `report/no-location.ts`
 */
export function ruleFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== STEPS)
    .flatMap(({ name: family }) => readdirSync(join(folder, family)).map((file) => join(family, file)))
    .filter((file) => MODULE.test(file) && !CONFIGURATION.test(file));
}
