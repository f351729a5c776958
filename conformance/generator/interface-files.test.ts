import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenAPI3 } from 'openapi-typescript';
import { expect, it, onTestFinished } from 'vitest';
import type { ResponseContract } from '../../generated/response-contract.ts';
import type { JsonObject } from '../json.ts';
import { interfaceFiles } from './interface-files.ts';

const POINTER = '#/components/schemas/Thing';

/** A contract with one response, which has the schema `Thing`. */
function contractWith(thing: JsonObject, more: JsonObject = {}): OpenAPI3 {
  const content = { 'application/json': { schema: { $ref: POINTER } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/things': { get: { operationId: 'getThing', responses: { 200: { description: 'One.', content } } } } },
    components: { schemas: { Thing: thing, ...more } },
  } as unknown as OpenAPI3;
}

const filesOf = (document: OpenAPI3, graphql: readonly string[] = []) =>
  interfaceFiles({ id: 'things', source: 'a contract', command: 'npx make', document }, graphql);

/** Loads the validator of `Thing` as another project would: as plain JavaScript, without packages. */
async function validatorOf(thing: JsonObject) {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const code = (await filesOf(contractWith(thing))).get('validators.ts') ?? '';
  await writeFile(join(folder, 'validators.ts'), code);
  const { validators } = (await import(pathToFileURL(join(folder, 'validators.ts')).href)) as ResponseContract;
  return (value: unknown) => validators[POINTER]?.(value);
}

it('a media type without a schema has a validator that allows everything', async () => {
  const content = { 'text/csv': {} };
  const responses = { 200: { description: 'One.', content } };
  const document = { ...contractWith({}), paths: { '/things': { get: { operationId: 'getThing', responses } } } };
  const code = (await filesOf(document)).get('validators.ts');
  expect(code).toContain('/responses/200/content/text~1csv/schema');
  expect(content).toEqual({ 'text/csv': {} });
});

it.each<[string, JsonObject, unknown, unknown]>([
  ['length', { type: 'string', minLength: 2, maxLength: 2 }, '🏠b', '🏠'],
  ['equal items', { uniqueItems: true }, [{ a: [1] }, { a: [2] }, { b: [1] }, [1], null], [{ a: [1] }, { a: [1] }]],
  ['constants', { const: { a: { b: null } } }, { a: { b: null } }, { a: { b: null, c: 1 } }],
])('validators of %s load without a package, and accept only valid values', async (_what, schema, right, wrong) => {
  const validate = await validatorOf(schema);
  expect([validate(right), validate(wrong)]).toEqual([true, false]);
});

it('offers operations of any name as Standard Schemas, and none without a name', async () => {
  const get = { operationId: 'list things', responses: {} };
  const code = (await filesOf({ ...contractWith({}), paths: { '/things': { get, put: { responses: {} } } } })).get(
    'standard-schemas.ts',
  );
  expect(code).toContain('IDS = {\n  "list things": "GET /things",\n};');
});

it('exports names one by one, values as values, except names of GraphQL types, which the package exports', async () => {
  const files = await filesOf(contractWith({ enum: ['A'] }, { Angebot: {} }), ['Angebot']);
  const index = files.get('index.ts') ?? '';
  expect(index).toContain("\nexport {\n  type Thing,\n  ThingValues,\n} from './schemas.js';\n");
  const umlauts = await filesOf(contractWith({ properties: { größe: { enum: ['A'] } } }));
  expect(umlauts.get('index.ts')).toContain('  type Thing,\n  ThingGrößeValues,\n  type ThingGröße,\n');
  expect(index).toContain("export * from 'platform-contracts/things';");
  for (const [name, code] of files) expect(code, name).toContain('Do not edit: run `npx make`.');
});

it('refuses a name that the flows have', async () => {
  await expect(filesOf(contractWith({}, { ThingsApi: {} }))).rejects.toThrow('`ThingsApi` is exported twice');
});
