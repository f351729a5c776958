import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { readJson } from '../body.ts';
import { traceIdOf } from '../trace-id.ts';
import type { LoanClient } from './offers.ts';

const JSON_TYPE = 'application/json';
const PATH = '/angebote';

/** The reason to refuse a request. */
export interface Denial {
  status: 401 | 403;
  message: string;
}

const refuse = (c: Context, status: 400 | 401 | 403 | 413 | 415, message: string): Response =>
  c.json({ errors: [{ message, status }] }, status);

/**
 * Creates the interface for consumer-loan offers: GraphQL over POST, executed (D2 Consumer-loan offers; L01 to L20).
 *
 * @param clientOf the client that sends a request, or the reason to refuse it
 */
export function loanOffers(clientOf: (request: Request) => LoanClient | Denial | Promise<LoanClient | Denial>): Hono {
  const app = new Hono();

  app.use(PATH, async (c, next) => {
    await next();
    c.res.headers.set('X-TraceId', traceIdOf(c.req.raw));
  });

  app.post(PATH, async (c) => {
    const client = await clientOf(c.req.raw);
    if ('status' in client) {
      if (client.status === 401) c.header('WWW-Authenticate', 'Bearer');
      return refuse(c, client.status, client.message);
    }
    const sent = await readJson(c.req.raw, [JSON_TYPE]);
    if (!sent.ok) return refuse(c, sent.status, sent.message);
    // Imported lazily: GraphQL takes longer to load than the rest of a server, and few clients use it.
    const { answerOf } = await import('./execution.ts');
    const { status, body } = await answerOf(sent.value, client);
    const supports = [JSON_TYPE, 'application/graphql-response+json'];
    const type = accepts(c, { header: 'Accept', supports, default: JSON_TYPE });
    return c.body(JSON.stringify(body), status, { 'Content-Type': `${type}; charset=utf-8` });
  });

  return app;
}
