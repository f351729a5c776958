/** What Node is told before a file so that it runs the TypeScript of a checkout. */
export const LOADER: readonly string[] = ['--import', '@oxc-node/core/register'];
