// @ts-check

/**
 * The key of a node instead of its whole body, so that a finding underlines one word.
 *
 * @param {import('@redocly/openapi-core').Location} location
 * @returns {{ source: import('@redocly/openapi-core').Source, pointer: string, reportOnKey: boolean }}
 */
export function keyOf(location) {
  return { source: location.source, pointer: location.pointer, reportOnKey: true };
}
