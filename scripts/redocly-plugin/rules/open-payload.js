// @ts-check
import { keyOf } from '../location.js';
import { onNamedSchemas } from '../named-schemas.js';

const CONSTRAINTS = [
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'format',
  'pattern',
  'allOf',
  'anyOf',
  'oneOf',
];

/**
 * A payload that the sources do not show is an open schema named `…Payload` with `x-unspecified`; no other schema is named or built like
 * that. A partly known schema may have `x-unspecified` for the rest, but needs a type and another name.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const openPayload = () =>
  onNamedSchemas((schema, { location, report }) => {
    const name = componentName(location);
    const constraints = CONSTRAINTS.filter((keyword) => keyword in schema);
    if (name.endsWith('Payload')) {
      if (!('x-unspecified' in schema)) {
        const message = `${name} is named like an open payload and does not say what is not shown. Add \`x-unspecified: <what is not shown>\`, or rename it.`;
        report({ message, location: keyOf(location) });
      }
      for (const keyword of constraints) {
        const message = `${name} is named like an open payload and has \`${keyword}\`. Remove it, or rename the schema if its form is shown.`;
        report({ message, location: keyOf(location.child(keyword)) });
      }
    } else if (
      constraints.length === 0 ||
      (constraints.join() === 'type' && 'x-unspecified' in schema && isBareObject(schema))
    ) {
      const message = `${name} leaves its form open and is not named like an open payload. Rename it to …Payload and add \`x-unspecified\`, or describe its form.`;
      report({ message, location: keyOf(location) });
    }
  });

/** @param {object} schema */
function isBareObject(schema) {
  return 'type' in schema && schema.type === 'object' && !('additionalProperties' in schema);
}

/**
 * The name that bundling gives the schema: the last part of its pointer, or its file name.
 *
 * @param {import('@redocly/openapi-core').Location} location
 */
function componentName(location) {
  const last = location.absolutePointer.split('/').at(-1) ?? '';
  return last.replace(/\.(ya?ml|json)$/, '').replace(/\.v\d+$/, '');
}

export default openPayload;
