// @ts-check
import { extension, extensionMap } from '../extension.js';
import { keyOf } from '../location.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const SUCCESSOR = /^(?:(?<interface>[a-z0-9-]+)#[A-Za-z]\w*|none: \S.*)$/s;
const HOW = 'Write `<interface>#<operationId>`, or `none: <why there is no counterpart>`.';

/**
 * A document that ends (`x-sunset`) has a successor (`x-successor`) for each of its operations and for no other, and a deprecated operation
 * has a successor.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const successorNamed = () => {
  /** @type {Set<string>} */
  const operationIds = new Set();
  /** @type {Array<{ operationId: string, location: import('@redocly/openapi-core').Location, deprecated: boolean, successor: unknown }>} */
  const operations = [];

  return {
    Operation(operation, { location }) {
      const operationId = operation.operationId ?? '';
      operationIds.add(operationId);
      const successor = extension(operation, 'x-successor');
      operations.push({ operationId, location, deprecated: operation.deprecated === true, successor });
    },
    Root: {
      leave(root, { report, location, config }) {
        const sunset = extension(root, 'x-sunset');
        const successors = extensionMap(root, 'x-successor');
        const interfaces = Object.keys(config?.resolvedConfig.apis ?? {});

        /**
         * @param {unknown} successor
         * @param {import('@redocly/openapi-core').Location} at
         */
        const checkForm = (successor, at) => {
          const match = typeof successor === 'string' ? SUCCESSOR.exec(successor) : null;
          if (match === null) {
            const message = `The successor ${JSON.stringify(successor)} has the wrong form. ${HOW}`;
            report({ message, location: at });
            return;
          }
          const name = match.groups?.['interface'];
          if (name === undefined || interfaces.length === 0 || interfaces.includes(name)) return;
          const message = `The successor names the unknown interface ${name}. Name one of ${interfaces.join(', ')}.`;
          report({ message, location: at });
        };

        if (sunset !== undefined && !(typeof sunset === 'string' && DATE.test(sunset))) {
          const message = '`x-sunset` is not a date. Write the last day as `YYYY-MM-DD`.';
          report({ message, location: location.child('x-sunset') });
        }
        if (sunset === undefined && extension(root, 'x-successor') !== undefined) {
          const message = 'The document has successors but no end of life. Add `x-sunset`, or remove `x-successor`.';
          report({ message, location: keyOf(location.child('x-successor')) });
        }
        for (const [operationId, successor] of Object.entries(successors)) {
          const at = location.child(['x-successor', operationId]);
          checkForm(successor, at);
          if (operationIds.has(operationId)) continue;
          const message = `\`x-successor\` names ${operationId}, and the document has no such operation. Remove or correct it.`;
          report({ message, location: keyOf(at) });
        }
        for (const { operationId, location: at, deprecated, successor } of operations) {
          if (successor !== undefined) checkForm(successor, at.child('x-successor'));
          if (successor !== undefined || operationId in successors) continue;
          if (sunset !== undefined) {
            const message = `The document ends, and \`x-successor\` of the root does not name ${operationId}. Add an entry. ${HOW}`;
            report({ message, location: keyOf(at) });
          } else if (deprecated) {
            const message = `${operationId} is deprecated and has no successor. Add \`x-successor\`. ${HOW}`;
            report({ message, location: keyOf(at.child('deprecated')) });
          }
        }
      },
    },
  };
};

export default successorNamed;
