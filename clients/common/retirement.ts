import { announcedEnd, type Ending, type Successor } from '../../generated/deprecation.ts';
import type { Retired } from './caller.ts';
import { RetiredError } from './errors.ts';
import { systemTime, type ApiSettings } from './settings.ts';

/** How a server may say that there is nothing any more. */
const ABSENT = new Set([404, 405, 410]);

/**
 * Makes what tells that an interface has ended: something is not there, and the last day is over by the server (`Sunset`, RFC 8594) or,
 * where that says nothing, by the contract; 410 tells it before, too.
 *
 * @param load - loads what takes the place of its operations
 */
export function retirement(
  { now = systemTime }: Pick<ApiSettings, 'now'>,
  ending: Ending,
  load: () => Promise<{ SUCCESSORS: Readonly<Record<string, Successor>> }>,
): Retired {
  return async (about, { status, headers }) => {
    if (!ABSENT.has(status)) return undefined;
    // An application that was deployed anew may not have the chunks any more: then it is told what the status says by itself.
    const module = await import('./retired.ts').catch(() => undefined);
    const end = module?.endOf(ending, status, announcedEnd(headers), now());
    if (end === undefined) return undefined;
    const successor = (await load().catch(() => undefined))?.SUCCESSORS[about.operation];
    return new RetiredError(end.says(successor), { ...about, sunset: end.lastDay, successor });
  };
}
