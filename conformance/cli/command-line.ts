/** A checkout runs the text of the program, a package what was compiled of it. */
export const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** The configuration that `run` reads when it stands in the working directory and no other one is named. */
export const DEFAULT_CONFIG = 'conformance.config.yaml';

/**
 * A command of this program as the reader of a message can paste it: in a checkout through npm, else by the name of the program,
 * which only npx finds where npx has started it.
 *
 * @param command - what to run, with its options: `list --faults`
 */
export function commandLine(
  command: string,
  inCheckout: boolean = IN_CHECKOUT,
  byNpx: boolean = process.env['npm_command'] === 'exec',
): string {
  if (!inCheckout) return `${byNpx ? 'npx ' : ''}platform-conformance ${command}`;
  if (command === 'run') return 'npm run conformance';
  return command.startsWith('run ') ? `npm run conformance -- ${command.slice(4)}` : `npm run tool -- ${command}`;
}
