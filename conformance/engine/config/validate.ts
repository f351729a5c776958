import { Ajv } from 'ajv';
import { INTERFACES, isInterfaceId } from '../../../generated/platform.ts';
import { FORMATS } from './formats.ts';
import { ConfigError } from './config-error.ts';
import { configSchema, type Config } from './schema.ts';
import { schemaErrors } from './schema-errors.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
for (const [name, { has }] of Object.entries(FORMATS)) ajv.addFormat(name, has);
const formats = Object.fromEntries(Object.entries(FORMATS).map(([name, { says }]) => [name, says]));
const validate = ajv.compile<Config>(configSchema);

/** Targets are hosts: who names an interface there is told its host. */
function hostOfInterface([group]: readonly string[], key: string): string | undefined {
  return group === 'targets' && isInterfaceId(key)
    ? `Targets are hosts: the interface ${key} is on the host ${INTERFACES[key].host}.`
    : undefined;
}

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
  throw schemaErrors(validate.errors ?? [], { subject: 'the configuration', formats, where, hint: hostOfInterface });
}
