import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import parser from '@typescript-eslint/parser';
import { direction as directionRule } from './scripts/eslint-plugin/direction.js';

/** What neither serves nor judges: the time, JSON, errors, files, how TypeScript is run, and what contracts and their Overlays say. */
const LEAVES = [
  'clock',
  'closed-output',
  'group-by',
  'json',
  'kept-by-npm',
  'loader',
  'memoize',
  'message-of',
  'named',
  'text-file',
].map((name) => `conformance/${name}.ts`);
const COMMON = [...LEAVES, 'conformance/contracts'];

/**
 * References run one way: specs → generated → clients; generated → engine → rules; generated → servers → mock, reference. A server
 * and the suite that judges it share no code but the common one; the proof and the command line see both sides.
 *
 * @param {string} folder - the files that the direction concerns
 * @param {string[]} allow - what they may import beside their own folder
 * @returns {import('eslint').Linter.Config}
 */
const direction = (folder, allow) => ({
  files: [`${folder}/**/*.{ts,js}`, folder],
  ignores: ['**/*.test.ts', '**/*.fixture.ts'],
  rules: { 'tree/direction': ['error', { folder, allow }] },
});

/**
 * Tests may see both sides. But no test of what is published, or of the contracts, leans on the scripts.
 *
 * @param {string} folder
 * @param {string[]} allow
 * @returns {import('eslint').Linter.Config}
 */
const directionOfTests = (folder, allow) => ({
  ...direction(folder, allow),
  files: [`${folder}/**/*.{test,fixture}.ts`],
  ignores: [],
});

/**
 * Forbids every way to ask the machine what time it is.
 *
 * @param {string} message - where to take it from
 */
const noPresent = (message) => [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.name='Date']", message },
];

const FROM_A_CLOCK = noPresent('Take the time from a clock that is passed in.');

// All that is not about this tree is looked at by oxlint: see .oxlintrc.json.
export default defineConfig(
  { ignores: ['generated/', '**/dist/', '**/.cache/', 'docs/site/', '**/node_modules/'] },
  { files: ['**/*.{ts,js}'], languageOptions: { parser } },
  {
    // What a target, a file or a network sends must not keep a pattern busy: time is in proportion to the length of a text.
    files: ['{clients,conformance}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { plugins: { tree: { rules: { direction: directionRule } } } },
  direction('specs', COMMON),
  direction('clients', ['generated']),
  direction('examples', ['clients', 'conformance/typescript.js']),
  ...LEAVES.map((leaf) => direction(leaf, [])),
  direction('conformance/contracts', COMMON),
  direction('conformance/generator', COMMON),
  direction('conformance/engine', ['generated', ...COMMON]),
  direction('conformance/rules', ['generated', 'conformance/engine', ...COMMON]),
  direction('conformance/reporters', ['generated', 'conformance/engine', ...COMMON]),
  direction('conformance/observe', ['generated', 'conformance/engine', 'conformance/reporters', ...COMMON]),
  direction('conformance/servers', ['generated', ...COMMON]),
  direction('conformance/reference', ['generated', 'conformance/servers', ...COMMON]),
  direction('conformance/mock', ['generated', 'conformance/servers', ...COMMON]),
  direction('conformance/cli', ['generated', 'conformance']),
  direction('conformance/proof', ['generated', 'conformance']),
  // Contracts are generated before there is anything that judges or serves them.
  direction('scripts', ['codegen.ts', 'generated', 'conformance/generator', 'conformance/servers', ...COMMON]),
  // Rules are found by their places, also by what packs them.
  direction('scripts/package', ['scripts', 'generated', 'conformance/engine/rule-files.ts', ...COMMON]),
  // The site shows rules, statements and faults: to it they are data.
  direction('scripts/docs', ['scripts', 'generated', 'conformance']),
  // The sweep starts the mocks when it has no target, takes addresses and removes secrets as the suite does.
  direction('scripts/sweep', [
    'scripts',
    'generated',
    'conformance/mock',
    'conformance/servers',
    'conformance/engine/config',
    'conformance/engine/redact.ts',
    ...COMMON,
  ]),
  // The Postman collection takes a configuration as the suite reads it.
  direction('scripts/interchange', ['scripts', 'generated', 'conformance/engine/config', ...COMMON]),
  directionOfTests('specs', ['generated', 'conformance']),
  directionOfTests('clients', ['generated', 'conformance']),
  directionOfTests('examples', ['clients', 'generated', 'conformance']),
  directionOfTests('conformance', ['specs', 'clients', 'generated']),
  {
    // What depends on the day is tried on every day: the clients have a clock of their own, all else has conformance/clock.ts.
    ignores: ['conformance/clock.ts', 'clients/common/settings.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FROM_A_CLOCK] },
  },
  {
    // On a busy machine everything takes longer.
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        // Settings of a rule take the place of earlier ones.
        ...FROM_A_CLOCK,
        {
          selector: "CallExpression[callee.object.name='performance'][callee.property.name='now']",
          message: 'A test has no time limit: compare two lengths with expectProportional, or measure in bench/.',
        },
      ],
    },
  },
  {
    // A recorded run is judged again: what a rule sends may depend on the run's seed and start, and on nothing else.
    files: ['conformance/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "ImportSpecifier[imported.name='randomUUID']", message: 'Take context.uuid().' },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Take context.uuid().' },
        ...noPresent('Take context.startedAt.'),
      ],
    },
  },
  {
    // Rules rely on that part of the engine which conformance/rules/engine.ts names, and on its types of settings.
    files: ['conformance/rules/*/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '/engine/(?!config/settings)', message: 'Import it from conformance/rules/engine.ts.' }],
        },
      ],
    },
  },
);
