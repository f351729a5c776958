import { SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { commissionReadings, readPart, readPartAs } from './parts.v2.ts';
import { isRedirect, senderOf, type Sender, type Stranger } from '../../steps/access.ts';
import { hasDetermination, readUnknownAccepted } from './determine.v2.ts';
import { placeOf, strangerLedOn } from './led-on.ts';
import { readUnknown, type ReadName } from './reads.v2.ts';

/** The same read with the token and without. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/**
 * Reads a part of a determination with the token and then as a stranger: of the operator's determination, of one that was
 * made for this run or, where there is none, of one that nobody made.
 *
 * @throws Inconclusive when the token is not accepted, or there is no determination
 */
export async function readBothWays(context: StepContext, name: ReadName, who: Stranger): Promise<Pair> {
  const isMade = hasDetermination(context);
  const withToken = await (isMade ? readMade(context, name) : readUnknownAccepted(context, name));
  const sender = await strangerOnce(context, who);
  const answer = await (isMade ? readPartAs(context, name, who, sender) : readUnknown(context, name, sender));
  return { withToken, withoutToken: await strangerLedOn(context, answer, sender, withToken) };
}

/** A stranger who is the same one all along, so that the same request is sent once. */
export function strangerOnce(context: StepContext, who: Stranger): Promise<Sender> {
  return context.once(`stranger: ${who}`, (step) => Promise.resolve(senderOf(step, who)));
}

/**
 * Tells whether two answers show that the token makes the difference. What is refused to both may not be there at all.
 */
export function makesDifference({ withToken, withoutToken }: Pair): boolean {
  if ([withToken, withoutToken].some(isRedirect) || SUCCESS.has(withToken.status)) return true;
  if (withoutToken.status === 401) return withToken.status !== 401;
  return withoutToken.status === 403 && ![401, 403].includes(withToken.status);
}

/**
 * Tells whether a request without the token gets what one with it gets: any success, or a redirect to the same place. One that leads
 * elsewhere, as to a login page, is a refusal.
 */
export function isLetIn({ withToken, withoutToken }: Pair): boolean {
  if (SUCCESS.has(withoutToken.status)) return true;
  return isRedirect(withToken) && isRedirect(withoutToken) && leadsTo(withToken) === leadsTo(withoutToken);
}

function leadsTo(answer: Answer): string | undefined {
  const location = answer.location();
  return location && placeOf(location);
}

/** A commission is read by one step alone: to read it twice could hide that it was not ready. */
async function readMade(context: StepContext, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPart(context, name);
  const [first] = await commissionReadings(context);
  return first ?? readPart(context, name);
}
