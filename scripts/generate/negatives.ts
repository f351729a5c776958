import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { isObject, pointerStep, valueAt, type JsonObject } from '../../conformance/json.ts';
import { compilerOf, DATE, keyOf, requestSchemas } from '../../conformance/generator/validators.ts';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';
import { examplesIn } from './examples.ts';
import { jsonPatch } from './libraries.ts';

export interface Negative {
  /** JSON Pointer to the error; '' is the body itself. */
  at: string;
  /** Keyword of the schema that forbids the body. */
  keyword: string;
  body: unknown;
}

/** Bodies that the contract of an operation forbids, and one that it allows. */
export interface Negatives {
  allowed: unknown;
  forbidden: readonly Negative[];
}

/** Values of every type, tried in each place. */
const CANDIDATES: readonly unknown[] = ['KEIN_WERT', '31.12.2024', '', 4711.5, true, ['x'], { unbekannt: 'x' }];
/** Keywords about a value itself, not its content. */
const KEYWORDS = new Set(['type', 'enum', 'const', 'pattern', 'format', 'minLength', 'minimum', 'oneOf']);
/** Name of a member that no contract has. */
const UNKNOWN = 'unbekannt';

type Path = readonly string[];

/**
 * Derives bodies that a contract forbids from the schemas of its requests: a wrong type in each place, a value outside each enumeration,
 * pattern and format, a missing required member, and an unknown member if none is allowed. Each body is minimal, and is kept only if the
 * schema rejects it for the intended reason.
 *
 * @returns by method and path; empty if no request has a JSON body with such a schema
 */
export function negativesOf(bundled: BundledInterface): Readonly<Record<string, Negatives>> {
  const { id, document } = bundled;
  const ajv = compilerOf(bundled, { formats: { date: DATE } });
  const pointers = requestSchemas(document);
  const found = operationsOf(document).flatMap(({ key, object }) => {
    if (object.requestBody === undefined) return [];
    const { content } = resolveReference(document, object.requestBody);
    const [mediaType = '', body] = Object.entries(content).find(([type]) => type.endsWith('json')) ?? [];
    const pointer = pointers[key]?.[mediaType];
    const validate = pointer && (ajv.getSchema(keyOf(id, pointer)) as ValidateFunction | undefined);
    if (!validate) return [];
    const examples = Object.values(examplesIn(document, body as JsonObject));
    const [example = {}] = examples.filter((one) => validate(one));
    const allowed = validate({}) ? {} : example;
    const schemaAt = (schema: JsonObject) => resolveReference<JsonObject>(document, schema);
    const places = [
      ...pathsIn(valueAt(document, pointer) as JsonObject, schemaAt),
      ...examples.flatMap((one) => pathsOf(one)),
    ];
    const forbidden = unique([
      ...unique(places).flatMap((path) => {
        const smallest = wrongValues(validate, allowed, path);
        return smallest.length > 0 ? smallest : wrongValues(validate, example, path);
      }),
      ...omissions(validate, example),
      ...unknownMember(validate, allowed),
    ]);
    return forbidden.length === 0 ? [] : [[key, { allowed, forbidden }] as const];
  });
  return Object.fromEntries(found);
}

function wrongValues(validate: ValidateFunction, base: unknown, path: Path): Negative[] {
  const byKeyword = new Map<string, Negative>();
  for (const value of CANDIDATES) {
    const body = withValue(base, path, value);
    const keyword = blame(validate, body, pointerOf(path));
    if (keyword !== undefined && !byKeyword.has(keyword))
      byKeyword.set(keyword, { at: pointerOf(path), keyword, body });
  }
  return [...byKeyword.values()];
}

function omissions(validate: ValidateFunction, example: unknown): Negative[] {
  return pathsOf(example).flatMap((path) => {
    const body = structuredClone(example);
    jsonPatch.applyPatch(body, [{ op: 'remove', path: pointerOf(path) }]);
    return !validate(body) && validate.errors?.some(({ keyword }) => keyword === 'required') === true
      ? [{ at: pointerOf(path), keyword: 'required', body }]
      : [];
  });
}

function unknownMember(validate: ValidateFunction, allowed: unknown): Negative[] {
  if (!isObject(allowed)) return [];
  const body = { ...allowed, [UNKNOWN]: 'x' };
  return validate(body) ? [] : [{ at: `/${UNKNOWN}`, keyword: 'additionalProperties', body }];
}

/** The keyword that rejects a place of a body; undefined if the schema allows the body or rejects another place. */
function blame(validate: ValidateFunction, body: unknown, at: string): string | undefined {
  if (validate(body)) return undefined;
  return validate.errors?.find(({ instancePath, keyword }) => instancePath === at && KEYWORDS.has(keyword))?.keyword;
}

/** The paths of a schema's members, the root first. */
function pathsIn(schema: JsonObject, resolve: (schema: JsonObject) => JsonObject, path: Path = []): Path[] {
  const own = resolve(schema);
  const parts = Array.isArray(own['allOf']) ? (own['allOf'] as JsonObject[]) : [];
  const members = Object.entries(isObject(own['properties']) ? own['properties'] : {});
  return [
    path,
    ...parts.flatMap((part) => pathsIn(part, resolve, path)),
    ...members.flatMap(([name, member]) => pathsIn(member as JsonObject, resolve, [...path, name])),
  ];
}

/** The paths of a value's members, without the root. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [[...path, name], ...pathsOf(member, [...path, name])]);
}

function withValue(base: unknown, path: Path, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(base))
    return (base as unknown[]).map((item, index) => (String(index) === name ? withValue(item, rest, value) : item));
  const object = isObject(base) ? base : {};
  return { ...object, [name]: withValue(object[name], rest, value) };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function pointerOf(path: Path): string {
  return path.map(pointerStep).join('');
}
