import { parseArgs } from 'node:util';
import type { Contract } from '../docs/contracts.ts';
import { messageOf } from '../message-of.ts';
import { ADDRESS, readConfigurationSchema, withoutSlash } from './configuration-schema.ts';
import { InterchangeError } from './interchange-error.ts';
import type { Values } from './values.ts';
import { variablesOf } from './variables.ts';

export const USAGE = `Usage: npm run interchange [-- --out DIR] [--config FILE] [--set NAME=VALUE …]
  --out DIR         where to (default: interchange)
  --config FILE     a configuration of the suite: its addresses, credentials and fixtures are written into the environment and the inputs
  --set NAME=VALUE  the value of one variable; repeatable; wins over the configuration

Writes a Postman collection with its environment, and Arazzo workflows with their inputs: docs/interchange.md.`;

/** What `npm run interchange` was asked for. */
export interface InterchangeArguments {
  out: string;
  config: string | undefined;
  /** Each as NAME=VALUE. */
  set: readonly string[];
}

/**
 * Reads the arguments of `npm run interchange`.
 *
 * @throws InterchangeError saying what is wrong with them
 */
export function readInterchangeArguments(argv: readonly string[]): InterchangeArguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        out: { type: 'string', default: 'interchange' },
        config: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
      },
    });
    return { out: values.out, config: values.config, set: values.set };
  } catch (error) {
    throw new InterchangeError(messageOf(error));
  }
}

/**
 * Reads the values of --set.
 *
 * @throws InterchangeError when there is no such variable, no value, or an address that the suite would not take
 */
export async function readSettings(settings: readonly string[], contracts: readonly Contract[]): Promise<Values> {
  const { isAddress } = await readConfigurationSchema();
  const variables = variablesOf(contracts);
  const names = variables.map(({ name }) => name);
  const entries = settings.map((setting) => {
    const at = setting.indexOf('=');
    const name = setting.slice(0, Math.max(at, 0));
    if (at < 0) throw new InterchangeError('--set takes NAME=VALUE.');
    const variable = variables.find((one) => one.name === name);
    if (variable === undefined) {
      throw new InterchangeError(`--set ${name}=…: there is no variable «${name}». There are: ${names.join(', ')}.`);
    }
    const value = setting.slice(at + 1);
    if (variable.kind !== 'address') return [name, value] as const;
    // Not repeated: what is wrong with it may be that it holds a secret.
    if (!isAddress(value)) throw new InterchangeError(`--set ${name}=…: ${ADDRESS}.`);
    return [name, withoutSlash(value)] as const;
  });
  return Object.fromEntries(entries);
}
