import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Node 24 strips and compiles each file once instead of in every process. Only who can change the code can write to this folder.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module);
enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// From 22.18 on, Node runs TypeScript itself, and every command starts a third sooner than with a loader.
const { typescript = false } = /** @type {{ typescript?: string | false }} */ (process.features);
const loader = '@oxc-node/core/register';
if (typescript === false) await import(loader);
