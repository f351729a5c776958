import type { StepContext } from '../engine.ts';

/** A trace id of its own. The form of one is open: this is no UUID, and has letters of both cases. */
export function traceIdFor({ uuid }: Pick<StepContext, 'uuid'>): string {
  return `Conformance-${uuid()}`;
}
