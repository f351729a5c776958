import { readFileSync } from 'node:fs';
import type { Answer } from './answer.ts';
import type { Context } from './context.ts';
import { SUCCESS } from './expect.ts';
import { valueAt } from '../json.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** A body that the contract forbids, for one operation. */
export interface ForbiddenBody {
  /** Method and path template. */
  operation: string;
  /** What is wrong: place and keyword, `/fromDay pattern`. */
  name: string;
  /** JSON Pointer to what is wrong. */
  at: string;
  body: unknown;
}

type Negatives = Record<string, { forbidden: readonly { at: string; keyword: string; body: unknown }[] }>;

/**
 * The bodies that the contract of an interface forbids, as they were derived when it was generated: of those that are wrong in the same
 * way, with the same value, the first.
 */
export function forbiddenBodies(id: InterfaceId): ForbiddenBody[] {
  const file = new URL(`../../generated/${id}/negatives.json`, import.meta.url);
  const negatives = JSON.parse(readFileSync(file, 'utf8')) as Negatives;
  return Object.entries(negatives).flatMap(([operation, { forbidden }]) => {
    const ways = new Map<string, ForbiddenBody>();
    for (const { at, keyword, body } of forbidden) {
      const way = `${keyword} ${JSON.stringify(valueAt(body, at))}`;
      const name = `${at === '' ? 'the body' : at} ${keyword}`;
      if (!ways.has(way)) ways.set(way, { operation, name, at, body });
    }
    return [...ways.values()];
  });
}

/**
 * Sends forbidden bodies one after the other and notes what became of them; the sources promise no refusal of them.
 *
 * @param send - sends one body; undefined when it cannot be sent here
 */
export async function observeForbidden(
  context: Context,
  bodies: readonly ForbiddenBody[],
  send: (body: ForbiddenBody) => Promise<Answer | undefined>,
): Promise<void> {
  const refused = new Map<number, number>();
  const taken: string[] = [];
  for (const body of bodies) {
    const answer = await send(body);
    if (answer === undefined) continue;
    if (SUCCESS.has(answer.status)) taken.push(`${body.operation} ${body.name} (${answer.status})`);
    else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
  }
  const counts = [...refused].sort(([a], [b]) => a - b).map(([status, count]) => `${count} with ${status}`);
  context.note(`refused: ${counts.length === 0 ? 'none' : counts.join(', ')}`);
  if (taken.length > 0) context.note(`taken: ${taken.join('; ')}`);
}
