// @ts-check
import lifecycle from './decorators/lifecycle.js';
import ownStatements from './decorators/own-statements.js';
import familyReferences from './rules/family-references.js';
import interfacePlaced from './rules/interface-placed.js';
import mediaTypeExample from './rules/media-type-example.js';
import openPayload from './rules/open-payload.js';
import openResponses from './rules/open-responses.js';
import openStatus from './rules/open-status.js';
import sourceNamed from './rules/source-named.js';
import successorNamed from './rules/successor-named.js';

/**
 * The conventions of `specs/README.md` as lint rules, and the decorators for bundling: the end of life of a version is copied to its
 * operations, and shared fragments keep only statements about their interface.
 *
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export default function platformPlugin() {
  return {
    id: 'platform',
    rules: {
      oas3: {
        'family-references': familyReferences,
        'interface-placed': interfacePlaced,
        'media-type-example': mediaTypeExample,
        'open-payload': openPayload,
        'open-responses': openResponses,
        'open-status': openStatus,
        'source-named': sourceNamed,
        'successor-named': successorNamed,
      },
    },
    decorators: { oas3: { lifecycle, 'own-statements': ownStatements } },
  };
}
