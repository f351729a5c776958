import type { Ending, Successor } from '../../generated/deprecation.ts';

/** Days are those of the country in which the platform is operated. */
const day = (ms: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(ms);

/**
 * The end of an interface of which something is not there.
 *
 * @param announced - the end by the server
 * @param now - in milliseconds since 1970
 * @returns undefined where it has not ended
 */
export function endOf(
  { interface: id, sunset }: Ending,
  status: number,
  announced: Date | undefined,
  now: number,
): { lastDay: string; says: (successor: Successor | undefined) => string } | undefined {
  const end = announced?.getTime();
  const isOver = end === undefined ? day(now) > sunset : now >= end;
  // 410 says on whatever day that it will not come back (RFC 9110, 15.5.11).
  if (!isOver && status !== 410) return undefined;
  // What ends at midnight was there on the day before.
  const lastDay = end === undefined ? sunset : day(end - 1);
  const says =
    end === undefined
      ? `the last day of ${id} ${isOver ? 'was' : 'is'}`
      : `the server says that ${id} ${isOver ? 'ended' : 'ends'} on`;
  return { lastDay, says: (successor) => `status ${status}, ${says} ${lastDay}: ${advice(successor)}` };
}

function advice(successor: Successor | undefined): string {
  if (successor === undefined) return 'see platform-contracts/migration';
  if ('none' in successor) return `nothing takes its place, ${successor.none}`;
  return `call ${successor.request}, ${successor.operation} of ${successor.interface}`;
}
