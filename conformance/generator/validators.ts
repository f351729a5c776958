import type { Ajv2020 as Ajv, Options } from 'ajv/dist/2020.js';
import type { OpenAPI3, ReferenceObject, RequestBodyObject, ResponseObject } from 'openapi-typescript';
import { withLinearErrors } from '../contracts/linear-errors.ts';
import { operationsOf, resolveReference } from '../contracts/operations.ts';
import { isObject, mapValues, pointerStep, valueAt } from '../json.ts';
import type { BundledInterface } from './bundled-interface.ts';
import { headerOf, quote } from './code-text.ts';
import { ajv2020, standaloneCode } from './libraries.ts';

/** An existing date, as YYYY-MM-DD. A regular expression, since the compiled validators import nothing. */
export const DATE =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

/**
 * Compiles the schemas of all response bodies to plain functions, so that nothing is compiled at run time. Formats are only annotations,
 * since the contracts promise only the types of responses.
 *
 * @param runtime the module that declares `ResponseContract`
 */
export function generateValidators(bundled: BundledInterface, runtime = '../response-contract.ts'): string {
  const { source, document, command } = bundled;
  const responses = responseSchemas(document);
  const pointers = Object.values(responses)
    .flatMap(Object.values)
    .flatMap(Object.values<string>);
  return [
    '// @ts-nocheck -- the functions below are plain JavaScript\n',
    headerOf('Validators of the bodies of responses', source, command),
    `import type { ResponseContract, Validate } from '${runtime}';\n\n`,
    '/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */\n',
    `export const responses: ResponseContract['responses'] = ${JSON.stringify(responses, null, 2)};\n\n`,
    functionsFor(bundled, pointers, { validateFormats: false }),
  ].join('');
}

/**
 * Compiles the schemas of all request bodies; empty if no request has one. Formats are validated, since callers must send what the
 * contract requires.
 *
 * @param runtime the modules that declare `RequestContract` and `Validate`
 */
export function generateRequestValidators(
  bundled: BundledInterface,
  runtime = { requests: '../standard-schema.ts', validate: '../response-contract.ts' },
): string {
  const requests = requestSchemas(bundled.document);
  const pointers = Object.values(requests).flatMap(Object.values<string>);
  if (pointers.length === 0) return '';
  const alternatives = Object.fromEntries(pointers.flatMap((pointer) => alternativesOf(bundled.document, pointer)));
  return [
    '// @ts-nocheck -- the functions below are plain JavaScript\n',
    headerOf('Validators of the bodies of requests', bundled.source, bundled.command),
    `import type { RequestContract } from '${runtime.requests}';\n`,
    `import type { Validate } from '${runtime.validate}';\n\n`,
    '/** Which schema the body of a request has, by operation and media type. */\n',
    `export const requests: RequestContract['requests'] = ${JSON.stringify(requests, null, 2)};\n\n`,
    '/** The alternatives of which a schema consists, where there are several. */\n',
    `export const alternatives: RequestContract['alternatives'] = ${JSON.stringify(alternatives, null, 2)};\n\n`,
    functionsFor(bundled, [...pointers, ...Object.values(alternatives).flatMap((one) => one.pointers)], {
      formats: { date: DATE, password: true },
    }),
  ].join('');
}

/** The code of validators for some schemas of a document. */
function functionsFor({ id, document }: BundledInterface, pointed: readonly string[], options: Options): string {
  const pointers = [...new Set(pointed)].sort();
  const names = Object.fromEntries(pointers.map((pointer, index) => [`v${index}`, keyOf(id, pointer)]));
  const compiler = compilerOf(
    { id, document },
    { ...options, inlineRefs: false, code: { source: true, esm: true, lines: true } },
  );
  const code = pointers.length === 0 ? '' : withoutRequire(withLinearErrors(standaloneCode(compiler, names)));
  const functions = new Map([...code.matchAll(/^export const (v\d+) = (\w+);/gm)].map(([, name, own]) => [name, own]));
  const entries = pointers.map((pointer, index) => `  ${quote(pointer)}: ${functions.get(`v${index}`)},\n`);
  return [
    '/** Validators by the pointer of their schema. */\n',
    `export const validators: Readonly<Record<string, Validate>> = {\n${entries.join('')}};\n\n`,
    withoutUnused(
      code.replace(/^"use strict";\n?/, '').replaceAll(/^export (const v\d+ = \w+;|default \w+;)\n?/gm, ''),
    ),
  ].join('');
}

/** Drops copies of schemas that no function uses. */
function withoutUnused(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (uses.get(name) === 1 ? '' : line));
}

