import { announcedEnd } from '../../generated/announced.ts';
import type { Ending, Successor } from '../../generated/deprecation.ts';

/** Loads the successors of the operations of an interface. */
export type LoadSuccessors = () => Promise<{ SUCCESSORS: Readonly<Record<string, Successor>> }>;

/** The date in Germany, where the platform is operated. */
const day = (ms: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(ms);

/** Statuses of an interface that is gone. */
const ABSENT = new Set([404, 405, 410]);

/** The end of an interface. */
export interface End {
  message: string;
  /** Its last day. */
  sunset: string;
  successor: Successor | undefined;
}

/**
 * Finds out from a response whether an interface has ended.
 *
 * @param now - in milliseconds since 1970
 * @returns undefined if it has not ended
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
  // 410 means, even before the last day, that the interface will not come back (RFC 9110, 15.5.11).
  if (!isOver && status !== 410) return undefined;
  // The last day of an interface that ends at midnight is the day before.
  const sunset = end === undefined ? planned : day(end - 1);
  const says =
    end === undefined
      ? `the last day of ${id} ${isOver ? 'was' : 'is'}`
      : `the server says that ${id} ${isOver ? 'ended' : 'ends'} on`;
  // After a redeployment of the application the chunk may be gone: then the error has no successor.
  const successor = (await load().catch(() => undefined))?.SUCCESSORS[operation];
  return { message: `status ${status}, ${says} ${sunset}: ${advice(successor)}`, sunset, successor };
}

function advice(successor: Successor | undefined): string {
  if (successor === undefined) return 'see platform-contracts/migration';
  if ('none' in successor) return `nothing takes its place, ${successor.none}`;
  return `call ${successor.request}, ${successor.operation} of ${successor.interface}`;
}
