/** What a validator of Ajv takes from Ajv at run time, in plain JavaScript: who checks answers needs no Ajv. */
const IN_PLACE: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': `(text) => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}`,
  'ajv/dist/runtime/equal': `function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
  );
}`,
};

const REQUIRED = /\brequire\("([^"]+)"\)(?:\.default)?/g;

/**
 * Code of a validator that is an ES module: what Ajv would load by `require` stands in the code itself.
 *
 * @param code - as Ajv has generated it
 * @throws {Error} if it would load something else
 */
export function withoutRequire(code: string): string {
  return code.replaceAll(REQUIRED, (_, module: string) => {
    const own = IN_PLACE[module];
    if (own === undefined)
      throw new Error(`a schema needs ${module} of Ajv at run time, which validators do not have.`);
    return own;
  });
}
