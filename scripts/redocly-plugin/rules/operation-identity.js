// @ts-check
import { keyOf } from '../location.js';

/**
 * An operation has an `operationId`, a `summary`, and exactly one tag: names of generated functions, of documentation entries, and of their chapter.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const operationIdentity = () => ({
  Operation(operation, { report, location }) {
    const text = { operationId: operation.operationId, summary: operation.summary };
    for (const [field, value] of Object.entries(text)) {
      if (typeof value === 'string' && value.trim() !== '') continue;
      report({ message: `The operation has no \`${field}\`. Give it one.`, location: keyOf(location) });
    }
    const tags = operation.tags ?? [];
    if (tags.length === 1) return;
    report({
      message: `The operation has ${tags.length} tags. Name exactly one of the tags that the root document lists.`,
      location: tags.length === 0 ? keyOf(location) : keyOf(location.child('tags')),
    });
  },
});

export default operationIdentity;
