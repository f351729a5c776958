import { INTERFACES, type Family, type InterfaceId } from '../../generated/platform.ts';
import { parametersOf } from '../contracts/path-pattern.ts';
import type { Config } from './config/schema.ts';
import { FAMILY_SETTINGS } from './config/family-settings.ts';

/** Sent instead of an identifier that the configuration lacks. */
export const UNKNOWN = 'unknown';

/** The text fixtures of a family, mostly identifiers. */
export function textFixtures({ fixtures = {} }: Config, family: Family): Record<string, string> {
  const groups = fixtures as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const names = Object.keys(FAMILY_SETTINGS.get(family)?.fixtures ?? {});
  const values = names.flatMap((name) => Object.entries(groups[name] ?? {}));
  return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The missing settings for parameters of a path, as far as such settings exist. */
export function missingSettings(config: Config, id: InterfaceId, path: string): string[] {
  const missing = Object.entries(pathValues(config, id, path)).filter(([, value]) => value === UNKNOWN);
  const names = missing.map(([name]) => name.toLowerCase());
  const groups = Object.entries(FAMILY_SETTINGS.get(INTERFACES[id].family)?.fixtures ?? {});
  return groups.flatMap(([group, settings]) =>
    Object.keys(settings).flatMap((name) => (names.includes(name.toLowerCase()) ? [`fixtures.${group}.${name}`] : [])),
  );
}

/**
 * Values for the parameters of a path: fixtures of the same name in any letter case, otherwise `UNKNOWN`.
 *
 * @param further - values that override fixtures
 */
export function pathValues(
  config: Config,
  id: InterfaceId,
  path: string,
  further: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const known = Object.entries({ ...textFixtures(config, INTERFACES[id].family), ...further });
  const values = new Map(known.map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(parametersOf(path).map((name) => [name, values.get(name.toLowerCase()) ?? UNKNOWN]));
}
