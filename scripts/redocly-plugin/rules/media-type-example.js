// @ts-check
import { isRef } from '@redocly/openapi-core';
import { keyOf } from '../location.js';

const IN_EXAMPLES_FOLDER = /(^|\/)examples\//;

/**
 * A media type has at least one named example, and each is a file in an `examples` folder: mocks respond with them, documentation shows
 * them, and tests read the files.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const mediaTypeExample = () => ({
  MediaType(mediaType, { report, location, key }) {
    const examples = Object.entries(mediaType.examples ?? {});
    if (examples.length === 0) {
      const message = `The media type ${key} has no named example. Add one under \`examples\`, as a reference to a file of an \`examples\` folder.`;
      report({ message, location: keyOf(location) });
    }
    for (const [name, example] of examples) {
      if (isRef(example) && IN_EXAMPLES_FOLDER.test(example.$ref)) continue;
      const message = `The example ${name} is not a reference to a file of an \`examples\` folder. Move it into such a file and refer to it.`;
      report({ message, location: location.child(['examples', name]) });
    }
  },
});

export default mediaTypeExample;
