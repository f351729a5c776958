import type { StepContext } from '../engine.ts';

/** A trace id that nobody else has. Which form one has is not said: one that is no UUID, and has letters of both cases, is as good. */
export function traceIdFor({ uuid }: Pick<StepContext, 'uuid'>): string {
  return `Conformance-${uuid()}`;
}
