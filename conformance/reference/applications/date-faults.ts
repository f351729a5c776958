import { faultsOf, isAsked, jsonOf, withProperties, type JsonObject, type Wrap } from '../faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { PATCH, READ } from './faulty-places.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Has patches of a part of the application leave letzteAenderung at what `becomes` of the former one. */
function dating(part: string, becomes: (former: string) => string | undefined): Wrap {
  return (next: Handler) => {
    const shown = new Map<string, string | undefined>();
    const formerOf = async ({ url, headers }: Request): Promise<unknown> => {
      const authorization = headers.get('authorization') ?? '';
      const response = await next(new Request(url, { headers: { authorization } }));
      return response.ok ? ((await response.json()) as JsonObject)['letzteAenderung'] : undefined;
    };
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (isAsked(PATCH, request)) {
        const former = await formerOf(request);
        const isMeant = await concerns(request, part);
        const response = await next(request);
        if (!response.ok) return response;
        if (!isMeant) shown.delete(pathname);
        else if (!shown.has(pathname)) shown.set(pathname, becomes(String(former)));
        return response;
      }
      const response = await next(request);
      const letzteAenderung = shown.get(pathname);
      if (!shown.has(pathname) || !isAsked(READ, request) || response.status !== READ.status) return response;
      return withProperties({ letzteAenderung })(response, request);
    };
  };
}

async function concerns(request: Request, part: string): Promise<boolean> {
  const operations = await jsonOf(request);
  return Array.isArray(operations) && operations.some((one) => isObject(one) && String(one['path']).startsWith(part));
}

const same = (former: string) => former;
const earlier = (former: string) => new Date(Date.parse(former) - HOUR_MS).toISOString();

/** The faults of the date of last change (A16, A17). */
export const dateFaults: readonly Fault[] = faultsOf({
  'status-change-undated': {
    kind: 'wrong-meaning',
    says: 'A change of the status leaves letzteAenderung as it was.',
    wrap: dating('/status', same),
  },
  'status-change-dates-back': {
    kind: 'wrong-meaning',
    says: 'A change of the status moves letzteAenderung to an hour before.',
    wrap: dating('/status', earlier),
  },
  'provider-status-change-undated': {
    kind: 'wrong-meaning',
    says: 'A change of the part of the provider alone leaves letzteAenderung as it was.',
    wrap: dating('/status/produktAnbieter', same),
  },
  'clerk-change-undated': {
    kind: 'wrong-meaning',
    says: 'A change of the credit clerk leaves letzteAenderung as it was.',
    wrap: dating('/ansprechpartner', same),
  },
  'clerk-change-dates-back': {
    kind: 'wrong-meaning',
    says: 'A change of the credit clerk moves letzteAenderung to an hour before.',
    wrap: dating('/ansprechpartner', earlier),
  },
  'clerk-change-takes-date': {
    kind: 'missing-member',
    says: 'A change of the credit clerk takes letzteAenderung away.',
    wrap: dating('/ansprechpartner', () => undefined),
  },
});
