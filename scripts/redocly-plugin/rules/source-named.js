// @ts-check
import { extension } from '../extension.js';
import { keyOf } from '../location.js';

const SOURCE = /^D[123] (?!.*, ?D[123] )\S[^;]*$/;
const HOW = 'Write `x-source: D<1-3> <section>`, several sections separated by `; `.';

/**
 * Operations and schema components name the source document and section that state them (`x-source: D2 Endpoints`); wherever `x-source` stands, it has
 * this form.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const sourceNamed = () => {
  /** @type {Set<string>} */
  const reported = new Set();

  /**
   * @param {object} node
   * @param {Context} context
   */
  const checkForm = (node, { report, location }) => {
    const source = extension(node, 'x-source');
    if (source === undefined || (typeof source === 'string' && source.split('; ').every((part) => SOURCE.test(part))))
      return;
    report({
      message: `\`x-source\` has another form than it should: ${JSON.stringify(source)}. ${HOW}`,
      location: location.child('x-source'),
    });
  };

  /**
   * @param {unknown} schema
   * @param {import('@redocly/openapi-core').Location} location
   * @param {Context['report']} report
   */
  const requireOnComponent = (schema, location, report) => {
    if (typeof schema !== 'object' || schema === null || 'x-source' in schema || reported.has(location.absolutePointer))
      return;
    reported.add(location.absolutePointer);
    report({ message: `The schema component does not name its source. ${HOW}`, location: keyOf(location) });
  };

  return {
    Operation(operation, context) {
      if (!('x-source' in operation)) {
        context.report({
          message: `The operation does not name its source. ${HOW}`,
          location: keyOf(context.location),
        });
      }
      checkForm(operation, context);
    },
    ref(_reference, { type, report }, { node, location }) {
      if (type.name === 'Schema' && location !== undefined) requireOnComponent(node, location, report);
    },
    NamedSchemas: {
      Schema(schema, { report, location }) {
        requireOnComponent(schema, location, report);
      },
    },
    Schema: checkForm,
    Parameter: checkForm,
    Header: checkForm,
    Response: checkForm,
    RequestBody: checkForm,
    SecurityScheme: checkForm,
  };
};

export default sourceNamed;

/** @typedef {import('@redocly/openapi-core').UserContext} Context */
