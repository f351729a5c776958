import { createRedactor, secretsIn } from '../engine/redact.ts';
import type { WireResponse } from '../engine/transport.ts';
import type { RecordedCall } from './traffic.ts';

/**
 * What may be shown of a text that a call brought: without the credentials of the call, the tokens of its answer, and all that looks
 * like a secret.
 */
export function clean(text: string, { headers }: RecordedCall, answer?: WireResponse): string {
  const redactor = createRedactor(secretsIn(headers));
  if (answer !== undefined) redactor.learnFrom(answer);
  return redactor.text(text);
}
