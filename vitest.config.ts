import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{specs,scripts,generated,clients,examples,conformance,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // No test is near this limit on a machine that does nothing else; on a busy one it must pass all the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: '100%',
    // No test changes a module, so that the files of a worker share them: loading all of them for each file takes longer than the tests.
    isolate: false,
  },
});
