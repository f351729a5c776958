import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../conformance/json.ts';
import { jsonSchemasOf } from './json-schema.ts';

const definitionOf = (schema: JsonObject): unknown => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    components: { schemas: { A: schema } },
  };
  const bundled = { id: 'things', source: 'specs/things/v1.yaml', document: document as unknown as OpenAPI3 };
  return (jsonSchemasOf(bundled)['$defs'] as JsonObject)['A'];
};

describe('the component schemas as JSON Schema', () => {
  it.each([
    ['an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }],
    ['known values', { 'x-known-values': ['A'], 'x-source': 'D1' }, { examples: ['A'] }],
    ['unspecified parts', { 'x-unspecified': 'the rest' }, { $comment: 'Not specified by the platform: the rest.' }],
    ['references', { items: { $ref: '#/components/schemas/B' } }, { items: { $ref: '#/$defs/B' } }],
    ['x-applies-to', { 'x-applies-to': ['PERSON'] }, { $comment: 'x-applies-to: PERSON.' }],
  ])('express %s in standard keywords', (_what, schema, expected) => {
    expect(definitionOf(schema)).toEqual(expected);
  });
});
