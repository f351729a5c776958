// @ts-check
import { isRef } from '@redocly/openapi-core';
import { keyOf } from '../location.js';

/**
 * A response header has an `example`: the mocks answer with it.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const headerExample = () => {
  /** @type {Set<string>} */
  const reported = new Set();

  return {
    Response(response, { report, resolve, location }) {
      for (const [name, reference] of Object.entries(response.headers ?? {})) {
        const { node: header, location: fragment } = resolve(reference);
        const target = isRef(reference) && fragment !== undefined ? fragment : location.child(['headers', name]);
        if (header === undefined || header.example !== undefined) continue;
        if (Object.keys(header.examples ?? {}).length > 0 || reported.has(target.absolutePointer)) continue;
        reported.add(target.absolutePointer);
        report({
          message: `The response header ${name} has no example. Add \`example\` to the header object.`,
          location: keyOf(target),
        });
      }
    },
  };
};

export default headerExample;
