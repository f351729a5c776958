/** The configuration cannot be used. The message holds one line per finding: place, what is wrong, what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
