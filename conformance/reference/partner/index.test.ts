import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../servers/body.ts';
import { createPartner } from './index.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';
import {
  administrator,
  BELOW,
  createPartnerClient,
  expectError,
  ONE,
  ORIGIN,
  RIGHTS,
  withoutCreateRight,
} from './client.fixture.ts';
import type { PartnerClient } from './client.fixture.ts';

const { partnerId, parentPartnerId, readOnlyPartnerId, hiddenPartnerId, otherPartnerId } = partnerFixtures;

let ask: PartnerClient['ask'];
let read: PartnerClient['read'];

beforeEach(() => {
  ({ ask, read } = createPartnerClient());
});

describe('authentication and tracing', () => {
  it.each([
    ['no headers', {}],
    ['no key', { 'x-partnerid': 'ADM01' }],
    ['no partner', { 'x-apikey': partnerCredentials.partner.apiKey }],
    ['a wrong key', { ...administrator, 'x-apikey': 'falsch' }],
    ["somebody else's key", { ...administrator, 'x-apikey': withoutCreateRight['x-apikey'] }],
  ] as [string, Record<string, string>][])('refuses %s', async (_what, headers) => {
    for (const path of [ONE, `${ONE}/administrierbare`, '/partner/ZZZZZ', '/partner/a/b/c/d']) {
      expectError(await ask('GET', path, undefined, headers), 401);
    }
    expectError(await ask('POST', BELOW, {}, headers), 401);
  });

  it('returns the trace id unchanged, also with errors', async () => {
    expect((await ask('GET', ONE)).headers.get('x-traceid')).toBe('Spur 1');
    expect((await ask('GET', '/partner/ZZZZZ')).headers.get('x-traceid')).toBe('Spur 1');
    expect((await ask('DELETE', ONE)).headers.get('x-traceid')).toBe('Spur 1');
    expect((await ask('GET', ONE, undefined, { 'x-traceid': 'Spur 2' })).headers.get('x-traceid')).toBe('Spur 2');
  });

  it('creates a trace id if none is sent', async () => {
    const headers = { ...administrator, 'x-traceid': '' };
    const ids = await Promise.all(
      [1, 2].map(async () => (await ask('GET', ONE, undefined, headers)).headers.get('x-traceid')),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('reads', () => {
  it('return the master data without unset attributes', async () => {
    expect(await read()).toEqual({
      ...RIGHTS,
      id: partnerId,
      typ: 'PERSON',
      anrede: 'HERR',
      vorname: 'Jonas',
      nachname: 'Brandt',
      titelFunktion: 'Berater Baufinanzierung',
      geburtsdatum: '1984-07-19',
      email: 'jonas.brandt@finanzhaus-petersen.example',
      telefonnummer: '+49 431 555011',
      mobilnummer: '+49 170 5550123',
      anschrift: { strasse: 'Hafenstraße', hausnummer: '31', plz: '24103', ort: 'Kiel' },
      bankverbindung: { iban: 'DE00123456780000000815', bic: 'MUSTDEFF500', kontoinhaber: 'Jonas Brandt' },
      gesperrt: false,
      gesperrtTransitiv: false,
      gehoertZuKreditinstitut: false,
      orgaEinheitId: parentPartnerId,
      _links: {
        self: { href: `${ORIGIN}${ONE}` },
        administrierbare: { href: `${ORIGIN}${ONE}/administrierbare` },
        partnerkennzeichen: { href: `${ORIGIN}${ONE}/partnerkennzeichen` },
      },
    });
  });

  it('return working links', async () => {
    const links = (await read())['_links'] as Record<string, { href: string }>;
    for (const { href } of Object.values(links)) expect((await ask('GET', new URL(href).pathname)).status).toBe(200);
  });

  it('return an organisation without attributes of persons', async () => {
    const organisation = await read(`/partner/${parentPartnerId}`);
    expect(organisation).toMatchObject({ typ: 'ORGANISATION', firmenname: 'Finanzhaus Petersen GmbH' });
    for (const name of [...Object.keys(RIGHTS), 'anrede', 'orgaEinheitId'])
      expect(organisation).not.toHaveProperty(name);
  });

  it('return the identifiers at providers, with those of the superior organisation', async () => {
    const superior = { _links: { partner: { href: `${ORIGIN}/partner/${parentPartnerId}` } } };
    expect(await read(`${ONE}/partnerkennzeichen`)).toMatchObject({
      _embedded: { partnerKennzeichenDerVertriebsOrganisation: superior },
      _links: {
        partner: { href: `${ORIGIN}${ONE}` },
        self: { href: `${ORIGIN}${ONE}/partnerkennzeichen` },
      },
    });
    expect(await read(`/partner/${readOnlyPartnerId}/partnerkennzeichen`)).not.toHaveProperty('_embedded');
  });

  it('list the partners that a partner may administer, including itself, without those that the caller may not see', async () => {
    const ids = async (id: string) =>
      ((await read(`/partner/${id}/administrierbare`)) as unknown as { id: string }[]).map((entry) => entry.id);
    expect(await ids(partnerId)).toEqual([partnerId]);
    const house = ['HSE01', 'ADM01', 'BRT01', 'SET01', 'KSB01', 'STL01', 'STL02'];
    expect(await ids('ADM01')).toEqual(house);
    expect(await ids(parentPartnerId)).toEqual(house);
    expect(await ids(readOnlyPartnerId)).toEqual([readOnlyPartnerId, ...house]);
    const [entry] = (await read(`${ONE}/administrierbare`)) as unknown as unknown[];
    expect(entry).toMatchObject({
      id: partnerId,
      partnerId,
      organisationsName: 'Finanzhaus Petersen GmbH',
      typ: 'PERSON',
    });
  });

  it('list the partners whose cases a partner may take over', async () => {
    const { alleSichtbar, _embedded } = await read(`${ONE}/uebernahmeRechtFuer`);
    const entries = (_embedded as { partner: Record<string, unknown>[] }).partner;
    expect(alleSichtbar).toBe(true);
    expect(entries.map(({ id }) => id)).toEqual(['ADM01', 'SET01', 'KSB01', 'STL02']);
    expect(entries.find(({ id }) => id === otherPartnerId)).toEqual({
      id: otherPartnerId,
      nachname: 'Thomsen',
      vorname: 'Meike',
      email: 'meike.thomsen@finanzhaus-petersen.example',
      orgaEinheitId: parentPartnerId,
      kreditsachbearbeiter: true,
      avatarUrl: 'https://bilder.example/meike-thomsen.png',
      typ: 'PERSON',
      _links: { self: { href: `${ORIGIN}/partner/${otherPartnerId}` } },
    });
    const above = await read(`/partner/${readOnlyPartnerId}/uebernahmeRechtFuer`);
    expect(above['alleSichtbar']).toBe(false);
    expect(JSON.stringify(above)).not.toContain(hiddenPartnerId);
  });

  it('return whether the cases of one partner can be taken over', async () => {
    const status = (other: string) => read(`${ONE}/uebernahmeRechtFuer/${other}`);
    expect(await status(otherPartnerId)).toEqual({ partnerId: otherPartnerId, gesperrt: false, uebernehmbar: true });
    expect(await status('STL02')).toEqual({ partnerId: 'STL02', gesperrt: true, uebernehmbar: false });
    expect(await status(partnerId)).toMatchObject({ uebernehmbar: false });
    expectError(await ask('GET', `${ONE}/uebernahmeRechtFuer/${hiddenPartnerId}`), 404);
  });

  it('keep a path prefix in URLs', async () => {
    const { app } = createPartner();
    const host = new Hono().route('/pm', app);
    const response = await host.request(`${ORIGIN}/pm${ONE}`, { headers: administrator });
    expect(((await response.json()) as { _links: object })._links).toMatchObject({
      self: { href: `${ORIGIN}/pm${ONE}` },
    });
  });
});

describe('invalid requests', () => {
  const raw = (body: string | Uint8Array, type: string) =>
    ask('PATCH', ONE, body, { ...administrator, 'content-type': type });

  it('get a refusal for malformed bodies, other media types and large bodies', async () => {
    for (const body of ['', '{', '[]', 'null', '"x"', '1', new Uint8Array([0x22, 0xff, 0x22])]) {
      expectError(await raw(body, 'application/json'), 400);
    }
    expectError(await raw('{}', 'text/plain'), 415);
    expectError(await raw('{}', 'application/x-www-form-urlencoded'), 415);
    expect((await raw('{}', 'APPLICATION/json; charset=UTF-8')).status).toBe(200);
  });

  it('get the sent or a new trace id in the refusal of a large body', async () => {
    const large = `"${'x'.repeat(MAX_BODY_BYTES)}"`;
    for (const [method, path] of [
      ['PATCH', ONE],
      ['POST', BELOW],
    ] as const) {
      const answer = await ask(method, path, large, { ...administrator, 'content-type': 'application/json' });
      expectError(answer, 413);
      expect(answer.headers.get('x-traceid')).toBe('Spur 1');
      expectError(await ask(method, path, large, { ...administrator, 'x-traceid': '' }), 413);
    }
    expectError(await raw(`"${'x'.repeat(20 * 1024 * 1024)}"`, 'application/json'), 413);
  });

  it('get a refusal for other methods and unknown paths', async () => {
    for (const [method, path] of [
      ['DELETE', ONE],
      ['PUT', ONE],
      ['GET', BELOW],
      ['POST', `${ONE}/administrierbare`],
      ['PATCH', `${ONE}/uebernahmeRechtFuer/${otherPartnerId}`],
    ] as const) {
      const answer = await ask(method, path);
      expectError(answer, 405);
      expect(answer.headers.get('allow')).not.toContain(method);
    }
    for (const path of [`${ONE}/`, `${ONE}/unbekannt`, '/partner/', '/partner/%E4%', '/partner/a/b/c/d']) {
      expectError(await ask('GET', path), 404);
    }
  });
});
