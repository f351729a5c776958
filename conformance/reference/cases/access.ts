import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { CallerEnv } from '../bearer.ts';
import type { Case } from './case.ts';

/** Cases by their number. */
export type Cases = ReadonlyMap<string, Case>;

/** The response of a handler. */
export type Reply = Response | Promise<Response>;

/** The variables that the middleware sets for routes: the caller, and the case in the path. */
export interface CaseEnv {
  Variables: CallerEnv['Variables'] & { vorgang: Case };
}

/** Refuses with 404 if the case `:vorgangsNummer` does not exist, and with 403 if the caller may not use it (C14, O309, O312). */
export function accessibleCase(cases: Cases): MiddlewareHandler<CaseEnv> {
  return createMiddleware<CaseEnv>(async (c, next) => {
    const vorgangsNummer = c.req.param('vorgangsNummer') ?? '';
    const vorgang = cases.get(vorgangsNummer);
    if (vorgang === undefined) return notFound(c, 'case');
    if (vorgang.partnerId !== c.get('caller').partnerId) {
      return c.json({ message: `no access to the case ${vorgangsNummer}` }, 403);
    }
    c.set('vorgang', vorgang);
    return next();
  });
}

/** Finds the item whose member `name` equals the path parameter of that name, and responds with `answer`; 404 if there is none. */
export function forOne<Name extends string, One extends Readonly<Record<Name, string>>>(
  c: Context,
  [name, what]: readonly [name: Name, what: string],
  list: readonly One[],
  answer: (one: One) => Reply,
): Reply {
  const wanted = c.req.param(name);
  const found = list.find((one) => one[name] === wanted);
  return found === undefined ? notFound(c, what) : answer(found);
}

export function notFound(c: Context, what: string): Response {
  return c.json({ message: `there is no such ${what}` }, 404);
}
