import { expect, it } from 'vitest';
import { vorgangsNummer } from '../cases/seed.ts';
import { authorize, caseSurroundings, handlerOf } from '../cases/cases.fixture.ts';
import { garbage, statusesOf } from '../garbage.fixture.ts';
import { createOffersV3 } from './index.ts';

const surroundings = caseSurroundings();
const headers = await authorize(surroundings.tokens);
const reference = handlerOf(createOffersV3(surroundings));

const lists = (number: string) => `/v3/vorgaenge/${number}/ergebnisliste`;
const LISTS = lists(vorgangsNummer);
const SAVED = `/v3/vorgaenge/${vorgangsNummer}/gemerkteangebote`;

it('never responds to garbage with 5xx', async () => {
  const calls = garbage(600, 20260112, {
    paths: [LISTS, LISTS, `${LISTS}/x`, `${LISTS}/x/E1`, `${LISTS}/x/E1/zahlungsplaene/0`, SAVED, `${SAVED}/1`],
    headers,
    mediaTypes: ['application/json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: ['ermitteln', 'aktualisieren', 'alternativen', 'produktAnbieter', 'provisionsAusgabe', 'vorhaben'],
  });
  expect(await statusesOf(reference, calls)).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
});
