import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS, type StatusRange } from '../../../kit/expect.ts';
import { commissionReadings } from './commission.ts';
import { readPart } from './parts.ts';
import { readUnknownAccepted } from './read-accepted.ts';
import type { ReadName } from './reads.ts';
import { readUnknown } from './unknown.ts';

/** What nobody may get without a token. */
export const LET_IN: StatusRange = { says: '2xx or 302', has: (status) => SUCCESS.has(status) || status === 302 };

/** The same read with the token and without. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/**
 * Reads a part of a determination with the token and then without: of a determination that was made for this run or,
 * where nothing may be written, of one that nobody made.
 *
 * @throws NotApplicable when the interface is retired
 * @throws Inconclusive when the token is not accepted, or there is no determination
 */
export async function readBothWays(context: StepContext, name: ReadName): Promise<Pair> {
  if (context.mayWrite) {
    const withToken = await readMade(context, name);
    return { withToken, withoutToken: await readPart(context, name, 'none') };
  }
  const withToken = await readUnknownAccepted(context, name);
  return { withToken, withoutToken: await readUnknown(context, name, { as: 'none' }) };
}

/**
 * Tells whether two answers show that the token makes the difference. What is refused to both may not be there at all.
 */
export function makesDifference({ withToken, withoutToken }: Pair): boolean {
  if (SUCCESS.has(withToken.status) || isRedirect(withToken)) return true;
  if (withoutToken.status === 401) return withToken.status !== 401;
  return withoutToken.status === 403 && ![401, 403].includes(withToken.status);
}

const isRedirect = ({ status }: Answer): boolean => status >= 300 && status < 400;

/** A commission is read by one step alone: to read it twice could hide that it was not ready. */
async function readMade(context: StepContext, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPart(context, name);
  const [first] = await commissionReadings(context);
  return first ?? readPart(context, name);
}
