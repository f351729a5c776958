import { quote } from '../engine/curl.ts';

/** A checkout runs the TypeScript sources, an installed package the compiled JavaScript. */
export const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** The configuration that `run` reads from the working directory if `--config` is missing. */
export const DEFAULT_CONFIG = 'conformance.config.yaml';

type Start = 'checkout' | 'npx' | 'name';

const STARTED: Start = IN_CHECKOUT ? 'checkout' : process.env['npm_command'] === 'exec' ? 'npx' : 'name';

/**
 * A command of this program that the reader of a message can paste: `npm run …` in a checkout, otherwise the program name, with `npx`
 * if npx started this process, since only npx finds the program then.
 *
 * @param command - the command with its options: `list --faults`
 * @param start - defaults to how this program was started
 */
export function commandLine(command: string, start: Start = STARTED): string {
  if (start !== 'checkout') return `${start === 'npx' ? 'npx ' : ''}platform-conformance ${command}`;
  if (command === 'run') return 'npm run conformance';
  return command.startsWith('run ') ? `npm run conformance -- ${command.slice(4)}` : `npm run tool -- ${command}`;
}

/** ` --name value`, quoted for a shell where necessary. */
export function option(name: string, value: string): string {
  return ` --${name} ${/^[\w.,/:=@-]+$/.test(value) ? value : quote(value)}`;
}
