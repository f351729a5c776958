import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { parametersOf } from '../contracts/path-pattern.ts';
import type { Config } from './config/schema.ts';
import { textFixtures } from './config/text-fixtures.ts';

/** Stands for an identifier that the operator has not given. */
export const UNKNOWN = 'unknown';

/**
 * The parameters of a path: the fixtures of that name, whatever the case of its letters, as far as the configuration has them.
 *
 * @param further - values that win over fixtures
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
