import { newTrace, type Trace } from './exchange.ts';
import type { Run } from './run.ts';

/** A step that was begun, with its requests. */
interface BegunStep {
  trace: Trace;
  outcome: Promise<unknown>;
}

/** Begins the key of a step that makes one request where several rules could each make their own. */
const COMBINED = 'parts combined: ';

/** The key of a step that makes one request where several rules could each make their own. */
export const combinedStep = (name: string): string => `${COMBINED}${name}`;

/** Tells whether a scope is such a step. */
export const isCombined = (scope: string): boolean => scope.includes(`: ${COMBINED}`);

/**
 * Runs a step once per run; every check that asks for the same key shares its result and its exchanges.
 *
 * @param key - names the step; the same key always means the same kind of result
 * @param step - makes its requests with the trace that it is given
 * @throws whatever the step threw, to every caller
 */
export async function sharedStep<T>(run: Run, trace: Trace, key: string, step: (own: Trace) => Promise<T>): Promise<T> {
  const shared = (run.steps.get(key) as BegunStep | undefined) ?? begun(newTrace(key), step);
  run.steps.set(key, shared);
  try {
    return (await shared.outcome) as T;
  } finally {
    // In the order of use: a failure without an exchange of its own is shown by the last one.
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
