import { manualClock, type ManualClock } from '../../clock.ts';
import { createHost } from '../../servers/host.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Interface, Surroundings } from '../interface.ts';
import { createTokens, type Claims, type Tokens } from '../tokens.ts';

/** Tokens and a clock for tests of interfaces with cases. */
export interface CaseSurroundings extends Surroundings {
  clock: ManualClock;
  tokens: Tokens;
}

/** Surroundings under a manual clock. */
export function caseSurroundings(): CaseSurroundings {
  const clock = manualClock(Date.parse('2026-01-12T09:30:00Z'));
  return { clock, tokens: createTokens(clock), readyAfterMs: 0 };
}

/** One handler for interfaces, composed like a host. */
export function handlerOf(...interfaces: Interface[]): Handler {
  return createHost(() => interfaces.map(({ app }) => app));
}

/** The Authorization header of a caller; by default the owner of the seeded cases, with every scope. */
export async function authorize(tokens: Tokens, claims: Partial<Claims> = {}): Promise<{ authorization: string }> {
  const token = await tokens.issue({ partnerId: 'ABC12', scopes: ['baufinanzierung:angebot:ermitteln'], ...claims });
  return { authorization: `Bearer ${token}` };
}
