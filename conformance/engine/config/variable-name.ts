/** The variable of a shell, and of the environment, that a secret setting goes by: `REPORT_AUTHORIZATION`. */
export function variableName(...names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|\W+/g, '_').toUpperCase()).join('_');
}
