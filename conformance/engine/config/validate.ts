import { Ajv } from 'ajv';
import { INTERFACES, isInterfaceId } from '../../../generated/platform.ts';
import { mapValues } from '../../json.ts';
import { named } from '../../named.ts';
import { FORMATS } from './formats.ts';
import { ConfigError } from './config-error.ts';
import { publishedSchema, type SchemaNode } from './published-schema.ts';
import { configSchema, type Config } from './schema.ts';
import { schemaErrors } from './schema-errors.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
for (const [name, { has }] of Object.entries(FORMATS)) ajv.addFormat(name, has);
const formats = mapValues(FORMATS, ({ says }) => says);
const validate = ajv.compile<Config>(configSchema);

/** The hint for an interface name in `targets`, where hosts belong. */
function hostOfInterface([group]: readonly string[], key: string): string | undefined {
  return group === 'targets' && isInterfaceId(key)
    ? `Targets are hosts: the interface ${key} is on the host ${INTERFACES[key].host}.`
    : undefined;
}

/** Maximum number of places of a key in a message. */
const MOST_PLACES = 4;

/** The hint for a key that is valid at another level: YAML that is indented too little or too much. */
function placeOfKey(path: readonly string[], key: string): string | undefined {
  const within = (long: string, short: string) => short === '' || `${long}.`.startsWith(`${short}.`);
  const here = path.join('.');
  const places = parentsOf(key, publishedSchema()).filter((place) => within(place, here) || within(here, place));
  const names = places.map((place) => (place === '' ? 'the top level' : `«${place}»`));
  return names.length === 0 ? undefined : `It is a key of ${named(names, MOST_PLACES)}.`;
}

/** The paths of the objects that may have the key. */
function parentsOf(key: string, { properties = {} }: SchemaNode, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, child]) => [
    ...(name === key ? [path] : []),
    ...parentsOf(key, child, path === '' ? name : `${path}.${name}`),
  ]);
}

/**
 * Validates a configuration against the schema.
 *
 * @param value - parsed YAML or JSON
 * @param where - converts a path to a place for the message
 * @throws ConfigError with one line per problem
 */
export function validateConfig(value: unknown, where: (path: readonly string[]) => string): Config {
  if (value === null || value === undefined)
    throw new ConfigError(`${where([])}: the configuration is empty. Name a host below «targets».`);
  if (validate(value)) return value;
  const hint = (path: readonly string[], key: string) => hostOfInterface(path, key) ?? placeOfKey(path, key);
  throw schemaErrors(validate.errors ?? [], { subject: 'the configuration', formats, where, hint });
}
