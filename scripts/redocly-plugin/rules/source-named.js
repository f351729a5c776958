// @ts-check
import { extension } from '../extension.js';
import { keyOf } from '../location.js';
import { onNamedSchemas } from '../named-schemas.js';
import { statements } from '../statements.js';

const STATEMENTS = /^[A-Z]\d{2,}(, [A-Z]\d{2,})*$/;
const HOW = 'Write the ids of its statements, as in `x-source: R01, R02`.';

/**
 * Operations and schema components name their statements (`x-source: R01, R02`, from specs/statements/). Every `x-source` has this form,
 * and its statements exist.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const sourceNamed = () => {
  /**
   * @param {object} node
   * @param {Context} context
   */
  const checkForm = (node, { report, location }) => {
    const source = extension(node, 'x-source');
    if (source === undefined) return;
    const place = location.child('x-source');
    if (typeof source !== 'string' || !STATEMENTS.test(source)) {
      const message = `\`x-source\` has the wrong form: ${JSON.stringify(source)}. ${HOW}`;
      report({ message, location: place });
      return;
    }
    const unknown = source.split(', ').filter((id) => !statements().has(id));
    for (const id of unknown) report({ message: `There is no statement ${id}. ${HOW}`, location: place });
  };

  return {
    Operation(operation, context) {
      if (!('x-source' in operation)) {
        const message = `The operation does not name its source. ${HOW}`;
        context.report({ message, location: keyOf(context.location) });
      }
      checkForm(operation, context);
    },
    ...onNamedSchemas((schema, { location, report }) => {
      if ('x-source' in schema) return;
      report({ message: `The schema component does not name its source. ${HOW}`, location: keyOf(location) });
    }),
    Info: checkForm,
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
