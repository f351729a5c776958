// @ts-check
import { extension, extensionMap } from '../extension.js';
import { statements } from '../statements.js';

/**
 * At bundling, leaves only those statements in `x-source` of a shared fragment that are about the interface that is bundled. A statement
 * without operations says which interfaces it is about (`about`), or is about every interface that names it.
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
 * @param {string} of id of an interface
 */
function isAbout(id, of) {
  const { holds, about = holds?.interfaces } = statements().get(id) ?? {};
  return about === undefined || about.includes(of);
}

export default ownStatements;
