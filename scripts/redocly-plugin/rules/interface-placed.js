// @ts-check
import { slash } from '@redocly/openapi-core';
import { extension, extensionMap } from '../extension.js';
import { keyOf } from '../location.js';

const EFFECTS = ['reads', 'creates', 'changes'];

/**
 * A root document in a `specs` folder has `x-interface`: host, family (the name of its folder), and version (if its file is named after
 * one). Security schemes name their credential (`x-credential`), and `x-effect` is one of three words.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const interfacePlaced = () => ({
  Root(root, { report, location }) {
    const match = /\/specs\/([^/]+)\/([^/]+)\.yaml$/.exec(slash(location.source.absoluteRef));
    if (match === null) return;
    const [, folder, file] = match;
    const { host, family, version } = extensionMap(root, 'x-interface');
    const expected = `{ host: …, family: ${folder}${file === 'openapi' ? '' : `, version: ${file}`} }`;
    if (typeof host === 'string' && family === folder && version === (file === 'openapi' ? undefined : file)) return;
    const isThere = extension(root, 'x-interface') !== undefined;
    const message = `The document does not say where its interface belongs. Write \`x-interface: ${expected}\`.`;
    report({ message, location: isThere ? location.child('x-interface') : keyOf(location.child('openapi')) });
  },
  SecurityScheme(scheme, { report, location }) {
    if (typeof extension(scheme, 'x-credential') === 'string') return;
    const message = 'The security scheme does not say which credential it is. Add `x-credential`.';
    report({ message, location: keyOf(location) });
  },
  Operation(operation, { report, location }) {
    const effect = extension(operation, 'x-effect');
    if (effect === undefined || EFFECTS.some((one) => one === effect)) return;
    const message = `\`x-effect\` is ${JSON.stringify(effect)}. Name one of ${EFFECTS.join(', ')}.`;
    report({ message, location: location.child('x-effect') });
  },
});

export default interfacePlaced;
