import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { isObject, valueAt, type JsonObject } from '../../conformance/json.ts';
import { visitParts } from '../../conformance/contracts/contract-parts.ts';
import { mapSchema } from './schema-walk.ts';

/** Parts of OpenAPI 3.1 without an equivalent in 3.0. */
const ONLY_3_1 = ['#/webhooks', '#/jsonSchemaDialect', '#/components/pathItems'];

/** The keywords of a schema in OpenAPI 3.0. */
const KEYWORDS = new Set(
  [
    '$ref title description default example type format nullable enum required readOnly writeOnly deprecated',
    'multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern',
    'minItems maxItems uniqueItems minProperties maxProperties',
    'allOf anyOf oneOf not items properties additionalProperties discriminator xml externalDocs',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Converts a contract to OpenAPI 3.0.3, for tools that do not support 3.1. Each schema accepts the same values.
 *
 * @throws {Error} if the document has something that 3.0 cannot express, or that is not converted yet
 */
export function downConvert({ document }: Pick<BundledInterface, 'document'>): JsonObject {
  const foreign = ONLY_3_1.find((at) => valueAt(document, at) !== undefined);
  if (foreign !== undefined) throw inexpressible(foreign);
  const converted = structuredClone(document) as object as JsonObject;
  visitParts(converted, (part, at) => {
    const { $ref, schema, schemas } = part;
    // 3.0 allows no siblings of $ref.
    if (typeof $ref === 'string') for (const key in part) if (key !== '$ref') delete part[key];
    if (schema !== undefined) part['schema'] = mapSchema(schema, `${at}/schema`, convertSchema);
    if (at !== '#/components' || !isObject(schemas)) return;
    for (const name in schemas) schemas[name] = mapSchema(schemas[name], `${at}/schemas/${name}`, convertSchema);
  });
  const { summary, description, ...info }: { summary?: string; description?: string } = document.info;
  const described = [summary, description].filter((text) => text !== undefined).join('\n\n');
  return { ...converted, openapi: '3.0.3', info: { ...info, ...(described !== '' && { description: described }) } };
}

function convertSchema(conditional: JsonObject, at: string): JsonObject {
  const schema = withoutCondition(conditional);
  const { $ref, ...siblings } = schema;
  if ($ref !== undefined && Object.keys(siblings).length > 0) {
    return { allOf: [{ $ref }], ...convertSchema(siblings, at) };
  }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => Object.entries(convertKeyword(key, value, `${at}/${key}`))),
  );
}

/** 3.0 has no conditions: «if A, then B» is «not A, or B». */
function withoutCondition({ if: condition, then: consequence, ...schema }: JsonObject): JsonObject {
  if (condition === undefined || consequence === undefined) return schema;
  const parts = Array.isArray(schema['allOf']) ? (schema['allOf'] as unknown[]) : [];
  return { ...schema, allOf: [...parts, { anyOf: [{ not: condition }, consequence] }] };
}

/** Converts a keyword and its value. */
function convertKeyword(key: string, value: unknown, at: string): JsonObject {
  if (key === 'const') return { enum: [value] };
  if (key === 'examples' && Array.isArray(value)) return { example: value[0] as unknown };
  if (key === 'type') return convertType(value, at);
  const known = KEYWORDS.has(key) || key.startsWith('x-');
  if (!known || (key.startsWith('exclusive') && typeof value === 'number')) throw inexpressible(at);
  return { [key]: value };
}

/** 3.0 has no type null, but `nullable`. */
function convertType(type: unknown, at: string): JsonObject {
  if (type === 'null') return { type: 'object', nullable: true, enum: [null] };
  if (!Array.isArray(type)) return { type };
  const [first, ...others] = type.filter((one) => one !== 'null') as unknown[];
  if (first === undefined || others.length > 0) throw inexpressible(at);
  return { type: first, ...(type.includes('null') && { nullable: true }) };
}

function inexpressible(at: string): Error {
  return new Error(`${at} cannot be expressed in OpenAPI 3.0.`);
}
