import { onceKnown } from '../common/just-made.ts';
import { parametersIn } from '../common/parameters.ts';
import { sent, type Following } from '../common/redirects.ts';
import type { Clock } from '../common/settings.ts';

export { rateLimitOf } from '../common/rate-limit.ts';
export { sent } from '../common/redirects.ts';

/** Reads a new determination: follows redirects, and repeats the read after 404. */
export function readNew(request: Request, base: URL, following: Following, clock: Clock): Promise<Response> {
  return onceKnown((one) => sent(one, base, following), clock)(request);
}

/**
 * The URL for the next read of a commission that is not ready: the target of the redirect. If the target is another resource of the
 * interface, such as a page that asks the user to wait: '', for the URL of the first read.
 */
export function onward(address: URL, base: URL): string {
  return address.origin === base.origin && parametersIn(address, '/provision') === undefined ? '' : address.href;
}

/**
 * The `ermittlungsId` of a determination. Searches the whole body, since neither its place nor its type (string or number) is published.
 * Takes it from the URL if there is no body yet, or if JavaScript cannot represent all digits of the number.
 *
 * @param address - the target of the redirect
 */
export function identifierOf(ermittlung: unknown, address: URL): string | undefined {
  const id = identifierIn(ermittlung);
  const isLost = ermittlung === undefined || (typeof id === 'number' && !Number.isSafeInteger(id));
  return isLost ? parametersIn(address, '/ermittlung/{ermittlungsId}')?.['ermittlungsId'] : id?.toString();
}

function identifierIn(value: unknown): string | number | undefined {
  // Not recursive: the body may be nested deeper than calls.
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const own = (next as { ermittlungsId?: unknown }).ermittlungsId;
    if ((typeof own === 'string' && own !== '') || typeof own === 'number') return own;
    for (const member of Object.values(next).reverse()) left.push(member);
  }
  return undefined;
}
