import { quote } from '../engine/curl.ts';

/** A checkout runs the text of the program, a package what was compiled of it. */
export const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** The configuration that `run` reads when it stands in the working directory and no other one is named. */
export const DEFAULT_CONFIG = 'conformance.config.yaml';

/** How a command is started. */
type Start = 'checkout' | 'npx' | 'name';

const STARTED: Start = IN_CHECKOUT ? 'checkout' : process.env['npm_command'] === 'exec' ? 'npx' : 'name';

/**
 * A command of this program as the reader of a message can paste it: in a checkout through npm, else by the name of the program,
 * which only npx finds where npx has started it.
 *
 * @param command - what to run, with its options: `list --faults`
 * @param start - how this program was started, by default
 */
export function commandLine(command: string, start: Start = STARTED): string {
  if (start !== 'checkout') return `${start === 'npx' ? 'npx ' : ''}platform-conformance ${command}`;
  if (command === 'run') return 'npm run conformance';
  return command.startsWith('run ') ? `npm run conformance -- ${command.slice(4)}` : `npm run tool -- ${command}`;
}

/** An option with its value, after a space, as a shell takes it. */
export function option(name: string, value: string): string {
  return ` --${name} ${/^[\w.,/:=@-]+$/.test(value) ? value : quote(value)}`;
}
