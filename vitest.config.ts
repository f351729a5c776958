import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{specs,scripts,generated,clients,examples,conformance,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    maxWorkers: '100%',
    // No test changes a module, so that the files of a worker share them: loading all of them for each file takes longer than the tests.
    isolate: false,
  },
});
