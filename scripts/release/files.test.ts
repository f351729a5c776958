import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileProblems } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const CONTRACTS = [
  'package.json',
  'README.md',
  'LICENSE',
  'dist/clients/report/index.js',
  'dist/clients/report/index.d.ts',
];
const SUITE = ['package.json', 'README.md', 'LICENSE', 'dist/conformance/cli/main.js'];

const ofContracts = (files: string[], exports: Record<string, string | Record<string, string>> = {}) =>
  fileProblems(root, 'platform-contracts', files, { exports });
const ofSuite = (files: string[]) =>
  fileProblems(root, 'platform-conformance', files, { exports: {}, bin: { suite: 'dist/conformance/cli/main.js' } });

it('accepts the files of a package', () => {
  expect(ofContracts([...CONTRACTS, 'generated/report/openapi-3.0.yaml', 'generated/report/schemas.json'])).toEqual([]);
  expect(
    ofSuite([
      ...SUITE,
      'dist/generated/report/negatives.json',
      'dist/docs/site/start/index.html',
      'dist/conformance/baseline.schema.json',
      'dist/conformance/chunks/known-secrets-6QDVQW7A.js',
      'dist/conformance/rules/index.js',
    ]),
  ).toEqual([]);
});

describe('refuses', () => {
  it.each([
    'dist/clients/report/index.test.js',
    'dist/clients/reference.fixture.js',
    'dist/clients/report/index.js.map',
    'dist/clients/report/gone.js',
    'dist/conformance/cli/main.js',
    'generated/report/negatives.json',
    'generated/report/types.ts',
    'specs/report/openapi.yaml',
    '.env',
  ])('%s in platform-contracts', (file) => {
    expect(ofContracts([...CONTRACTS, file])).toEqual([`platform-contracts: ${file} must not be in it.`]);
  });

  it.each([
    'dist/conformance/proof/main.js',
    'dist/conformance/cli/docs.test.js',
    'dist/conformance/chunks/cli.fixture-6QDVQW7A.js',
    'dist/conformance/chunks/main-6QDVQW7A.js.map',
    'dist/docs/site/app.js.map',
    'dist/bench/main.js',
    'cli/main.ts',
  ])('%s in platform-conformance', (file) => {
    expect(ofSuite([...SUITE, file])).toEqual([`platform-conformance: ${file} must not be in it.`]);
  });
});

it('reports missing required files, and missing targets of the manifest', () => {
  expect(ofContracts(CONTRACTS.filter((file) => file !== 'LICENSE'))).toEqual([
    'platform-contracts: LICENSE is missing.',
  ]);
  expect(ofSuite(SUITE.slice(0, 3))).toEqual(['platform-conformance: dist/conformance/cli/main.js is missing.']);
  const exports = {
    './report': { types: './dist/a.d.ts', default: './dist/clients/report/index.js' },
    './*.json': './schemas/*.json',
  };
  expect(ofContracts(CONTRACTS, exports)).toEqual([
    'platform-contracts: dist/a.d.ts is missing.',
    'platform-contracts: schemas/*.json is missing.',
  ]);
});
