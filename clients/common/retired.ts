import { announcedEnd } from '../../generated/announced.ts';
import type { Ending, Successor } from '../../generated/deprecation.ts';

/** Loads what takes the place of the operations of an interface. */
export type LoadSuccessors = () => Promise<{ SUCCESSORS: Readonly<Record<string, Successor>> }>;

/** Days are those of the country in which the platform is operated. */
const day = (ms: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(ms);

/** How a server may say that there is nothing any more. */
const ABSENT = new Set([404, 405, 410]);

/** That an interface has ended. */
export interface End {
  message: string;
  /** Its last day. */
  sunset: string;
  successor: Successor | undefined;
}

/**
 * The end of an interface of which something is not there.
 *
 * @param now - in milliseconds since 1970
 * @param load - loads what takes the place of its operations
 * @returns undefined where it has not ended
 */
export async function endOf(
  { interface: id, sunset: planned }: Ending,
  operation: string,
  { status, headers }: Response,
  now: number,
  load: LoadSuccessors,
): Promise<End | undefined> {
  if (!ABSENT.has(status)) return undefined;
  const end = announcedEnd(headers)?.getTime();
  const isOver = end === undefined ? day(now) > planned : now >= end;
  // 410 says on whatever day that it will not come back (RFC 9110, 15.5.11).
  if (!isOver && status !== 410) return undefined;
  // What ends at midnight was there on the day before.
  const sunset = end === undefined ? planned : day(end - 1);
  const says =
    end === undefined
      ? `the last day of ${id} ${isOver ? 'was' : 'is'}`
      : `the server says that ${id} ${isOver ? 'ended' : 'ends'} on`;
  // A redeployed application may no longer have the chunk: then it learns of the end alone.
  const successor = (await load().catch(() => undefined))?.SUCCESSORS[operation];
  return { message: `status ${status}, ${says} ${sunset}: ${advice(successor)}`, sunset, successor };
}

function advice(successor: Successor | undefined): string {
  if (successor === undefined) return 'see platform-contracts/migration';
  if ('none' in successor) return `nothing takes its place, ${successor.none}`;
  return `call ${successor.request}, ${successor.operation} of ${successor.interface}`;
}
