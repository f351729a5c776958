import { jsonOf, onRequest, withJson, withRewrittenJson } from '../faulty.ts';
import type { Selector, Change, JsonObject, Where, Wrap } from '../faulty.ts';

const below = (path: string) => ({ method: 'GET', path: new RegExp(`/partner/[^/]+${path}$`) });

/** The reads of the interface. */
export const ONE = below('');
export const IDENTIFIERS = below('/partnerkennzeichen');
export const ADMINISTRABLE = below('/administrierbare');
export const TAKEOVER_LIST = below('/uebernahmeRechtFuer');
export const TAKEOVER_STATUS = below('/uebernahmeRechtFuer/[^/]+');

/** Selects the successful responses to reads. */
export const found = (selector: Selector): Where => ({ ...selector, status: 200 });

/** Rewrites an attribute of a record, if the record has it. */
export function withAttribute(name: string, rewrite: (value: unknown) => unknown): Change {
  return withRewrittenJson((record) => (name in record ? { ...record, [name]: rewrite(record[name]) } : record));
}

/** Rewrites the list of administrable partners in the body. */
export function withList(rewrite: (entries: readonly JsonObject[]) => unknown): Change {
  return async (response) => withJson(rewrite((await jsonOf(response)) as JsonObject[]))(response);
}

/** Rewrites each entry of that list; it may look at the others. */
export function withEntries(rewrite: (entry: JsonObject, all: readonly JsonObject[]) => unknown): Change {
  return withList((entries) => entries.map((entry) => rewrite(entry, entries)));
}

/** Sends the requests that `selector` selects to another path. */
export function elsewhere(selector: Selector, path: (pathname: string) => string): Wrap {
  return onRequest(selector, (request) => {
    const url = new URL(request.url);
    url.pathname = path(url.pathname);
    return new Request(url, request);
  });
}
