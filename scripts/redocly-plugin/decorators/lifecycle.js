// @ts-check
import { extension, extensionMap } from '../extension.js';

/**
 * At bundling, writes the end of life that a root document states once (`x-sunset`, `x-successor`) into each of its operations:
 * `deprecated: true`, the date, and the operation's own successor. Documents without `x-sunset` stay as they are.
 *
 * @type {import('@redocly/openapi-core').Oas3Decorator}
 */
const lifecycle = () => {
  /** @type {unknown} */
  let sunset;
  /** @type {Record<string, unknown>} */
  let successors = {};

  return {
    Root: {
      enter(root) {
        sunset = extension(root, 'x-sunset');
        successors = extensionMap(root, 'x-successor');
      },
    },
    Operation: {
      enter(operation) {
        if (sunset === undefined) return;
        Object.assign(operation, { deprecated: true, 'x-sunset': sunset });
        const successor = successors[operation.operationId ?? ''];
        if (successor !== undefined) Object.assign(operation, { 'x-successor': successor });
      },
    },
  };
};

export default lifecycle;
