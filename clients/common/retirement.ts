import { announcedEnd, type Ending, type Successor } from '../../generated/deprecation.ts';
import type { Retired } from './caller.ts';
import { RetiredError } from './errors.ts';
import { systemTime, type ApiSettings } from './settings.ts';

/** How a server may say that there is nothing any more. */
const ABSENT = new Set([404, 405, 410]);

/** Days are those of the country in which the platform is operated. */
const day = (ms: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(ms);

/**
 * Makes what tells that an interface has ended: something is not there, and the last day is over by the server (`Sunset`, RFC 8594) or,
 * where that says nothing, by the contract.
 *
 * @param load - loads what takes the place of its operations
 */
export function retirement(
  { now = systemTime }: Pick<ApiSettings, 'now'>,
  { interface: id, sunset }: Ending,
  load: () => Promise<{ SUCCESSORS: Readonly<Record<string, Successor>> }>,
): Retired {
  return async (about, { status, headers }) => {
    if (!ABSENT.has(status)) return undefined;
    const announced = announcedEnd(headers);
    const isOver = announced === undefined ? day(now()) > sunset : now() >= announced.getTime();
    if (!isOver) return undefined;
    const successor = (await load()).SUCCESSORS[about.operation];
    const what = `status ${status}, the last day of ${id} was ${sunset}: ${advice(successor)}`;
    return new RetiredError(what, { ...about, sunset, successor });
  };
}

function advice(successor: Successor | undefined): string {
  if (successor === undefined) return 'see platform-contracts/migration';
  if ('none' in successor) return `nothing takes its place, ${successor.none}`;
  return `call ${successor.request}, ${successor.operation} of ${successor.interface}`;
}
