// @ts-check
import { dirname, resolve } from 'node:path';
import { isAbsoluteUrl, slash } from '@redocly/openapi-core';

const SHARED = 'shared';

/**
 * A reference stays inside the family folder of its file, or leads to `specs/shared`; shared fragments refer only to shared fragments.
 * Files outside a `specs` folder are not checked.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const familyReferences = () => ({
  ref({ $ref: reference }, { location, report }) {
    const [path = ''] = reference.split('#');
    const from = place(location.source.absoluteRef);
    if (path === '' || from === undefined) return;
    const to = isAbsoluteUrl(path) ? undefined : place(resolve(dirname(location.source.absoluteRef), path));
    if (to !== undefined && to.specs === from.specs && (to.family === from.family || to.family === SHARED)) return;
    const allowed = from.family === SHARED ? `\`${SHARED}\`` : `\`${from.family}\` and \`${SHARED}\``;
    const message = `The reference ${reference} leaves ${allowed}. Refer to a file inside; move what two families share to \`specs/${SHARED}\`.`;
    report({ message, location });
  },
});

/**
 * The `specs` folder of a file and the family folder inside it.
 *
 * @param {string} file absolute path
 */
function place(file) {
  const match = /^(.*\/specs)\/([^/]+)\//.exec(slash(file));
  return match === null ? undefined : { specs: match[1], family: match[2] };
}

export default familyReferences;
