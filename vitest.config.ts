import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{specs,scripts,generated,clients,examples,conformance,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
  },
});
