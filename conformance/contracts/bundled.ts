import { existsSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../json.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

/** Reads the generated, bundled contract of an interface. */
export function readBundled(id: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`${id}/openapi.json`, GENERATED), 'utf8')) as JsonObject;
}

/** The type names in the GraphQL schema of an interface; empty if it has no such schema. */
export function graphqlTypes(id: string): string[] {
  const file = new URL(`${id}/schema.graphql`, GENERATED);
  const schema = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...schema.matchAll(/^(?:type|enum|input|interface|union|scalar) (\w+)/gm)].map(([, name]) => String(name));
}
