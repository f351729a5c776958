import { existsSync } from 'node:fs';

/** The configuration that `run` reads when it stands in the working directory and no other one is named. */
export const DEFAULT_CONFIG = 'conformance.config.yaml';

/**
 * The files that a configuration is read from.
 *
 * @param named - those of --config
 * @returns these; else the one of the working directory, if there is one
 */
export function configFilesOf(named: readonly string[]): readonly string[] {
  if (named.length > 0) return named;
  return existsSync(DEFAULT_CONFIG) ? [DEFAULT_CONFIG] : [];
}
