import type { Ending } from '../../generated/deprecation.ts';
import type { Retired } from './caller.ts';
import { RetiredError } from './errors.ts';
import type { LoadSuccessors } from './retired.ts';
import { systemTime, type ApiSettings } from './settings.ts';

/**
 * Makes a function that finds out whether an interface has ended: something is not there, and the last day is over according to the
 * server (`Sunset`, RFC 8594) or else the contract; 410 means it even before.
 *
 * @param load - loads the successors of its operations
 */
export function retirement(settings: Pick<ApiSettings, 'now'>, ending: Ending, load: LoadSuccessors): Retired {
  return async (about, response) => {
    const { now = systemTime } = settings;
    // A redeployed application may no longer have the chunk: then it gets the error of the status.
    const module = await import('./retired.ts').catch(() => undefined);
    const end = await module?.endOf(ending, about.operation, response, now(), load);
    return end && new RetiredError(end.message, { ...about, ...end });
  };
}
