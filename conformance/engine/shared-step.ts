import { newTrace, type Trace } from './exchange.ts';
import type { Run } from './run.ts';

interface Recorded {
  exchanges: readonly number[];
  outcome: { value: unknown } | { error: unknown };
}

/** Begins the key of a step that asks for one thing where several rules could each ask for their own. */
const COMBINED = 'parts combined: ';

/** The key of a step that asks for one thing where several rules could each ask for their own. */
export const combinedStep = (name: string): string => `${COMBINED}${name}`;

/** Tells whether it is such a step that asks. */
export const isCombined = (scope: string): boolean => scope.includes(`: ${COMBINED}`);

/**
 * Runs a step once per run; every check that asks for the same key shares its result and its exchanges.
 *
 * @param key - names the step; one key always stands for the same kind of result
 * @param step - makes its requests on the trace that it is given
 * @throws whatever the step threw, to every caller
 */
export async function sharedStep<T>(run: Run, trace: Trace, key: string, step: (own: Trace) => Promise<T>): Promise<T> {
  let shared = run.steps.get(key) as Promise<Recorded> | undefined;
  if (shared === undefined) {
    shared = record(key, step);
    run.steps.set(key, shared);
  }
  const { outcome, exchanges } = await shared;
  trace.exchanges = trace.exchanges.length === 0 ? [...exchanges] : [...new Set([...trace.exchanges, ...exchanges])];
  if ('error' in outcome) throw outcome.error;
  return outcome.value as T;
}

async function record(key: string, step: (own: Trace) => Promise<unknown>): Promise<Recorded> {
  const trace = newTrace(key);
  try {
    return { outcome: { value: await step(trace) }, exchanges: trace.exchanges };
  } catch (error) {
    return { outcome: { error }, exchanges: trace.exchanges };
  }
}
