import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAMILIES, type Family } from '../../../generated/platform.ts';
import type { SettingGroups, Settings } from './settings.ts';

/** The settings for the rules of a family: `rules/<family>/configuration.ts`. */
interface FamilySettings {
  credentials?: Settings;
  fixtures?: SettingGroups;
}

export const FAMILY_SETTINGS: ReadonlyMap<Family, FamilySettings> = new Map(
  (await Promise.all(FAMILIES.map(load))).flatMap((entry) => (entry === undefined ? [] : [entry])),
);

async function load(family: Family): Promise<[Family, FamilySettings] | undefined> {
  // .ts or .js, like this module.
  const file = new URL(`../../rules/${family}/configuration${import.meta.url.slice(-3)}`, import.meta.url);
  return existsSync(fileURLToPath(file)) ? [family, (await import(file.href)) as FamilySettings] : undefined;
}
