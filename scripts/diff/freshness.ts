import { readCache } from '../generate/cache.ts';
import { FOLDER } from '../generate/out-folder.ts';
import { digestOfInputs } from '../generate/fingerprint.ts';

/**
 * Tells whether the contracts may have changed since `generated/` was made: by what the last generation remembers of what it read.
 *
 * @param root - absolute path of the checkout
 * @returns a sentence; none if nothing has changed, or no generation is remembered
 * @throws Error if the contracts cannot be read
 */
export async function staleness(root: string): Promise<string[]> {
  const last = await readCache(root);
  if (last === undefined || last.inputs === (await digestOfInputs(root))) return [];
  return [`${FOLDER}/ may be older than specs/: run npm run generate first.`];
}
