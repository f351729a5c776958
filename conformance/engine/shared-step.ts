import { newTrace, type Trace } from './exchange.ts';
import type { Run } from './run.ts';

/** A started step, with its requests. */
interface BegunStep {
  trace: Trace;
  outcome: Promise<unknown>;
}

/** Prefix of the key of a step that sends one request instead of one for each of several rules. */
const COMBINED = 'parts combined: ';

/** The key of a step that sends one request instead of one for each of several rules. */
export const combinedStep = (name: string): string => `${COMBINED}${name}`;

/** Whether a scope is such a step. */
export const isCombined = (scope: string): boolean => scope.includes(`: ${COMBINED}`);

/**
 * Runs a step once per run; all checks that use the same key share its result and its exchanges.
 *
 * @param key - name of the step; the same key must always give the same type of result
 * @param step - sends its requests with the given trace
 * @throws the error of the step, to every caller
 */
export async function sharedStep<T>(run: Run, trace: Trace, key: string, step: (own: Trace) => Promise<T>): Promise<T> {
  const shared = (run.steps.get(key) as BegunStep | undefined) ?? begun(newTrace(key), step);
  run.steps.set(key, shared);
  try {
    return (await shared.outcome) as T;
  } finally {
    // In order of use, since a failure without an exchange of its own shows the last one.
    for (const index of shared.trace.exchanges) {
      trace.exchanges.delete(index);
      trace.exchanges.add(index);
    }
  }
}

const begun = (trace: Trace, step: (own: Trace) => Promise<unknown>): BegunStep => ({
  trace,
  outcome: (async () => step(trace))(),
});
