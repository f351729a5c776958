import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { limitBody } from '../body-limit.ts';
import type { Interface, Surroundings } from '../interface.ts';
import { readJson } from '../json-body.ts';
import { bearerOf } from '../tokens.ts';
import { answerOf } from './execution.ts';
import { SCOPE } from './seed.ts';

const JSON_TYPE = 'application/json';
const PATH = '/angebote';

const refuse = (c: Context, status: 400 | 401 | 403 | 413 | 415, message: string): Response =>
  c.json({ errors: [{ message, status }] }, status);

/** Creates the interface for consumer-loan offers: GraphQL over POST (D2 Consumer-loan offers; L01 to L20). */
export function createConsumerLoanOffers({ tokens }: Surroundings): Interface {
  const app = new Hono();

  app.use(PATH, async (c, next) => {
    await next();
    c.res.headers.set('X-TraceId', c.req.header('x-traceid')?.trim() || randomUUID());
  });

  app.post(
    PATH,
    limitBody((c, message) => refuse(c, 413, message)),
    async (c) => {
      const bearer = await bearerOf(c.req.raw, tokens);
      if (bearer === undefined) {
        c.header('WWW-Authenticate', 'Bearer');
        return refuse(c, 401, 'the request carries no valid token: send Authorization: Bearer TOKEN');
      }
      if (!bearer.scopes.includes(SCOPE)) return refuse(c, 403, `the token lacks the scope ${SCOPE}`);
      const sent = await readJson(c.req.raw, [JSON_TYPE]);
      if (!sent.ok) return refuse(c, sent.status, sent.message);
      const { status, body } = await answerOf(sent.value, bearer.partnerId);
      const supports = [JSON_TYPE, 'application/graphql-response+json'];
      const type = accepts(c, { header: 'Accept', supports, default: JSON_TYPE });
      return c.body(JSON.stringify(body), status, { 'Content-Type': `${type}; charset=utf-8` });
    },
  );

  return { id: 'consumer-loan-offers', host: 'kex', app };
}
