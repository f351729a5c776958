import { Inconclusive } from '../engine.ts';

/** The result of a step; undefined where it is inconclusive, which the rule about that step reports. */
export async function tried<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Inconclusive) return undefined;
    throw error;
  }
}

/** What a request came to that stands for several; where it is not answered, or not as usual, the one that is meant is sent alone. */
export async function togetherOrAlone<T>(
  together: () => Promise<T>,
  isAsUsual: (one: T) => boolean,
  alone: () => Promise<T>,
): Promise<T> {
  const both = await tried(together());
  return both !== undefined && isAsUsual(both) ? both : alone();
}
