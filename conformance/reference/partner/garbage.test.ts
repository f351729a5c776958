import { expect, it } from 'vitest';
import type { Handler } from '../../servers/handler.ts';
import { garbage, statusesOf } from '../garbage.fixture.ts';
import { createPartner } from './index.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const { apiKey, partnerId: caller } = partnerCredentials.partner;
const headers = { 'x-apikey': apiKey, 'x-partnerid': caller, 'x-traceid': 'Spur 1' };
const one = `/partner/${partnerFixtures.partnerId}`;
const below = `/partner/${partnerFixtures.parentPartnerId}/untergeordnetePartner`;

function reference(): Handler {
  const { app } = createPartner();
  return (request) => app.fetch(request);
}

it('never responds to garbage with 5xx', async () => {
  const calls = garbage(600, 4711, {
    paths: [
      one,
      one,
      below,
      below,
      `${one}/administrierbare`,
      `${one}/uebernahmeRechtFuer/KSB01`,
      '/partner/a b',
      '/partner',
    ],
    headers,
    mediaTypes: ['application/json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: [
      'typ',
      'PERSON',
      'ORGANISATION',
      'anrede',
      'HERR',
      'vorname',
      'anschrift',
      'plz',
      'gesperrt',
      'geburtsdatum',
    ],
  });
  const statuses = await statusesOf(reference(), calls, ({ headers: answered }, call) => {
    if (new URL(call.path, 'http://127.0.0.1').pathname.startsWith('/partner/')) {
      expect(answered.get('x-traceid'), JSON.stringify(call).slice(0, 300)).toMatch(/./);
    }
  });
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 405, 415]));
});
