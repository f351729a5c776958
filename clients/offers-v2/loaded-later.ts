import { onceKnown } from '../common/just-made.ts';
import { parametersIn } from '../common/parameters.ts';
import { sent, type Following } from '../common/redirects.ts';
import type { Clock } from '../common/settings.ts';

export { rateLimitOf } from '../common/rate-limit.ts';
export { sent } from '../common/redirects.ts';

/** Sends the request for a determination that was made a moment ago, and follows its redirects. */
export function readNew(request: Request, base: URL, following: Following, clock: Clock): Promise<Response> {
  return onceKnown((asked) => sent(asked, base, following), clock)(request);
}

/**
 * Where to ask again for a commission that is not ready: where the redirect leads, unless that is something else of the interface, such as
 * a page that asks for patience; then where it was asked for first, which is ''.
 */
export function onward(address: URL, base: URL): string {
  return address.origin === base.origin && parametersIn(address, '/provision') === undefined ? '' : address.href;
}

/**
 * The `ermittlungsId` of a determination: anywhere in its answer, since neither its place nor whether it is a text or a number is
 * published. Its address has it, too, where there is no answer yet, or a number with more digits than JavaScript keeps.
 *
 * @param address - where the redirect leads
 */
export function identifierOf(ermittlung: unknown, address: URL): string | undefined {
  const shown = identifierIn(ermittlung);
  const isLost = ermittlung === undefined || (typeof shown === 'number' && !Number.isSafeInteger(shown));
  return isLost ? parametersIn(address, '/ermittlung/{ermittlungsId}')?.['ermittlungsId'] : shown?.toString();
}

function identifierIn(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as { ermittlungsId?: unknown }).ermittlungsId;
  if ((typeof own === 'string' && own !== '') || typeof own === 'number') return own;
  return Object.values(value).reduce<string | number | undefined>(
    (found, member) => found ?? identifierIn(member),
    undefined,
  );
}
