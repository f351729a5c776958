import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import codegen from '../../codegen.ts';
import { isFresh, type Files } from '../../conformance/generator/files.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { FOLDER } from './command.ts';
import { generate } from './generation.ts';
import { placed, writeSampleContract } from './sample-contract.fixture.ts';

const project = resolve(import.meta.dirname, '../..');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function generateSample(files: Record<string, string> = {}): Promise<Files> {
  const root = await writeSampleContract(files);
  folders.push(root);
  return (await generate(root, codegen)).files;
}

async function contentOf(path: string, files: Record<string, string> = {}): Promise<string> {
  return (await generateSample(files)).get(path) ?? '';
}

describe('the contracts of this project', () => {
  it('generate the same bytes as last time, for every interface', async () => {
    const { files } = await generate(project, codegen);
    const stale: string[] = [];
    const last = { folder: join(project, FOLDER), name: FOLDER, remedy: '' };
    await isFresh(last, files, (line) => stale.push(line));
    expect(stale).toEqual([]);
    const shared = [
      'openapi.yaml',
      'openapi.json',
      'openapi-3.0.json',
      'types.ts',
      'client.ts',
      'schemas.ts',
      'index.ts',
    ];
    for (const file of shared) {
      expect([...files.keys()].filter((path) => path.endsWith(`/${file}`))).toHaveLength(INTERFACE_IDS.length);
    }
  });
});

describe('the sample contract', () => {
  it('becomes one folder, a README and shared modules', async () => {
    const files = await generateSample();
    expect([...files.keys()]).toEqual([
      'README.md',
      'response-contract.ts',
      'deprecation.ts',
      'announced.ts',
      'sendable.ts',
      'body-limit.ts',
      'standard-schema.ts',
      'typed-document.ts',
      'operation-examples.ts',
      'things-v1/openapi.yaml',
      'things-v1/openapi.json',
      'things-v1/openapi-3.0.yaml',
      'things-v1/openapi-3.0.json',
      'things-v1/schemas.json',
      'things-v1/types.ts',
      'things-v1/client.ts',
      'things-v1/schemas.ts',
      'things-v1/validators.ts',
      'things-v1/examples.ts',
      'things-v1/standard-schemas.ts',
      'things-v1/index.ts',
      'platform.ts',
      'operations.ts',
      'contracts.ts',
      'examples.ts',
      'successors.ts',
    ]);
  });

  it('is bundled into one document without outside references', async () => {
    const document = JSON.parse(await contentOf('things-v1/openapi.json')) as { paths: Record<string, unknown> };
    expect(JSON.stringify(document)).not.toContain('.yaml');
    expect(document.paths).toMatchObject({ '/things': { get: { operationId: 'listThings' } } });
  });

  it.each([
    ['summary and description', ' * List the things\n         *\n         * Gives all of them.'],
    ['end and successor', '@deprecated Ends on 2026-11-30. Use `findThings` of things-v2.'],
    ['units', '/** Amount in cents. */'],
    ['formats', 'Format: date.'],
    ['defaults', '@default 2024-01-01'],
    ['unspecified parts', 'Not specified by the platform: the form of the rest.'],
    ['known values', 'state?: "NEW" | "OLD" | (string & {});'],
    ['its source', 'generated from specs/things/v1.yaml. Do not edit'],
  ])('documents %s in its types', async (_what, text) => {
    expect(await contentOf('things-v1/types.ts')).toContain(text);
  });

  it('requires no parameter for a header that the client sends itself', async () => {
    expect(await contentOf('things-v1/types.ts')).not.toContain('Authorization');
  });

  it.each([
    ['of a cookie', 'in: cookie', '200', 'browser cannot set the header `Cookie` (`sid`): make'],
    ['of a redirect', 'in: header', '303', 'browser cannot read status and `Location` of a redirect that is not'],
    ['of both', 'in: cookie', '302', 'browser can neither set the header `Cookie` (`sid`) nor read status and'],
  ])('documents browser restrictions in its client: %s', async (_what, place, status, text) => {
    const root = `${placed('things', 'v1')}info: { title: Things, version: '1' }
security: [{ key: [] }]
paths:
  /things: { get: { operationId: a, responses: { '${status}': { description: Fine } } } }
components:
  securitySchemes:
    key: { type: apiKey, ${place}, name: sid, x-credential: host }
`;
    expect(await contentOf('things-v1/client.ts', { 'specs/things/v1.yaml': root })).toContain(text);
  });

  it('does not mention browsers without restrictions', async () => {
    expect(await contentOf('things-v1/client.ts')).not.toContain('browser');
  });

  it('names a missing successor with its reason', async () => {
    const path = `get:
  operationId: listThings
  deprecated: true
  x-sunset: '2026-11-30'
  x-successor: 'none: nobody asks for things any more (#12)'
  responses: { '204': { description: Nothing } }
`;
    expect(await contentOf('things-v1/types.ts', { 'specs/things/paths/things.yaml': path })).toContain(
      '@deprecated Ends on 2026-11-30. It has no successor: nobody asks for things any more (#12).',
    );
  });
});

