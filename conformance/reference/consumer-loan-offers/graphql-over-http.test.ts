import { auditServer } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createTokens } from '../tokens.ts';
import { createConsumerLoanOffers } from './index.ts';
import { client } from './seed.ts';

const POST_ONLY = 'the interface has no GET';
const REFUSED = 'D2 demands 400 for a request of a wrong format, whatever the caller accepts';

/** The audits whose expectation contradicts the documents, with the reason. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  '5A70': POST_ONLY,
  D6D5: POST_ONLY,
  '6A70': POST_ONLY,
  '572B': REFUSED,
  FDE2: REFUSED,
  '7B9B': REFUSED,
};

describe('the server audits of GraphQL over HTTP', () => {
  let outcome: Record<string, { name: string; status: string }> = {};

  beforeAll(async () => {
    const clock = manualClock(Date.UTC(2026, 0, 15, 9));
    const tokens = createTokens(clock);
    const authorization = `Bearer ${await tokens.issue(client)}`;
    const { app } = createConsumerLoanOffers({ clock, tokens, readyAfterMs: 0 });
    const fetchFn = (url: string, init?: RequestInit) => {
      const request = new Request(url, init);
      request.headers.set('authorization', authorization);
      return app.fetch(request);
    };
    const results = await auditServer({ url: 'http://kex.test/angebote', fetchFn });
    outcome = Object.fromEntries(results.map(({ id, name, status }) => [id, { name, status }]));
  });

  it('pass if they apply', () => {
    const applicable = Object.entries(outcome).filter(([id]) => !Object.hasOwn(NOT_APPLICABLE, id));
    expect(applicable).toHaveLength(55);
    expect(applicable.filter(([, { status }]) => status !== 'ok')).toEqual([]);
  });

  it.each(Object.entries(NOT_APPLICABLE))('do not pass if they do not apply: %s, %s', (id) => {
    expect(outcome[id]).toMatchObject({ name: expect.stringMatching(/^(MAY|SHOULD) /) as string });
    expect(outcome[id]?.status).not.toBe('ok');
  });
});
