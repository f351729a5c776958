import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerOf, type Claims, type Tokens } from './tokens.ts';

/** The variables that the middleware sets for routes. */
export interface CallerEnv {
  Variables: { caller: Claims };
}

/** Refuses requests without a valid Bearer token with 401 (A22, C15, O316). */
export function bearer(tokens: Tokens): MiddlewareHandler<CallerEnv> {
  return createMiddleware<CallerEnv>(async (c, next) => {
    const caller = await bearerOf(c.req.raw, tokens);
    if (caller === undefined) {
      return c.json({ message: 'the bearer token is missing or not valid' }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    c.set('caller', caller);
    return next();
  });
}
