// @ts-check

/**
 * Visits every schema that becomes a component on bundling, once: those that are referred to, and those under `components`.
 *
 * @param {Check} check
 * @returns {import('@redocly/openapi-core').Oas3Visitor}
 */
export function onNamedSchemas(check) {
  /** @type {Set<string>} */
  const checked = new Set();
  /** @type {(schema: unknown, context: Context) => void} */
  const once = (schema, context) => {
    const { absolutePointer } = context.location;
    if (typeof schema !== 'object' || schema === null || checked.has(absolutePointer)) return;
    checked.add(absolutePointer);
    check(schema, context);
  };
  return {
    ref(_reference, { type, report }, { node, location }) {
      if (type.name === 'Schema' && location !== undefined) once(node, { location, report });
    },
    NamedSchemas: { Schema: once },
  };
}

/** @typedef {Pick<import('@redocly/openapi-core').UserContext, 'location' | 'report'>} Context */
/** @typedef {(schema: object, context: Context) => void} Check */