describe('a wrong contract', () => {
  it('is refused with file, line and message when a reference is broken', async () => {
    const path = "get:\n  operationId: a\n  responses:\n    '200':\n      $ref: Nowhere.yaml\n";
    await expect(generateSample({ 'specs/things/paths/things.yaml': path })).rejects.toThrow(
      /^specs\/things\/paths\/things\.yaml:5:\d+ .*Nowhere\.yaml/m,
    );
  });

  it('is refused with file, line and message when it is not OpenAPI', async () => {
    const path = "get:\n  operationId: a\n  responses:\n    '200': { description: Fine }\n  colour: red\n";
    await expect(generateSample({ 'specs/things/paths/things.yaml': path })).rejects.toThrow(
      /^specs\/things\/paths\/things\.yaml:5:\d+ .*colour/m,
    );
  });

  it('is refused when it is not YAML', async () => {
    await expect(generateSample({ 'specs/things/v1.yaml': 'openapi: [3.1.0' })).rejects.toThrow(
      /^specs\/things\/v1\.yaml/,
    );
  });

  it('is refused without x-interface', async () => {
    const root = "openapi: 3.1.0\ninfo: { title: Things, version: '1' }\npaths: {}\n";
    await expect(generateSample({ 'specs/things/v1.yaml': root })).rejects.toThrow(
      /^specs\/things\/v1\.yaml needs `x-interface/,
    );
  });

  it('is refused when its host is unknown', async () => {
    const hosts = "- { id: other, address: '{store_url}' }\n";
    await expect(generateSample({ 'specs/hosts.yaml': hosts })).rejects.toThrow(/names the unknown host `store`/);
  });

  it('is refused when its server is not that of its host', async () => {
    const hosts = "- { id: store, address: '{other_url}' }\n";
    await expect(generateSample({ 'specs/hosts.yaml': hosts })).rejects.toThrow(
      /`servers` does not name \{other_url\}/,
    );
  });

  it('is refused without root documents', async () => {
    await expect(generateSample({ 'specs/things/v1.yaml': '' })).rejects.toThrow('specs holds no root document');
  });

  it('is refused when a client cannot send its credentials', async () => {
    const root = `${placed('things', 'v1')}info: { title: Things, version: '1' }
security: [{ key: [] }]
paths:
  /things: { get: { operationId: a, responses: { '204': { description: Nothing } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: key }
`;
    await expect(generateSample({ 'specs/things/v1.yaml': root })).rejects.toThrow(
      /^specs\/things\/v1\.yaml .*securitySchemes\.key/,
    );
  });

  it('is refused when it mixes forms with other bodies', async () => {
    const body = (type: string): string => `{ content: { ${type}: { schema: { type: object } } } }`;
    const path = `post:
  operationId: a
  requestBody: ${body('application/x-www-form-urlencoded')}
  responses: { '204': { description: Nothing } }
put:
  operationId: b
  requestBody: ${body('application/json')}
  responses: { '204': { description: Nothing } }
`;
    await expect(generateSample({ 'specs/things/paths/things.yaml': path })).rejects.toThrow(
      /forms and other request bodies/,
    );
  });
});
