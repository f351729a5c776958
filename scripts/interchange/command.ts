import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContracts } from '../docs/contracts.ts';
import { runCommand, type Output } from '../run-command.ts';
import { collectionOf, environmentOf } from './collection.ts';
import { readConfiguration, readOptions, variablesOf } from './variables.ts';

const USAGE = `Usage: npm run interchange [-- --out DIR] [--config FILE] [--set NAME=VALUE …]
  --out DIR         output folder (default: interchange)
  --config FILE     a configuration of the suite: its addresses, credentials and fixtures are written into the environment; repeatable:
                    each file adds to those before it
  --set NAME=VALUE  the value of one variable; repeatable; overrides the configuration

Writes a Postman collection with its environment: docs/interchange.md.`;

const GENERATED = resolve(import.meta.dirname, '../../generated');

/** The output files. Only their owner can read the environment, since its values may be secret. */
export const COLLECTION = 'postman/collection.json';
export const ENVIRONMENT = 'postman/environment.json';

/**
 * Runs `npm run interchange`.
 *
 * @returns exit code: 0 the files are written; 2 wrong usage, or they cannot be written
 */
export function main(argv: readonly string[], output: Output): Promise<number> {
  const read = (args: readonly string[]) =>
    parseArgs({
      args: [...args],
      options: {
        out: { type: 'string', default: 'interchange' },
        config: { type: 'string', multiple: true },
        set: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  const carryOut = async ({ out, config, set }: ReturnType<typeof read>): Promise<number> => {
    const contracts = await readContracts(GENERATED);
    const variables = variablesOf(contracts);
    const configured = config === undefined ? {} : readConfiguration(config, variables);
    const environment = environmentOf(variables, { ...configured, ...readOptions(set, variables) });
    const [publicFile, privateFile] = [join(out, COLLECTION), join(out, ENVIRONMENT)];
    await mkdir(dirname(publicFile), { recursive: true });
    await writeFile(publicFile, json(collectionOf(contracts, variables)));
    // An existing file would keep its mode, and others could read the secrets.
    await rm(privateFile, { force: true });
    await writeFile(privateFile, json(environment), { mode: 0o600, flag: 'wx' });
    output.write(`${publicFile}: a Postman collection\n${privateFile}: its environment`);
    return 0;
  };
  return runCommand(argv, { usage: USAGE, read, carryOut, failed: 2 }, output);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
