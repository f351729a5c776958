import type { OpenAPI3, ResponseObject } from 'openapi-typescript';
import type { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import type { BundledInterface } from './bundled-interface.ts';
import { withLinearErrors } from '../contracts/linear-errors.ts';
import { quote } from './code-text.ts';
import { headerOf } from './header.ts';
import { withoutRequire } from './without-require.ts';
import { isObject, pointerStep } from '../json.ts';
import { ajv2020, standaloneCode } from './libraries.ts';
import { operationsOf, resolveReference } from '../contracts/operations.ts';

/** Pointers to the schemas of the bodies of responses, by operation, status and media type. */
export type ResponseSchemas = Record<string, Record<string, Record<string, string>>>;

/**
 * Compiles the schemas of all response bodies into plain functions, so that nobody compiles them at run time.
 * Formats are annotations here: of a response the contracts promise no more than its type.
 *
 * @param runtime the module that declares `ResponseContract`
 */
export function generateValidators(
  { id, source, document, command }: BundledInterface,
  runtime = '../response-contract.ts',
): string {
  const responses = responseSchemas(document);
  const pointers = [
    ...new Set(
      Object.values(responses)
        .flatMap(Object.values)
        .flatMap(Object.values<string>),
    ),
  ].sort();
  const names = Object.fromEntries(pointers.map((pointer, index) => [`v${index}`, addressOf(id, pointer)]));
  const code =
    pointers.length === 0 ? '' : withoutRequire(withLinearErrors(standaloneCode(compilerOf(id, document), names)));
  const functions = new Map([...code.matchAll(/^export const (v\d+) = (\w+);/gm)].map(([, name, own]) => [name, own]));
  const entries = pointers.map((pointer, index) => `  ${quote(pointer)}: ${functions.get(`v${index}`)},\n`);
  return [
    '// @ts-nocheck -- the functions below are plain JavaScript\n',
    headerOf('Validators of the bodies of responses', source, command),
    `import type { ResponseContract, Validate } from '${runtime}';\n\n`,
    '/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */\n',
    `export const responses: ResponseContract['responses'] = ${JSON.stringify(responses, null, 2)};\n\n`,
    '/** Validators by the pointer of their schema. */\n',
    `export const validators: Readonly<Record<string, Validate>> = {\n${entries.join('')}};\n\n`,
    withoutUnused(
      code.replace(/^"use strict";\n?/, '').replaceAll(/^export (const v\d+ = \w+;|default \w+;)\n?/gm, ''),
    ),
  ].join('');
}

/** Drops the copies of schemas that no function reads. */
function withoutUnused(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (uses.get(name) === 1 ? '' : line));
}

function compilerOf(id: string, document: OpenAPI3): Ajv {
  const ajv = new ajv2020.Ajv2020({
    strict: false,
    // Redocly has checked the schemas; to ajv the document is one schema without keywords, and the meta-schema takes long to compile.
    validateSchema: false,
    validateFormats: false,
    allErrors: true,
    logger: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  return ajv.addSchema({ ...document, $id: id });
}

function addressOf(id: string, pointer: string): string {
  return `${id}${encodeURI(pointer)}`;
}

/** The schemas of all responses that a document declares. */
export function responseSchemas(document: OpenAPI3): ResponseSchemas {
  return Object.fromEntries(
    operationsOf(document).map(({ key, method, path, object }) => {
      const base = `#/paths${pointerStep(path)}/${method}/responses`;
      const statuses = Object.entries(object.responses ?? {}).map(([status, declared]) => {
        const at = '$ref' in declared ? declared.$ref : `${base}/${status}`;
        const { content = {} } = resolveReference<ResponseObject>(document, declared);
        const bodies = Object.entries(content).map(([mediaType, body]) => {
          const schema: unknown = '$ref' in body ? undefined : body.schema;
          const inline = `${at}/content${pointerStep(mediaType)}/schema`;
          return [mediaType, isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : inline] as const;
        });
        return [status, Object.fromEntries(bodies)] as const;
      });
      return [key, Object.fromEntries(statuses)] as const;
    }),
  );
}
