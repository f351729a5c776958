/** A JSON object with unknown members. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object: not an array, and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maps the values of an object and keeps its names. */
export function mapValues<Value, Result>(
  object: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, make(value, name)]));
}

/** Parses JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** One step of a JSON Pointer: `/content` of `content`. */
export function pointerStep(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a JSON Pointer in a fragment: `components`, `schemas` and `Partner` of `#/components/schemas/Partner`. */
export function pointerSteps(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON Pointer in a fragment, `#/components/schemas/Partner`; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>((node, step) => {
    if (Array.isArray(node)) return node[Number(step)] as unknown;
    return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, document);
}
