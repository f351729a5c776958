const PARAMETER = /\{([^{}]+)\}/g;

/** The names of the parameters of a path template, in order. */
export function parametersOf(template: string): string[] {
  return [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
}

/** A path template with a value for each of its parameters. */
export function withParameters(template: string, valueOf: (name: string) => string): string {
  return template.replaceAll(PARAMETER, (_, name: string) => valueOf(name));
}

/** Matches the paths that a template of a contract describes: `/partner/{partnerId}`. */
export function pathPattern(template: string): RegExp {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${withParameters(escaped, () => '[^/]+')}$`);
}
