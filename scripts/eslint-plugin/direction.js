// @ts-check
import { dirname, relative, resolve, sep } from 'node:path';

/** A test, or a file that only tests use. */
const TEST = /\.(?:test|fixture|check)\.ts$|\/checks\//;

/**
 * Checks the direction of imports: a file may import its own folder and the allowed ones, and only tests may import files of tests. Covers
 * imports, re-exports, types, and `import()` of a literal.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const direction = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        required: ['folder', 'allow'],
        properties: { folder: { type: 'string' }, allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      folder: '{{folder}} must not import {{target}}: see «The tree» in CONTRIBUTING.md.',
      test: '{{target}} is only for tests.',
    },
  },
  create(context) {
    /** @type {unknown} */
    const options = context.options[0];
    const { folder, allow } = /** @type {{ folder: string, allow: string[] }} */ (options);
    const allowed = [folder, ...allow];
    const isTest = TEST.test(context.filename);

    /** @param {unknown} source */
    const check = (source) => {
      const node = /** @type {{ type?: string, value?: unknown } & import('estree').Node | null | undefined} */ (
        source
      );
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const target = targetOf(node.value, context);
      if (target === undefined) return;
      if (!allowed.some((one) => target === one || target.startsWith(`${one}/`))) {
        context.report({ node, messageId: 'folder', data: { folder, target } });
      } else if (TEST.test(target) && !isTest) {
        context.report({ node, messageId: 'test', data: { target } });
      }
    };
    /** @param {{ source?: unknown }} node */
    const checkSource = ({ source }) => check(source);
    return {
      ImportDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ImportExpression: checkSource,
      /** @param {{ source?: unknown }} node */
      TSImportType: checkSource,
    };
  },
};

/**
 * The path of an import, relative to the root; undefined for an external package.
 *
 * @param {string} name
 * @param {import('eslint').Rule.RuleContext} context
 */
function targetOf(name, { cwd, filename }) {
  if (name.startsWith('platform-contracts/')) return name.replace('platform-contracts/', 'clients/');
  if (!name.startsWith('.')) return undefined;
  return relative(cwd, resolve(dirname(filename), name))
    .split(sep)
    .join('/');
}
