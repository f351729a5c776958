import { parseArgs } from 'node:util';

/** What `npm run generate` was asked for. */
export interface GenerateArguments {
  /** Whether to write nothing and tell whether the folder is fresh. */
  check: boolean;
  /** Whether to generate even if nothing has changed since the last time. */
  force: boolean;
  /** Paths of Overlays, as they were given. */
  overlays: readonly string[];
  /** Path of the folder to write, as it was given; `generated/` by default. */
  out: string | undefined;
}

/** How the command is used. */
export const USAGE = `Usage: npm run generate [-- --check] [--force] [--out DIR [--overlay FILE …]]
  --check         write nothing; tell whether the folder is what the contracts give
  --force         generate even if nothing has changed since the last time
  --out DIR       the folder to write, instead of generated/; its modules take each other by .js
  --overlay FILE  tighten the contracts by an OpenAPI Overlay first; repeatable, in this order`;

/**
 * Reads the arguments of `npm run generate`.
 *
 * @throws {Error} that says what is wrong with them
 */
export function readArguments(args: readonly string[]): GenerateArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      overlay: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const { check, force, overlay: overlays, out } = values;
  if (overlays.length > 0 && out === undefined) {
    throw new Error('--overlay needs --out DIR: generated/ is what the contracts give without an Overlay.');
  }
  return { check, force, overlays, out };
}
