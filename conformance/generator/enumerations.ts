import type { OpenAPI3 } from 'openapi-typescript';
import { pascalCase } from './code-text.ts';
import { isObject, type JsonObject } from '../json.ts';

/** An enumeration of a contract, closed or open. */
export interface Enumeration {
  /** Name of its type: that of the schema, or of the schema and the property; with a number if that is taken. */
  name: string;
  values: readonly unknown[];
  /** Whether more values may follow. */
  open: boolean;
  /** Whether it is a named schema, so that its type has this name already. */
  named: boolean;
}

/** The enumerations in the component schemas of a document, in its order. */
export function enumerationsOf(document: OpenAPI3): Enumeration[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const taken = new Set(schemas.map(([name]) => name));
  const all = schemas.flatMap(([name, schema]) => enumerationsIn(schema as JsonObject, name, true));
  return all.map((one) => (one.named ? one : { ...one, name: freeName(one.name, taken) }));
}

/** A name that is not taken yet: properties cannot be renamed as schemas can. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
  taken.add(free);
  return free;
}

function enumerationsIn(schema: JsonObject, name: string, named: boolean): Enumeration[] {
  const { enum: closed, 'x-known-values': known, properties, items, allOf } = schema;
  const values: unknown = closed ?? known;
  const own = Array.isArray(values) ? [{ name, values, open: closed === undefined, named }] : [];
  const members = Object.entries(isObject(properties) ? properties : {}).flatMap(([property, member]) =>
    isObject(member) ? enumerationsIn(member, `${name}${pascalCase(property)}`, false) : [],
  );
  const parts = [items, ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])].filter(isObject);
  return [...own, ...members, ...parts.flatMap((part) => enumerationsIn(part, name, false))];
}
