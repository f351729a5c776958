// @ts-check
import lifecycle from './decorators/lifecycle.js';
import familyReferences from './rules/family-references.js';
import headerExample from './rules/header-example.js';
import mediaTypeExample from './rules/media-type-example.js';
import openPayload from './rules/open-payload.js';
import openResponses from './rules/open-responses.js';
import operationIdentity from './rules/operation-identity.js';
import sourceNamed from './rules/source-named.js';
import successorNamed from './rules/successor-named.js';

/**
 * The conventions of `specs/README.md` as lint rules, and the step that spreads a version's end of life over its operations.
 *
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export default function platformPlugin() {
  return {
    id: 'platform',
    rules: {
      oas3: {
        'family-references': familyReferences,
        'header-example': headerExample,
        'media-type-example': mediaTypeExample,
        'open-payload': openPayload,
        'open-responses': openResponses,
        'operation-identity': operationIdentity,
        'source-named': sourceNamed,
        'successor-named': successorNamed,
      },
    },
    decorators: { oas3: { lifecycle } },
  };
}
