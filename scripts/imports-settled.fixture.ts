import { afterAll, vi } from 'vitest';

// The files of a worker share their modules. What is still being loaded when a file ends would fail, and stay failed for all files after it.
afterAll(async () => vi.dynamicImportSettled());
