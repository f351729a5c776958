// @ts-check
import { isRef } from '@redocly/openapi-core';

const CLOSING = ['additionalProperties', 'unevaluatedProperties'];

/**
 * A response leaves room for members of later versions: no schema that a response refers to closes its objects.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const openResponses = () => {
  /** @type {Set<unknown>} */
  const seen = new Set();

  /**
   * @param {unknown} node
   * @param {import('@redocly/openapi-core').Location} location
   * @param {import('@redocly/openapi-core').UserContext} context
   */
  const visit = (node, location, context) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isRef(node)) {
      const target = context.resolve(node, location.source.absoluteRef);
      if (target.location !== undefined) visit(target.node, target.location, context);
    }
    for (const [key, part] of Object.entries(node)) {
      if (part === false && CLOSING.includes(key)) {
        const message = `A response reaches this schema, and \`${key}: false\` makes clients refuse what a later version adds. Remove it, or use the schema in requests only.`;
        context.report({ message, location: location.child(key) });
      }
      visit(part, location.child(key), context);
    }
  };
  return { Response: (response, context) => visit(response, context.location, context) };
};

export default openResponses;
