// @ts-check

/**
 * The key of a node instead of its whole body, so that a finding underlines one word. `location.key()` says the same, and has no type.
 *
 * @param {import('@redocly/openapi-core').Location} location
 */
export function keyOf({ source, pointer }) {
  return { source, pointer, reportOnKey: true };
}
