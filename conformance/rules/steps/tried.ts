import { Inconclusive } from '../engine.ts';

/** The result of a step; undefined if it is inconclusive, which the rule about that step reports. */
export async function tried<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Inconclusive) return undefined;
    throw error;
  }
}

/** The result of a request that combines several variations; if that fails or is not as usual, the result of the single variation. */
export async function togetherOrAlone<T>(
  together: () => Promise<T>,
  isUsual: (one: T) => boolean,
  alone: () => Promise<T>,
): Promise<T> {
  const combined = await tried(together());
  return combined !== undefined && isUsual(combined) ? combined : alone();
}
