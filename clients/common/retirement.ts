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
 * where that says nothing, by the contract; 410 tells it before, too.
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
    const end = announcedEnd(headers)?.getTime();
    const isOver = end === undefined ? day(now()) > sunset : now() >= end;
    // 410 says on whatever day that it will not come back (RFC 9110, 15.5.11).
    if (!isOver && status !== 410) return undefined;
    // What ends at midnight was there on the day before.
    const lastDay = end === undefined ? sunset : day(end - 1);
    // An application that was deployed anew may not have the chunks any more: the caller learns of the end without them.
    const successor = (await load().catch(() => undefined))?.SUCCESSORS[about.operation];
    const advice = await import('./advice.ts').then(
      ({ adviceOf }) => adviceOf(id, successor, { isOver, isOfServer: end !== undefined, lastDay }),
      () => `the last day is ${lastDay}`,
    );
    return new RetiredError(`status ${status}, ${advice}`, { ...about, sunset: lastDay, successor });
  };
}
