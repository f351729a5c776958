import { hash } from 'node:crypto';
import type { Trace } from './exchange.ts';

/**
 * An identifier that nobody has used before, and that comes again when the run is judged again: it depends on the seed of
 * the run, on who asks, and on how often that one has asked.
 */
export function drawUuid(seed: string, trace: Trace): string {
  trace.drawn += 1;
  const hex = hash('sha256', `${seed}\n${trace.scope}\n${trace.drawn}`);
  const variant = ((parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
