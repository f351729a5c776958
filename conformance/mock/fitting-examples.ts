import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Record<string, unknown>;

const require = createRequire(import.meta.url);

/**
 * A copy of a contract without those examples of answers that contradict the schema of their media type. An Overlay that tightens an
 * open payload leaves the illustration of the contract where it is; with none left, Prism makes an example of the schema.
 *
 * @param document An OpenAPI document with its references, such as an Overlay leaves it.
 */
export function withFittingExamples(document: object): object {
  const copy = structuredClone(document) as Json;
  const { paths, components } = copy;
  const shared = isObject(components) ? components['responses'] : undefined;
  const operations = membersOf(paths).flatMap(membersOf);
  const responses = [...operations.flatMap((operation) => membersOf(operation['responses'])), ...membersOf(shared)];
  const fits = validatorOf(copy);
  for (const media of responses.flatMap((response) => membersOf(response['content']))) dropExamples(media, copy, fits);
  return copy;
}

/** Tells whether a value fits the schema of a media type. */
type Fits = (schema: unknown, value: unknown) => boolean;

function validatorOf(document: Json): Fits {
  // Only an Overlay needs it, and the mocks have to start quickly.
  const { Ajv2020: Validator } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const ajv = new Validator({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema(document, 'contract');
  return (schema, value) => {
    const reference = isObject(schema) ? schema['$ref'] : undefined;
    const absolute = typeof reference === 'string' ? { $ref: `contract${encodeURI(reference)}` } : schema;
    return !isObject(absolute) || ajv.validate(absolute, value);
  };
}

function dropExamples(media: Json, document: Json, fits: Fits): void {
  const { schema, example, examples } = media;
  if ('example' in media && !fits(schema, example)) delete media['example'];
  if (!isObject(examples)) return;
  const fitting = Object.entries(examples).filter(([, named]) => fits(schema, valueOf(named, document)));
  if (fitting.length === 0) delete media['examples'];
  else media['examples'] = Object.fromEntries(fitting);
}

/** The value of a named example, which may stand among the components. */
function valueOf(named: unknown, document: Json): unknown {
  if (!isObject(named)) return undefined;
  const { $ref: reference } = named;
  if (typeof reference !== 'string') return named['value'];
  const target = reference
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
  return isObject(target) ? target['value'] : undefined;
}

function membersOf(value: unknown): Json[] {
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
