import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * References run one way: specs → generated → clients and conformance/kit → conformance/rules. The reference deployment and the
 * mocks stand apart, so that a server and the suite that judges it share no code; the proof and the command line see all.
 *
 * @param {string} folder - the files that the direction concerns
 * @param {string[]} forbidden - folders that they must not import
 * @param {string[]} [but] - files that it does not concern
 * @returns {import('eslint').Linter.Config}
 */
const direction = (folder, forbidden, but = []) => ({
  files: [`${folder}/**/*.ts`],
  ignores: ['**/*.test.ts', '**/*.fixture.ts', ...but],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((name) => ({
          group: [`**/${name}/**`],
          message: `${folder} must not import ${name}: see «The tree» in CONTRIBUTING.md.`,
        })),
      },
    ],
  },
});

export default defineConfig(
  { ignores: ['generated/', 'mine/', '**/dist/', 'docs/site/', '**/node_modules/'] },
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Interfaces here are bundles of closures; none of their functions reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Handlers and checks share one asynchronous signature, whether or not one of them has to wait.
      '@typescript-eslint/require-await': 'off',
    },
  },
  // Plain JavaScript carries its types in JSDoc, which this rule cannot read; the compiler checks them.
  { files: ['**/*.js'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
  direction('clients', ['conformance', 'scripts', 'specs']),
  // The site shows rules, rows and faults: to it they are data.
  direction('scripts', ['conformance'], ['scripts/docs/site/**']),
  direction('conformance/kit', ['rules', 'reference', 'mock', 'cli', 'reporters', 'proof']),
  direction('conformance/rules', ['reference', 'mock', 'cli', 'reporters', 'proof']),
  direction('conformance/reference', ['kit', 'rules', 'mock', 'cli', 'reporters', 'proof']),
  direction('conformance/mock', ['kit', 'rules', 'reference', 'cli', 'reporters', 'proof']),
  {
    // A recorded run is judged again: what a rule sends may depend on the run's seed and start, and on nothing else.
    files: ['conformance/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "ImportSpecifier[imported.name='randomUUID']", message: 'Take context.uuid().' },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Take context.uuid().' },
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Take context.startedAt.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take context.startedAt.' },
      ],
    },
  },
  direction('conformance/reporters', ['rules', 'reference', 'mock', 'cli', 'proof']),
);
