// @ts-check

/**
 * The value of a specification extension (`x-…`), which the published types of a node do not know.
 *
 * @param {object} node
 * @param {`x-${string}`} name
 * @returns {unknown} undefined where the node does not carry it
 */
export function extension(node, name) {
  return Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}

/**
 * The entries of an extension that is a map; none where it is absent.
 *
 * @param {object} node
 * @param {`x-${string}`} name
 * @returns {Record<string, unknown>}
 */
export function extensionMap(node, name) {
  const value = extension(node, name);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
