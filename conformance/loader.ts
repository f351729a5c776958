/** What Node is told before a file so that it runs the TypeScript of a checkout, whatever the working directory is. */
export const LOADER: readonly string[] = ['--import', new URL('typescript.js', import.meta.url).href];
