import {
  onResponse,
  withHeader,
  withRewrittenJson,
  withStatus,
  type Selector,
  type Change,
  type JsonObject,
  type Where,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';

const ONE_PATH = /\/v2\/antraege\/[^/]+\/[^/]+\/[^/]+$/;
const SALES_PATH = /\/v2\/vorgaenge\/[^/]+\/[^/]+\/[^/]+\/antraege$/;

/** Requests of a provider about one application. */
export const ONE: Selector = { path: ONE_PATH };
export const LIST = { method: 'GET', path: /\/v2\/antraege$/ } satisfies Selector;
export const PATCH: Selector = { method: 'PATCH', path: ONE_PATH };
export const SALES = { method: 'GET', path: SALES_PATH } satisfies Selector;

/** Replaces the applications in a list. */
export function listing(pick: (antraege: JsonObject[]) => unknown[]): ReturnType<typeof withRewrittenJson> {
  return withRewrittenJson(({ _embedded, ...page }) => ({
    ...page,
    _embedded: { antraege: pick((_embedded as { antraege: JsonObject[] }).antraege) },
  }));
}

const HOUR_MS = 60 * 60 * 1000;

/** The moment an hour before another one. */
export const anHourEarlier = (date: string): string => new Date(Date.parse(date) - HOUR_MS).toISOString();

/** Rewrites the status of a record. */
export const withStatusOf = (rewrite: (status: JsonObject) => JsonObject): Change =>
  withRewrittenJson(({ status, ...record }) => ({ ...record, status: rewrite(status as JsonObject) }));

/** Shows the date of last change in milliseconds since 1970. */
export const withDateInMilliseconds: Change = withRewrittenJson(({ letzteAenderung, ...record }) => ({
  ...record,
  letzteAenderung: Date.parse(String(letzteAenderung)),
}));

/** One application, as its provider or a sales party reads it. */
export const RECORD = { method: 'GET', path: new RegExp(`${ONE_PATH.source}|${SALES_PATH.source}`) } satisfies Selector;

/** A successful read of the application. */
export const READ: Where = { method: 'GET', path: ONE_PATH, status: 200 };

/** The fault that a read redirects to a login page. */
export function redirected(name: string, what: string, where: Selector): Fault {
  return {
    name: `${name}-redirects`,
    kind: 'wrong-redirect',
    says: `${what} answers 302 with the address of a login page.`,
    wrap: onResponse({ ...where, status: 200 }, withStatus(302), withHeader('Location', '/login')),
  };
}
