import type { Family } from '../../../generated/platform.ts';
import { FAMILY_SETTINGS } from './family-settings.ts';
import type { Config } from './schema.ts';

/** The fixtures of a family that are texts: identifiers most often. */
export function textFixtures({ fixtures = {} }: Config, family: Family): Record<string, string> {
  const groups = fixtures as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const names = Object.keys(FAMILY_SETTINGS.get(family)?.fixtures ?? {});
  const values = names.flatMap((name) => Object.entries(groups[name] ?? {}));
  return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