/** A compiler with the schemas of a document, by the keys of {@link keyOf}. */
export function compilerOf({ id, document }: Pick<BundledInterface, 'id' | 'document'>, options: Options): Ajv {
  const ajv = new ajv2020.Ajv2020({
    strict: false,
    // Redocly has validated the schemas; for Ajv the document is one schema without keywords, and the meta-schema takes long to compile.
    validateSchema: false,
    allErrors: true,
    logger: false,
    ...options,
  });
  return ajv.addSchema({ ...document, $id: id });
}

/** The key of a schema in {@link compilerOf}. */
export const keyOf = (id: string, pointer: string): string => `${id}${encodeURI(pointer)}`;

/** Pointers to the schemas of response bodies, by operation, status and media type. */
function responseSchemas(document: OpenAPI3): Record<string, Record<string, Record<string, string>>> {
  return Object.fromEntries(
    operationsOf(document).map(({ key, method, path, object }) => {
      const base = `#/paths${pointerStep(path)}/${method}/responses`;
      const schemasOf = (declared: ResponseObject | ReferenceObject, status: string) =>
        bodySchemas(document, declared, `${base}/${status}`);
      return [key, mapValues(object.responses ?? {}, schemasOf)] as const;
    }),
  );
}

/** Pointers to the schemas of request bodies, by operation and media type. */
export function requestSchemas(document: OpenAPI3): Record<string, Record<string, string>> {
  return Object.fromEntries(
    operationsOf(document).flatMap(({ key, method, path, object: { requestBody } }) => {
      const base = `#/paths${pointerStep(path)}/${method}/requestBody`;
      return requestBody === undefined ? [] : [[key, bodySchemas(document, requestBody, base)] as const];
    }),
  );
}

/** The alternatives of a schema, or of the items of its lists, by its pointer; empty if it has none. */
function alternativesOf(document: OpenAPI3, pointer: string): [string, Alternatives][] {
  const { items } = Object(valueAt(document, pointer)) as { items?: { $ref?: string } };
  const own = alternativesAt(document, items === undefined ? pointer : (items.$ref ?? `${pointer}/items`));
  return own === undefined ? [] : [[pointer, { ...own, ...(items !== undefined && { ofItems: true }) }]];
}

interface Alternatives {
  toldBy: string[];
  pointers: string[];
  ofItems?: true;
}

function alternativesAt(document: OpenAPI3, pointer: string): Alternatives | undefined {
  const schema = valueAt(document, pointer);
  const name = isObject(schema) ? ['oneOf', 'anyOf'].find((keyword) => Array.isArray(schema[keyword])) : undefined;
  if (!isObject(schema) || name === undefined) return undefined;
  const branches = schema[name] as readonly object[];
  const lists = branches.map((branch) => {
    const { properties = {} } = resolveReference<{ properties?: Readonly<Record<string, object>> }>(document, branch);
    return Object.keys(properties).filter((member) => isListed(document, properties[member] ?? {}));
  });
  const toldBy = (lists[0] ?? []).filter((member) => lists.every((members) => members.includes(member)));
  return { toldBy, pointers: branches.map((_, index) => `${pointer}/${name}/${index}`) };
}

/** Whether a schema allows only listed values. */
function isListed(document: OpenAPI3, schema: object): boolean {
  const { anyOf = [], ...own } = resolveReference<{ anyOf?: readonly object[] }>(document, schema);
  return 'enum' in own || 'const' in own || (anyOf.length > 0 && anyOf.every((one) => isListed(document, one)));
}

/** Pointers to the schemas of a request or response, by media type. */
function bodySchemas(
  document: OpenAPI3,
  declared: RequestBodyObject | ResponseObject | ReferenceObject,
  own: string,
): Record<string, string> {
  const at = '$ref' in declared ? declared.$ref : own;
  const { content = {} } = resolveReference<RequestBodyObject | ResponseObject>(document, declared);
  return mapValues(content, (body, mediaType) => {
    const schema: unknown = '$ref' in body ? undefined : body.schema;
    const inline = `${at}/content${pointerStep(mediaType)}/schema`;
    return isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : inline;
  });
}

/** Replacements in plain JavaScript for modules of Ajv, so that validators do not need Ajv at run time. */
const IN_PLACE: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': `(text) => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}`,
  'ajv/dist/runtime/equal': `function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
  );
}`,
};

const REQUIRED = /\brequire\("([^"]+)"\)(?:\.default)?/g;

/** Replaces `require` in code generated by Ajv, which is to be an ES module. */
function withoutRequire(code: string): string {
  return code.replaceAll(REQUIRED, (_, module: string) => {
    const own = IN_PLACE[module];
    if (own === undefined)
      throw new Error(`a schema needs ${module} of Ajv at run time, which validators do not have.`);
    return own;
  });
}
