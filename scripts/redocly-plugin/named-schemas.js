// @ts-check

/**
 * Visits every schema that bundling makes a component, once: those that are referred to, and those under `components`.
 *
 * @param {(schema: object, location: Location, report: import('@redocly/openapi-core').UserContext['report']) => void} check
 * @returns {import('@redocly/openapi-core').Oas3Visitor}
 */
export function onNamedSchemas(check) {
  /** @type {Set<string>} */
  const checked = new Set();
  /** @type {(schema: unknown, location: Location, report: import('@redocly/openapi-core').UserContext['report']) => void} */
  const once = (schema, location, report) => {
    if (typeof schema !== 'object' || schema === null || checked.has(location.absolutePointer)) return;
    checked.add(location.absolutePointer);
    check(schema, location, report);
  };
  return {
    ref(_reference, { type, report }, { node, location }) {
      if (type.name === 'Schema' && location !== undefined) once(node, location, report);
    },
    NamedSchemas: {
      Schema(schema, { report, location }) {
        once(schema, location, report);
      },
    },
  };
}

/** @typedef {import('@redocly/openapi-core').Location} Location */
