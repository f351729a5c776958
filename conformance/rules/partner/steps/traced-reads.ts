import type { StepContext } from '../../../engine/context.ts';
import type { Traced } from './caller-headers.ts';
import { askRead, type ReadName } from './reads.ts';

/** A read that brings a trace id of its own. */
export function tracedRead(context: StepContext, name: ReadName): Promise<Traced> {
  return context.once(`read: ${name} with a trace id`, async (step) => {
    const sent = step.uuid();
    return { sent, answer: await askRead(step, name, { headers: { 'X-TraceId': sent } }) };
  });
}

/** A read of a partner that does not exist, or of what lies below it, with a trace id. */
export function readUnknown(context: StepContext, name: ReadName = 'partner'): Promise<Traced> {
  return context.once(`read: ${name} of an unknown partner`, async (step) => {
    const sent = step.uuid();
    return { sent, answer: await askRead(step, name, { id: step.uuid(), headers: { 'X-TraceId': sent } }) };
  });
}

/** Tells whether a trace id came back; a gateway may have added one of its own. */
export function carriesTrace({ sent, answer }: Traced): boolean {
  return answer
    .headers('X-TraceId')
    .flatMap((value) => value.split(','))
    .some((value) => value.trim() === sent);
}

/** What an answer has for a trace id, as a reason shows it. */
export function traceShown({ answer }: Traced): string {
  const values = answer.headers('X-TraceId');
  return values.length === 0 ? 'no such header' : `'${values.join(', ')}'`;
}
