import type { StepContext } from '../engine.ts';

/** A new trace id. Its format is open: this one is not a UUID, and has upper and lower case letters. */
export function traceIdFor({ uuid }: Pick<StepContext, 'uuid'>): string {
  return `Conformance-${uuid()}`;
}
