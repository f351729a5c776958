import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { generateSchemaNames, type Neighbours } from './schema-names.ts';

function namesOf(schemas: JsonObject, neighbours: Partial<Neighbours> = {}): string {
  const document = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, components: { schemas } };
  const bundled = { id: 'things', source: 'specs/things/v1.yaml', document: document as unknown as OpenAPI3 };
  return generateSchemaNames(bundled, { client: '', graphql: [], enumerations: [], ...neighbours });
}

const E = { enum: ['A'] };

describe('the names of schemas', () => {
  it('are those of the contract, with its documentation', () => {
    expect(namesOf({ Thing: { type: 'object', description: 'One thing.' } })).toContain(
      "/** One thing. */\nexport type Thing = components['schemas']['Thing'];\n",
    );
  });

  it('include schemas that allow everything or nothing', () => {
    const code = namesOf({ Anything: true, Nothing: false });
    for (const name of ['Anything', 'Nothing']) expect(code).toContain(`export type ${name} = `);
  });

  it('come with a list of the values of an enumeration', () => {
    expect(namesOf({ Art: { enum: ['NEU', 'ALT'] } })).toContain("export const ArtValues = ['NEU', 'ALT'] as const;");
  });

  it.each([
    ['a property', { properties: { typ: { enum: ['A'] } } }, 'ThingTyp'],
    ['a property of a property', { properties: { _links: { properties: { art: { enum: ['A'] } } } } }, 'ThingLinksArt'],
    ['the items of a property', { properties: { arten: { items: { enum: ['A'] } } } }, 'ThingArten'],
    ['a part', { allOf: [{ properties: { typ: { enum: ['A'] } } }] }, 'ThingTyp'],
    ['a property with umlauts', { properties: { größe: { enum: ['A'] } } }, 'ThingGröße'],
  ])('name an enumeration in %s by its place', (_what, schema, name) => {
    const code = namesOf({ Thing: schema });
    expect(code).toContain(`export const ${name}Values = ['A'] as const;`);
    expect(code).toContain(`export type ${name} = (typeof ${name}Values)[number];`);
  });

  it.each<[string, JsonObject, string[]]>([
    ['differ only in their punctuation', { A: { properties: { x_y: E, xY: E } } }, ['AXY', 'AXY2']],
    ['have no letters', { A: { properties: { '-': E, '+': E } } }, ['A2', 'A3']],
    ['are like a schema', { ATyp: E, A: { properties: { typ: E } } }, ['ATyp', 'ATyp2']],
    ['have several parts', { A: { properties: { b: { allOf: [E, E] } } } }, ['AB', 'AB2']],
  ])('number the enumerations of properties that %s', (_what, schemas, names) => {
    const found = namesOf(schemas).matchAll(/^export const (\w+)Values = /gm);
    expect(Array.from(found, ([, name]) => name)).toEqual(names);
  });

  it('allow other values in an open enumeration', () => {
    const code = namesOf({ Thing: { properties: { art: { type: 'string', 'x-known-values': ['A'] } } } });
    expect(code).toContain('The known values of {@link ThingArt}; others may follow.');
    expect(code).toContain('export type ThingArt = (typeof ThingArtValues)[number] | (string & {});');
  });

  it('belong to the GraphQL types if both contracts have a name', () => {
    const enumerations = [{ name: 'Zweck', values: ['KAUF'], open: false, named: true }];
    const code = namesOf({ Angebot: {}, Antwort: {} }, { graphql: ['Angebot'], enumerations });
    expect(code).not.toContain('type Angebot ');
    expect(code).toContain('type Antwort ');
    expect(code).toContain("export const ZweckValues = ['KAUF'] as const;");
    expect(code).not.toContain('type Zweck ');
  });

  it.each([
    ['is none of TypeScript', { 'Ein-Ding': {} }, ''],
    ['is a word of TypeScript', { class: {} }, ''],
    ['is a type of TypeScript', { string: {} }, ''],
    ['is imported beside it', { components: {} }, ''],
    ['the client has already', { Credential: {} }, 'export type Credential = string;\n'],
  ])('refuse a name that %s', (_what, schemas, client) => {
    expect(() => namesOf(schemas, { client })).toThrow(/^components\.schemas: `/);
  });

  it('give a module even if there are none', () => {
    expect(namesOf({})).toContain('export {};');
  });
});
