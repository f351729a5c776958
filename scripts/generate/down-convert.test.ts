import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { generatedJson, interfaces } from './contract-values.fixture.ts';
import { downConvert } from './down-convert.ts';
import type { JsonObject } from '../../conformance/json.ts';
import { redocly } from './libraries.ts';

const rules = redocly.createConfig({ extends: ['spec'], rules: { 'no-invalid-media-type-examples': 'error' } });

async function problemsOf(document: object): Promise<string[]> {
  const source = new redocly.Source('openapi.json', JSON.stringify(document));
  const problems = await redocly.lintDocument({
    document: { source, parsed: document },
    config: await rules,
    externalRefResolver: new redocly.BaseResolver(),
  });
  return problems.map(({ message, location: [at] }) => `${at?.pointer ?? ''} ${message}`);
}

const document = (parts: JsonObject): OpenAPI3 => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {},
  ...parts,
});
const schemaIn3_0 = (schema: JsonObject): unknown => {
  const { components } = downConvert({ document: document({ components: { schemas: { Thing: schema } } }) });
  return (components as { schemas: JsonObject }).schemas['Thing'];
};

describe('the contracts in OpenAPI 3.0', () => {
  it.each(interfaces)('%s is valid OpenAPI 3.0', async (id) => {
    const converted = generatedJson(id, 'openapi-3.0.json');
    expect(converted.openapi).toBe('3.0.3');
    expect(await problemsOf(converted)).toEqual([]);
  });

  it('are checked by rules that detect features of 3.1', async () => {
    const contract = { ...generatedJson('consumer-loan-offers', 'openapi.json'), openapi: '3.0.3' };
    expect((await problemsOf(contract)).join('\n')).toMatch(/summary[^]*type/);
  });
});

describe('the conversion', () => {
  it.each([
    ['a type with null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['one type in a list', { type: ['string'] }, { type: 'string' }],
    [
      'null beside a reference',
      { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
      { anyOf: [{ $ref: '#/x' }, { type: 'object', nullable: true, enum: [null] }] },
    ],
    ['a constant, even an empty one', { const: '' }, { enum: [''] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'a reference with a description',
      { $ref: '#/x', description: 'A' },
      { allOf: [{ $ref: '#/x' }], description: 'A' },
    ],
    ['nested schemas', { items: { not: { const: 1 } } }, { items: { not: { enum: [1] } } }],
    [
      'a condition',
      { if: { const: 1 }, then: { type: 'null' }, allOf: [{}] },
      { allOf: [{}, { anyOf: [{ not: { enum: [1] } }, { type: 'object', nullable: true, enum: [null] }] }] },
    ],
    ['extensions', { 'x-known-values': ['A'] }, { 'x-known-values': ['A'] }],
    [
      'properties by the names of keywords',
      { properties: { const: {}, examples: {} } },
      { properties: { const: {}, examples: {} } },
    ],
    ['examples unchanged:', { example: { const: 1, type: ['a'] } }, { example: { const: 1, type: ['a'] } }],
  ])('converts %s', (_what, schema, expected) => {
    expect(schemaIn3_0(schema)).toEqual(expected);
  });

  it.each([
    ['several types', { type: ['string', 'integer'] }, '#/components/schemas/Thing/type'],
    ['patterns for names', { patternProperties: { a: {} } }, '#/components/schemas/Thing/patternProperties'],
    [
      'an open bound',
      { properties: { n: { exclusiveMinimum: 1 } } },
      '#/components/schemas/Thing/properties/n/exclusiveMinimum',
    ],
    ['else', { if: { const: 1 }, else: {} }, '#/components/schemas/Thing/else'],
    ['a media type of content', { contentMediaType: 'text/csv' }, '#/components/schemas/Thing/contentMediaType'],
  ])('refuses %s instead of leaving it out', (_what, schema, at) => {
    expect(() => schemaIn3_0(schema)).toThrow(`${at} cannot be expressed in OpenAPI 3.0.`);
  });

  it('refuses webhooks', () => {
    expect(() => downConvert({ document: document({ webhooks: {} }) })).toThrow('#/webhooks cannot be expressed');
  });

  it('moves the summary of the document, which 3.0 lacks, into its description', () => {
    const info = { title: 'Things', version: '1', summary: 'All things', description: 'More.' };
    expect(downConvert({ document: document({ info }) })['info']).toEqual({
      title: 'Things',
      version: '1',
      description: 'All things\n\nMore.',
    });
  });

  it('finds the schemas of parameters, bodies and headers, whatever their names', () => {
    const [before, after] = [{ const: 1 }, { enum: [1] }];
    const operation = (schema: object) => ({
      parameters: [{ name: 'a', in: 'query', schema }],
      requestBody: { content: { 'text/plain': { schema, example: before } } },
      responses: {
        default: {
          description: 'Fine',
          headers: { schema: { schema } },
          content: { 'text/plain': { schema, examples: { schema: { value: before } } } },
        },
      },
    });
    const paths = { '/schema': { get: operation(before) } };
    expect(downConvert({ document: document({ paths }) })['paths']).toEqual({ '/schema': { get: operation(after) } });
  });
});
