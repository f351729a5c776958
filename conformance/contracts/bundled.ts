import { readFileSync } from 'node:fs';
import type { JsonObject } from '../json.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

/** Reads the bundled contract of an interface, as it was generated. */
export function readBundled(id: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`${id}/openapi.json`, GENERATED), 'utf8')) as JsonObject;
}
