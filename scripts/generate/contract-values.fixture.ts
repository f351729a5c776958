import { readdirSync, readFileSync } from 'node:fs';
import type { OpenAPI3 } from 'openapi-typescript';
import { isObject } from '../../conformance/json.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

/** The ids of all interfaces. */
export const interfaces = readdirSync(GENERATED).filter((id) => !id.includes('.'));

/** A generated JSON file of an interface. */
export function generatedJson<Content = OpenAPI3>(id: string, name: string): Content {
  return JSON.parse(readFileSync(new URL(`${id}/${name}`, GENERATED), 'utf8')) as Content;
}

/** Replacements for a value, to test whether a schema accepts them. */
const CANDIDATES: readonly unknown[] = [null, '', 'x', 7, true, [], {}];

/** Valid and invalid values for the schemas of a contract: its examples, their parts, and variants with one member replaced or removed. */
export function valuesOf(id: string): unknown[] {
  const { components = {} } = generatedJson(id, 'openapi.json');
  const examples = Object.values(components.examples ?? {}).map((example): unknown =>
    'value' in example ? example.value : {},
  );
  const parts = examples.flatMap(partsOf);
  const all = [...CANDIDATES, ...parts.flatMap(variantsOf)];
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}

function partsOf(value: unknown): unknown[] {
  const members = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [value, ...members.flatMap(partsOf)];
}

function variantsOf(value: unknown): unknown[] {
  if (!isObject(value)) return [value, [value], [value, null]];
  const names = Object.keys(value);
  return [
    value,
    ...names.flatMap((name) => CANDIDATES.map((other) => ({ ...value, [name]: other }))),
    ...names.map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    { ...value, unbekannt: 'x' },
  ];
}
