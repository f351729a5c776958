// @ts-check
import { extension, extensionMap } from '../extension.js';
import { statements } from '../statements.js';

/**
 * On bundling, removes statements about other interfaces from `x-source` of shared fragments. A statement without operations lists its
 * interfaces in `about`, or is about every interface that refers to it.
 *
 * @type {import('@redocly/openapi-core').Oas3Decorator}
 */
const ownStatements = () => {
  let own = '';

  return {
    Root: {
      enter(root) {
        const { family, version } = extensionMap(root, 'x-interface');
        own = [family, version].filter((part) => typeof part === 'string').join('-');
      },
    },
    any: {
      /** @param {unknown} node */
      enter(node) {
        if (typeof node !== 'object' || node === null) return;
        const source = extension(node, 'x-source');
        if (typeof source !== 'string') return;
        const ids = source.split(', ').filter((id) => isAbout(id, own));
        if (ids.length > 0) Object.assign(node, { 'x-source': ids.join(', ') });
        else Reflect.deleteProperty(node, 'x-source');
      },
    },
  };
};

/**
 * @param {string} id
 * @param {string} interfaceId
 */
function isAbout(id, interfaceId) {
  const { holds, about = holds?.interfaces } = statements().get(id) ?? {};
  return about === undefined || about.includes(interfaceId);
}

export default ownStatements;
