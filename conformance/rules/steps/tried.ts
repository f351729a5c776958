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
