// @ts-check

/**
 * The value of a specification extension (`x-…`), which the published types of nodes lack.
 *
 * @param {object} node
 * @param {`x-${string}`} name
 * @returns {unknown} undefined if the node does not have it
 */
export function extension(node, name) {
  return Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}

/**
 * The entries of an extension that is a map; empty if it is absent.
 *
 * @param {object} node
 * @param {`x-${string}`} name
 * @returns {Record<string, unknown>}
 */
export function extensionMap(node, name) {
  const value = extension(node, name);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
