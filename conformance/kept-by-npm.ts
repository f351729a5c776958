/**
 * Finds options that npm consumed because they were before `--`: its own warning does not say that the command runs without them.
 *
 * @param options - the options of the command: `--port`
 * @param env - the environment of the command
 * @returns the remedy; undefined if npm consumed none
 */
export function keptByNpm(
  options: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const script = env['npm_lifecycle_event'];
  const kept = options.filter((option) => env[`npm_config_${option.slice(2).replaceAll('-', '_')}`] !== undefined);
  if (script === undefined || kept.length === 0) return undefined;
  return `npm consumed ${kept.join(', ')}: write -- before options, as in npm run ${script} -- ${kept[0]}`;
}
