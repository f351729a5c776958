// @ts-check
import { extension, extensionMap } from '../extension.js';

/**
 * On bundling, copies the end of life of a root document (`x-sunset`, `x-successor`) to its operations: `deprecated: true`, the date, and
 * the operation's successor. Documents without `x-sunset` are unchanged.
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
