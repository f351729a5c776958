import { Inconclusive } from '../engine.ts';

/** What a step comes to; undefined where it leaves something open, which is said by the rule that is about it. */
export async function tried<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Inconclusive) return undefined;
    throw error;
  }
}
