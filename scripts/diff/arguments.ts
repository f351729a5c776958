import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run diff [-- --base DIR|TAG] [--check] [--json]
  --base DIR|TAG  compare with this release instead of the last one, which releases/ holds
  --check         fail if the pending changesets announce too low a version, or releases/ has one
  --json          print the result as JSON

Exit code: 0 done; 1 a version is too low; 2 wrong usage, or it cannot be compared.`;

/** What `npm run diff` was asked for. */
export interface DiffArguments {
  base: string | undefined;
  check: boolean;
  json: boolean;
}

/**
 * Reads the arguments of `npm run diff`.
 *
 * @throws Error saying what is wrong with them
 */
export function readDiffArguments(argv: readonly string[]): DiffArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  return { base: values.base, check: values.check, json: values.json };
}
