import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { credentialHeaders } from '../../../engine/credentials.ts';
import { askRead, type ReadName } from './reads.ts';

/** The headers by which the caller of the partner interface shows itself. */
export type CallerHeader = 'X-ApiKey' | 'X-PartnerId';

/** An answer to a request that brought its own trace id. */
export interface Traced {
  sent: string;
  answer: Answer;
}

/** A read as the caller makes it, but without one of its headers. */
export function readWithout(context: StepContext, name: ReadName, left: CallerHeader): Promise<Traced> {
  return context.once(`read: ${name} without ${left}`, (step) => readAs(step, name, left));
}

/** A read of the partner as the caller makes it, but with a key that nobody has; sent once in a run. */
export function readWithWrongKey(context: StepContext): Promise<Traced> {
  return context.once('read: partner with a wrong X-ApiKey', (step) =>
    readAs(step, 'partner', 'X-ApiKey', { 'X-ApiKey': step.uuid() }),
  );
}

async function readAs(
  step: StepContext,
  name: ReadName,
  left: CallerHeader,
  instead: Record<string, string> = {},
): Promise<Traced> {
  const sent = step.uuid();
  const kept = (credentialHeaders(step.config, 'partner') ?? []).filter(([header]) => header !== left);
  const headers = { ...Object.fromEntries(kept), ...instead, 'X-TraceId': sent };
  return { sent, answer: await askRead(step, name, { as: 'none', headers }) };
}
