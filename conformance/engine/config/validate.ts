import { Ajv, type ErrorObject } from 'ajv';
import { FORMATS } from './base-url.ts';
import { ConfigError } from './config-error.ts';
import { nearest } from './nearest.ts';
import { configSchema, type Config } from './schema.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
for (const [name, { has }] of Object.entries(FORMATS)) ajv.addFormat(name, has);
const validate = ajv.compile<Config>(configSchema);

/**
 * Checks a configuration value against the schema.
 *
 * @param value - parsed YAML or JSON
 * @param where - turns the path of a finding into a place for the message
 * @throws ConfigError with one line per finding
 */
export function validateConfig(value: unknown, where: (path: readonly string[]) => string): Config {
  if (value === null || value === undefined) throw new ConfigError(`${where([])}: the configuration is empty.`);
  if (validate(value)) return value;
  const errors = validate.errors ?? [];
  const lines = errors.filter((error) => !isExplained(error, errors)).map((error) => describe(error, where));
  throw new ConfigError([...new Set(lines)].join('\n'));
}

/** A missing key needs no word when an unknown key beside it is its misspelling. */
function isExplained(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'required') return false;
  const missing = String((error.params as { missingProperty: string }).missingProperty);
  return all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      nearest(String((other.params as { additionalProperty: string }).additionalProperty), [missing]) === missing,
  );
}

function describe(error: ErrorObject, where: (path: readonly string[]) => string): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'additionalProperties') {
    const key = String((error.params as { additionalProperty: string }).additionalProperty);
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const guess = nearest(key, known);
    const help = guess === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean «${guess}»?`;
    // A line like «password secret» makes a key of the secret: one that resembles no key is not printed.
    const name = guess === undefined && path[0] === 'credentials' ? '' : ` «${key}»`;
    return `${where([...path, key])}: unknown key${name}${inside(path)}. ${help}`;
  }
  if (error.keyword === 'required') {
    const key = String((error.params as { missingProperty: string }).missingProperty);
    return `${where(path)}: «${key}» is missing${inside(path)}.`;
  }
  if (error.keyword === 'enum') {
    const allowed = (error.params as { allowedValues: unknown[] }).allowedValues.map(String);
    const guess = nearest(String(error.data), allowed);
    const help = guess === undefined ? `Possible: ${allowed.join(', ')}.` : `Did you mean «${guess}»?`;
    return `${where(path)}: «${String(error.data)}» is not possible${inside(path)}. ${help}`;
  }
  if (error.keyword === 'format') {
    const { format } = error.params as { format: keyof typeof FORMATS };
    return `${where(path)}: «${path.join('.')}» must be ${FORMATS[format].says}.`;
  }
  const subject = path.length === 0 ? 'the configuration' : `«${path.join('.')}»`;
  const wanted = error.message?.replace('must be integer', 'must be a whole number') ?? 'is not valid';
  return `${where(path)}: ${subject} ${wanted}.`;
}

function inside(path: readonly string[]): string {
  return path.length === 0 ? '' : ` in «${path.join('.')}»`;
}
