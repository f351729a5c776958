// @ts-check

/**
 * The location of a node's key, so that a finding underlines one word. `location.key()` does the same, but has no type.
 *
 * @param {import('@redocly/openapi-core').Location} location
 */
export function keyOf({ source, pointer }) {
  return { source, pointer, reportOnKey: true };
}
