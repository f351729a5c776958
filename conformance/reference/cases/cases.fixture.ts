import { manualClock, type ManualClock } from '../../clock.ts';
import { createHost } from '../../servers/host.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Interface, Surroundings } from '../interface.ts';
import { createTokens, type Claims, type Tokens } from '../tokens.ts';

/** Tokens and a clock for tests of interfaces that concern cases. */
export interface CaseSurroundings extends Surroundings {
  clock: ManualClock;
  tokens: Tokens;
}

/** Surroundings under a manual clock. */
export function caseSurroundings(): CaseSurroundings {
  const clock = manualClock(Date.parse('2026-01-12T09:30:00Z'));
  return { clock, tokens: createTokens(clock), readyAfterMs: 0 };
}

/** One handler for interfaces of any host, as the host would compose them. */
export function handlerOf(...interfaces: Interface[]): Handler {
  return createHost(() => interfaces.map(({ app }) => app));
}

/** The Authorization header of a bearer; the one whose cases are seeded, with every scope, unless told otherwise. */
export async function authorize(tokens: Tokens, claims: Partial<Claims> = {}): Promise<{ authorization: string }> {
  const token = await tokens.issue({ partnerId: 'ABC12', scopes: ['baufinanzierung:angebot:ermitteln'], ...claims });
  return { authorization: `Bearer ${token}` };
}
