/** A JSON object whose members are not known yet. */
export type Json = Record<string, unknown>;

/** Tells whether a value is a JSON object (no array, not null). */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One step of a JSON Pointer. */
export function pointerStep(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What stands at a JSON Pointer in a fragment, `#/components/examples/full`; undefined when it is not there. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
}
