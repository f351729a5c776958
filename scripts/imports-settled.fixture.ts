import { afterAll, vi } from 'vitest';

// Test files of a worker share their modules. An import that is still pending when a file ends would fail, for all later files too.
afterAll(async () => vi.dynamicImportSettled());
