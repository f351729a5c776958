import type { OpenAPI3 } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { isObject } from '../../conformance/json.ts';
import { describe as describeFor, type SweptOperation } from './description.ts';

const describe = (document: OpenAPI3) => describeFor(document, {});

/** An untyped document of one operation, as read from a file. */
function contract(operation: object, components: object = {}): OpenAPI3 {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components,
    paths: { '/things': { post: operation } },
  };
  return JSON.parse(JSON.stringify(document)) as OpenAPI3;
}

function swept(operation: object, components?: object): SweptOperation {
  const found = describe(contract({ operationId: 'createThing', ...operation }, components)).operations.get(
    'POST /things',
  );
  if (found === undefined) throw new Error('POST /things is missing.');
  return found;
}

/** The responses in the description for Dredd. */
function responses(operation: object, components?: object): unknown {
  const document: unknown = JSON.parse(describe(contract(operation, components)).json);
  const paths = isObject(document) && isObject(document.paths) ? document.paths : {};
  const item = paths['/things'];
  return isObject(item) && isObject(item.post) ? item.post.responses : undefined;
}

const empty = { description: '' };

it.each([
  ['the lowest 2xx', { 204: empty, 200: empty, 302: empty, 404: empty, default: empty }, '200'],
  ['any 2xx', { '2XX': empty, default: empty }, '200'],
  ['a redirect if there is no 2xx', { 302: empty, 429: empty }, '302'],
])('keeps one response: %s', (_, declared, status) => {
  expect(responses({ responses: declared })).toEqual({ [status]: { ...empty, headers: {} } });
});

it('refuses an operation without a success', () => {
  expect(() => describe(contract({ responses: { default: empty } }))).toThrow(/POST \/things declares neither/);
});

it('keeps required headers and media types, but no examples', () => {
  const optional = { schema: { type: 'integer' } };
  const Location = { required: true, schema: { type: 'string' } };
  const ok = {
    description: '',
    headers: { Location: { $ref: '#/components/headers/Location' }, 'X-Left': optional },
    content: { 'application/json': { schema: {}, examples: { one: { value: 1 } } } },
  };
  const components = { headers: { Location }, responses: { Ok: ok } };
  expect(responses({ responses: { 200: { $ref: '#/components/responses/Ok' } } }, components)).toEqual({
    200: {
      description: '',
      headers: { Location: { $ref: '#/components/headers/Location' } },
      content: { 'application/json': {} },
    },
  });
});

it('knows every declared success', () => {
  const exact = swept({ responses: { 200: empty, 303: empty, 404: empty } });
  expect([200, 201, 303, 404, 500].filter((status) => exact.isSuccess(status))).toEqual([200, 303]);
  const any = swept({ responses: { '2XX': empty, default: empty } });
  expect([200, 204, 302, 500].filter((status) => any.isSuccess(status))).toEqual([200, 204]);
});

it('encodes the first example of each media type', () => {
  const value = { name: 'Jürgen & Co', rank: 1 };
  const media = { examples: { one: { $ref: '#/components/examples/one' }, two: { value: 'other' } } };
  const content = {
    'application/json-patch+json': media,
    'application/x-www-form-urlencoded': media,
    'text/plain': { examples: { one: { value: 'plain' } } },
  };
  const { bodies } = swept({ requestBody: { content }, responses: { 200: empty } }, { examples: { one: { value } } });
  expect(JSON.parse(bodies.get('application/json-patch+json') ?? '')).toEqual(value);
  expect(Object.fromEntries(bodies)).toEqual({
    'application/json-patch+json': expect.any(String) as string,
    'application/x-www-form-urlencoded': 'name=J%C3%BCrgen+%26+Co&rank=1',
    'text/plain': 'plain',
  });
});

it('judges JSON by the schema of the contract, without formats', () => {
  const id = { type: 'string', format: 'uuid' };
  const ok = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Id' } } } };
  const { schema } = swept({ responses: { 200: ok } }, { schemas: { Id: id } });
  expect(JSON.parse(schema ?? '')).toMatchObject({
    components: { schemas: { Id: { type: 'string' } } },
    allOf: [{ $ref: '#/components/schemas/Id' }],
  });
  expect(schema).not.toContain('uuid');
});
