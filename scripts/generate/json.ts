/** A JSON object whose members are not known yet. */
export type JsonObject = Record<string, unknown>;

/** Tells whether a value is a JSON object (neither an array nor `null`). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
