import { describe, expect, it } from 'vitest';
import { andereVorgangsNummer, vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import { authorize, caseSurroundings, handlerOf } from '../cases/cases.fixture.ts';
import { send } from '../client.fixture.ts';
import { createOffersV1 } from './index.ts';

const surroundings = caseSurroundings();
const reference = handlerOf(createOffersV1(surroundings));
const headers = await authorize(surroundings.tokens);
const path = `/v1/finanzierungsvorschlaege/${vorgangsNummer}`;

describe('offers-v1', () => {
  it.each(['GET', 'POST'])('responds to %s with the financing suggestions of the case', async (method) => {
    const answer = await send(reference, { method, path, headers });
    expect(answer.status).toBe(200);
    const { finanzierungsvorschlaege } = (await answer.json()) as { finanzierungsvorschlaege: object[] };
    expect(finanzierungsvorschlaege).toHaveLength(2);
  });

  it.each([
    ['GET', vorgangsNummerOhneErgebnisse, 200],
    ['GET', andereVorgangsNummer, 403],
    ['POST', andereVorgangsNummer, 403],
    ['GET', 'NIE000', 404],
    ['POST', '', 404],
    ['PUT', vorgangsNummer, 405],
  ])('answers %s of %s with %i', async (method, number, status) => {
    const answer = await send(reference, { method, path: `/v1/finanzierungsvorschlaege/${number}`, headers });
    expect(answer.status).toBe(status);
  });

  it('refuses a caller without a valid token', async () => {
    for (const sent of [{}, { authorization: 'Bearer unsinn' }]) {
      expect((await send(reference, { method: 'GET', path, headers: sent })).status).toBe(401);
    }
  });
});
