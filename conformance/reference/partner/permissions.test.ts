import { beforeEach, expect, it } from 'vitest';
import { partnerCredentials, partnerFixtures } from './seed.ts';
import { BELOW, createPartnerClient, expectError, ONE, withoutCreateRight } from './client.fixture.ts';
import type { PartnerClient } from './client.fixture.ts';

const { readOnlyPartnerId, hiddenPartnerId, rightHeld, rightNotHeld } = partnerFixtures;

let ask: PartnerClient['ask'];
let read: PartnerClient['read'];
let patch: PartnerClient['patch'];
let create: PartnerClient['create'];

beforeEach(() => {
  ({ ask, read, patch, create } = createPartnerClient());
});

it('hides partners that the caller may not see, before any other check', async () => {
  for (const id of [hiddenPartnerId, 'FRD01', 'ZZZZZ', '__proto__']) {
    for (const tail of ['', '/partnerkennzeichen', '/administrierbare', '/uebernahmeRechtFuer']) {
      expectError(await ask('GET', `/partner/${id}${tail}`), 404);
    }
    expectError(await patch({ anrede: 'ABC', [rightNotHeld]: true }, `/partner/${id}`), 404);
    expectError(await ask('POST', `/partner/${id}/untergeordnetePartner`, { typ: 'XX' }), 404);
  }
});

it('refuses changes without settings rights', async () => {
  const { nachname } = await read();
  const present = await read(`/partner/${readOnlyPartnerId}`);
  expectError(await patch({ firmenname: present['firmenname'] }, `/partner/${readOnlyPartnerId}`), 403);
  expectError(await patch({}, `/partner/${readOnlyPartnerId}`), 403);
  expect((await patch({ nachname }, ONE, withoutCreateRight)).status).toBe(200);
});

it('refuses creations without the right to create, and below a partner that may not be changed', async () => {
  expectError(await ask('POST', BELOW, { nachname: 'Voss' }, withoutCreateRight), 403);
  expectError(await ask('POST', `/partner/${readOnlyPartnerId}/untergeordnetePartner`, { nachname: 'Voss' }), 403);
});

it('applies a change of own rights at once', async () => {
  const own = `/partner/${partnerCredentials.partner.partnerId}`;
  expect((await patch({ rechtDarfPartnerAnlegen: false }, own)).status).toBe(200);
  expectError(await ask('POST', BELOW, { nachname: 'Voss' }), 403);
  expectError(await patch({ rechtDarfPartnerAnlegen: true }, own), 403);
});

it('lets a caller grant and change only the rights that it holds', async () => {
  expectError(await patch({ [rightNotHeld]: true }), 403);
  expectError(await patch({ [rightHeld]: true }, ONE, withoutCreateRight), 403);
  expect((await patch({ [rightHeld]: true, [rightNotHeld]: false })).body).toMatchObject({ [rightHeld]: true });
  expectError(await patch({ [rightHeld]: false }, ONE, withoutCreateRight), 403);
  expect((await patch({ [rightHeld]: true }, ONE, withoutCreateRight)).status).toBe(200);
  expectError(await ask('POST', BELOW, { nachname: 'Voss', [rightNotHeld]: true }), 403);
  expect((await create({ nachname: 'Voss', [rightHeld]: true, [rightNotHeld]: false })).body).toMatchObject({
    [rightHeld]: true,
    [rightNotHeld]: false,
  });
  expect(await read()).toMatchObject({ [rightHeld]: true, [rightNotHeld]: false });
});

it('stores nothing of a refused change', async () => {
  const before = await read();
  await patch({ vorname: 'Neu', [rightNotHeld]: true });
  await patch({ vorname: 'Neu', anrede: 'ABC' });
  expect(await read()).toEqual(before);
});
