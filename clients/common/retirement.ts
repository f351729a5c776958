import type { Ending } from '../../generated/deprecation.ts';
import type { Retired } from './caller.ts';
import { RetiredError } from './errors.ts';
import type { LoadSuccessors } from './retired.ts';
import { systemTime, type ApiSettings } from './settings.ts';

/**
 * Creates a function that finds out whether an interface has ended: after 404 or 405 if the last day is over, according to the server
 * (`Sunset`, RFC 8594) or otherwise the contract; after 410 always.
 */
export function retirement(settings: Pick<ApiSettings, 'now'>, ending: Ending, load: LoadSuccessors): Retired {
  return async (about, response) => {
    const { now = systemTime } = settings;
    // After a redeployment of the application the chunk may be gone: then the caller throws the error for the status.
    const module = await import('./retired.ts').catch(() => undefined);
    const end = await module?.endOf(ending, about.operation, response, now(), load);
    return end && new RetiredError(end.message, { ...about, ...end });
  };
}
