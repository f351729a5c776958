/** The configuration cannot be used. The message has one line per problem: place, problem, remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
