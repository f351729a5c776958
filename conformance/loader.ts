/** Options for Node, before a file, to run the TypeScript of a checkout in any working directory. */
export const LOADER: readonly string[] = ['--import', new URL('typescript.js', import.meta.url).href];
