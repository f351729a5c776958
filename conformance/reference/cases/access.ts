import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { CallerEnv } from '../bearer.ts';
import type { Case } from './case.ts';

/** Cases by their number. */
export type Cases = ReadonlyMap<string, Case>;

/** What a handler answers with. */
export type Reply = Response | Promise<Response>;

/** What a route knows once its middleware has let a request in to a case. */
export interface CaseEnv {
  Variables: CallerEnv['Variables'] & { vorgang: Case };
}

/** Refuses with 404 where the case `:vorgangsNummer` does not exist, and with 403 who may not use it (C14, O309, O312). */
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

/** Answers for the one of a list that a parameter of the path names, by the member of the same name; 404 where there is none. */
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

/** Answers that the path names something that does not exist. */
export function notFound(c: Context, what: string): Response {
  return c.json({ message: `there is no such ${what}` }, 404);
}
