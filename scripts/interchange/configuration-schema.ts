import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import type { ErrorObject } from 'ajv';

/** The schema that the package of the suite publishes: what the suite itself takes, but for values that it expands. */
const PUBLISHED = new URL('../../conformance/config.schema.json', import.meta.url);

/** What an address has to be, as the end of a sentence. */
export const ADDRESS = 'must be an http or https address without user name, query and fragment';

/** What a configuration has to be. */
export interface ConfigurationSchema {
  /** Says what is wrong with a configuration: a sentence for each finding, with the member, and without values. */
  problemsOf(configuration: unknown): string[];
  /** Tells whether a text can be the address of a host. */
  isAddress(text: string): boolean;
}

/** Reads the published schema. */
export async function readConfigurationSchema(): Promise<ConfigurationSchema> {
  const schema = JSON.parse(await readFile(PUBLISHED, 'utf8')) as { properties: { targets: { properties: object } } };
  const [host = ''] = Object.keys(schema.properties.targets.properties);
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false }).compile(schema);
  return {
    problemsOf: (configuration) => {
      if (configuration === null || configuration === undefined) return ['is empty.'];
      return validate(configuration) ? [] : (validate.errors ?? []).map(sentenceOf);
    },
    isAddress: (text) => !isOpen(text) && URL.canParse(text) && validate({ targets: { [host]: text } }),
  };
}

/** Tells whether a value takes a part from the environment of the process: `${NAME}`. */
export function isOpen(text: string): boolean {
  return /\$\{[A-Za-z_][A-Za-z0-9_]*\}/.test(text);
}

/** An address as the variables have it: paths begin with a slash, so it ends without one. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function sentenceOf({ keyword, instancePath, message, params, parentSchema, data }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).join('.');
  const subject = path === '' ? 'the configuration' : `«${path}»`;
  switch (keyword) {
    case 'pattern':
      return `${subject} ${ADDRESS}.`;
    case 'required':
      return `${subject} has no «${String((params as { missingProperty: string }).missingProperty)}». Add it.`;
    case 'additionalProperties': {
      // A line like «password secret» makes a key of the secret: it is not repeated.
      const known = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
      return `${subject} has an unknown key. Known keys: ${known.join(', ')}.`;
    }
    case 'type': {
      const quotes = typeof data === 'number' && message === 'must be string' ? ' Put it in quotes.' : '';
      return `${subject} ${message ?? 'is not valid'}.${quotes}`;
    }
    default:
      return `${subject} ${message ?? 'is not valid'}.`;
  }
}
