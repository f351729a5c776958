import type { TriedInterface } from './model.ts';
import { loadScript } from '../dom/load-script.ts';

/**
 * What the build wrote down about an interface for trying it out.
 *
 * @throws Error when there is no such interface, or its script cannot be loaded
 */
export async function loadTried(id: string): Promise<TriedInterface> {
  await loadScript(`try-it/${id}.js`);
  const tried = globalThis.siteTried?.[id];
  if (tried === undefined) throw new Error(`There is nothing to try out for «${id}».`);
  return tried;
}
