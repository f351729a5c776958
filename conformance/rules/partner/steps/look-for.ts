import { targetOrigins, type Answer, type StepContext } from '../../engine.ts';
import { lastSegmentOf } from '../../steps/reads.ts';
import { recordIn } from './attributes.ts';
import { ACCEPT_JSON, readPartner } from './requests.ts';

/** The identifier under which a new partner was read, which spares the clean-up a search, and the read at its Location. */
export interface Found {
  id?: string;
  located?: Answer;
}

/** A new partner to find: the mark that identifies it, and what was found so far. */
export interface Sought {
  mark: string;
  found: Found;
}

/** The identifiers by which a response names the new partner: that of its body, then that of its Location. */
export function identifiersOf(answer: Answer): string[] {
  const id = recordIn(answer)?.['id'];
  const location = answer.location();
  const candidates = [id, location && lastSegmentOf(location)];
  return [...new Set(candidates.filter((one): one is string => typeof one === 'string' && one !== ''))];
}

/** The identifiers of all new partners that reads have shown before the clean-up. */
export function foundOnes(context: StepContext): Promise<Set<string>> {
  return context.once('new partners found', async () => new Set<string>());
}

/** Tells whether a read shows the new partner, by its mark. */
export function shows(read: Answer, mark: string): boolean {
  return read.status === 200 && read.body.includes(mark);
}

/** Reads the partners that the response to a creation names, until one of them has the mark; returns the last read. */
export async function lookFor(
  context: StepContext,
  creation: Answer,
  { mark, found }: Sought,
): Promise<Answer | undefined> {
  const ids = identifiersOf(creation);
  const located = await readLocation(context, creation);
  const record = located !== undefined && shows(located, mark) ? recordIn(located) : undefined;
  if (record !== undefined) {
    Object.assign(found, { id: ids.find((one) => one === record['id']) ?? ids.at(-1), located });
    return located;
  }
  let read = located;
  for (const id of ids) {
    read = await readPartner(context, id);
    if (!shows(read, mark)) continue;
    found.id = id;
    break;
  }
  return read;
}

/** Reads the Location of a creation; undefined if no credential may be sent there. */
async function readLocation(context: StepContext, creation: Answer): Promise<Answer | undefined> {
  const location = creation.location();
  if (location === undefined || !targetOrigins(context.config).has(location.origin)) return undefined;
  return context.target.follow(creation, 'partner', { headers: ACCEPT_JSON });
}
