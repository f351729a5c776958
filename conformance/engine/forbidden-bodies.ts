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
  /** Place and keyword of the violation: `/fromDay pattern`. */
  name: string;
  /** JSON pointer to the violation. */
  at: string;
  body: unknown;
}

type Negatives = Record<string, { forbidden: readonly { at: string; keyword: string; body: unknown }[] }>;

const known = new Map<InterfaceId, readonly ForbiddenBody[]>();

/** The bodies that the contract of an interface forbids, from its generated `negatives.json`; read once per process. */
export function forbiddenBodies(id: InterfaceId): readonly ForbiddenBody[] {
  const bodies = known.get(id) ?? readForbidden(id);
  known.set(id, bodies);
  return bodies;
}

function readForbidden(id: InterfaceId): ForbiddenBody[] {
  const file = new URL(`../../generated/${id}/negatives.json`, import.meta.url);
  const negatives = JSON.parse(readFileSync(file, 'utf8')) as Negatives;
  return Object.entries(negatives).flatMap(([operation, { forbidden }]) =>
    forbidden.map(({ at, keyword, body }) => ({
      operation,
      name: `${at === '' ? 'the body' : at} ${keyword}`,
      at,
      body,
    })),
  );
}

/** One body for each operation, keyword and invalid value: enough for operations whose documents promise no refusal. */
export function oneOfEachWay(bodies: readonly ForbiddenBody[]): ForbiddenBody[] {
  const wayOf = ({ operation, name, at, body }: ForbiddenBody) =>
    JSON.stringify([operation, name.split(' ').at(-1), valueAt(body, at)]);
  return [...new Map(bodies.toReversed().map((body) => [wayOf(body), body])).values()].reverse();
}

/**
 * Sends forbidden bodies one by one and only notes the responses, since the sources promise no refusal.
 *
 * @param send - sends one body; resolves to undefined if it cannot be sent
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
