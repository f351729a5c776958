import { describe, expect, it } from 'vitest';
import { failureOf } from '../overlay.fixture.ts';
import { AnredeValues, ContractViolatedError, PlatformFailedError, PARTNER_RECHTE, PartnerTypValues } from './index.ts';
import { cut, onPartners, start } from './partner.fixture.ts';

describe('a creation', () => {
  it.each(PartnerTypValues)('makes a new %s below another partner', async (typ) => {
    const { partners, parentPartnerId, urls } = await start({}, { validate: true });
    const sent = { typ, nachname: 'Voss', firmenname: 'Voss Baugeld', email: 'voss@voss.example' };
    const created = await partners.create(parentPartnerId, sent);
    expect(created).toMatchObject({ isNew: true, partner: { id: created.partnerId, typ, email: sent.email } });
    expect(created.url).toBe(`${urls.pm}/partner/${created.partnerId}`);
    expect(await partners.read(created.partnerId)).toEqual(created.partner);
  });

  it('accepts every Anrede and every right of the caller', async () => {
    const { partners, parentPartnerId, rightNotHeld } = await start();
    for (const anrede of AnredeValues) {
      const rights = Object.fromEntries(PARTNER_RECHTE.map((right) => [right, right !== rightNotHeld]));
      expect((await partners.create(parentPartnerId, { anrede, ...rights })).partner).toMatchObject({
        anrede,
        ...rights,
      });
    }
  });

  it.each(['create-without-location', 'create-with-empty-location', 'location-of-parent'])(
    'with the fault %s takes the id from the body',
    async (fault) => {
      const { partners, parentPartnerId } = await start({ faults: `partner/${fault}` });
      const { partnerId, partner, url } = await partners.create(parentPartnerId, { nachname: 'Voss' });
      expect(partner.id).toBe(partnerId);
      expect(await partners.read(partnerId)).toMatchObject({ nachname: 'Voss' });
      expect(url).toMatch(/^http:.*\/partner\//);
    },
  );

  it.each(['create-without-body', 'create-body-without-id', 'create-body-id-is-empty', 'create-body-id-is-number'])(
    'with the fault %s takes the id from Location',
    async (fault) => {
      const { partners, parentPartnerId, urls } = await start({ faults: `partner/${fault}` });
      const { partnerId, url } = await partners.create(parentPartnerId, { nachname: 'Voss' });
      expect(url).toBe(`${urls.pm}/partner/${partnerId}`);
      expect(await partners.read(partnerId)).toMatchObject({ id: partnerId, nachname: 'Voss' });
    },
  );

  it('that changed an existing partner says so', async () => {
    const { partners, parentPartnerId } = await start(
      onPartners(({ method }) =>
        method === 'POST' ? new Response(null, { status: 205, headers: { Location: '/partner/BRT01' } }) : undefined,
      ),
    );
    const created = await partners.create(parentPartnerId, { externePartnerId: 'E-1' });
    expect(created).toMatchObject({ partnerId: 'BRT01', isNew: false, partner: { id: 'BRT01' } });
  });

  it('without an id in body or Location fails', async () => {
    const { partners, parentPartnerId } = await start({
      faults: ['partner/create-without-location', 'partner/create-body-without-id'],
    });
    const failure = await failureOf(partners.create(parentPartnerId, { nachname: 'Voss' }));
    expect(failure).toBeInstanceOf(ContractViolatedError);
    expect(failure).toMatchObject({ status: 201, body: { nachname: 'Voss' } });
  });

  it('is not repeated when its response is lost', async () => {
    const { partners, parentPartnerId, received } = await start(onPartners(cut));
    await expect(partners.create(parentPartnerId, { nachname: 'Voss' })).rejects.toThrow(PlatformFailedError);
    expect(received.length).toBe(1);
  });
});

describe('a change', () => {
  it('keeps omitted attributes, and deletes null ones', async () => {
    const { partners, partnerId, received } = await start({}, { validate: true });
    const { titelFunktion, anrede, geburtsdatum, ...others } = await partners.read(partnerId);
    expect([titelFunktion, anrede, geburtsdatum]).not.toContain(undefined);
    const changes = { titelFunktion: null, anrede: null, geburtsdatum: null, faxnummer: '+49 431 1', gesperrt: true };
    const changed = await partners.change(partnerId, changes);
    expect(received.at(-1)).toMatchObject({ method: 'PATCH', path: `/partner/${partnerId}` });
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({
      titelFunktion: '',
      anrede: '',
      geburtsdatum: '',
      faxnummer: '+49 431 1',
      gesperrt: true,
    });
    expect(changed).toEqual({ ...others, faxnummer: '+49 431 1', gesperrt: true });
    expect(await partners.read(partnerId)).toEqual(changed);
  });

  it('deletes an object, or one of its members', async () => {
    const { partners, partnerId } = await start();
    const { anschrift, bankverbindung } = await partners.read(partnerId);
    expect(anschrift).toMatchObject({ ort: 'Kiel', plz: '24103' });
    const changed = await partners.change(partnerId, {
      anschrift: { ...anschrift, hausnummer: '33', plz: null },
      bankverbindung: null,
    });
    expect(bankverbindung).toBeDefined();
    expect(changed).not.toHaveProperty('bankverbindung');
    expect(changed.anschrift).toEqual({ strasse: anschrift?.strasse, hausnummer: '33', ort: 'Kiel' });
  });

  it('without any attribute changes nothing', async () => {
    const { partners, partnerId } = await start();
    expect(await partners.change(partnerId, {})).toEqual(await partners.read(partnerId));
  });
});

describe('the response to a successful change', () => {
  it('may be no JSON: Location names a new partner', async () => {
    const headers = { Location: '/partner/N0001' };
    const html = onPartners(({ method }) =>
      method === 'POST' ? new Response('<p>', { status: 201, headers }) : undefined,
    );
    const { partners, parentPartnerId } = await start(html);
    expect(await partners.create(parentPartnerId, {})).toMatchObject({ partnerId: 'N0001', isNew: true });
  });

  it.each([204, 200])('may be empty, with %i: the master data are read', async (status) => {
    const silent = onPartners(({ method }) => (method === 'PATCH' ? new Response(null, { status }) : undefined));
    const { partners, partnerId } = await start(silent);
    expect(await partners.change(partnerId, { email: 'x@example.org' })).toMatchObject({ id: partnerId });
  });
});

describe('the resources below a partner', () => {
  it('match the contract', async () => {
    const { partners, partnerId, otherPartnerId } = await start({}, { validate: true });
    expect(await partners.partnerkennzeichen(partnerId)).toMatchObject({ musterbank: '4711', hausundhofbank: null });
    expect((await partners.administrierbare('ADM01')).map((entry) => entry.partnerId)).toContain(partnerId);
    const { alleSichtbar, _embedded } = await partners.uebernahmeliste(partnerId);
    expect([alleSichtbar, _embedded?.partner?.some(({ id }) => id === otherPartnerId)]).toEqual([true, true]);
    const status = { partnerId: otherPartnerId, gesperrt: false, uebernehmbar: true };
    expect(await partners.uebernahmestatus(partnerId, otherPartnerId)).toEqual(status);
  });

  it('are read by links in either form', async () => {
    const { partners, partnerId, urls } = await start({}, { validate: true });
    const partner = await partners.read(partnerId);
    const kennzeichen = await partners.follow(partner, 'partnerkennzeichen');
    expect(kennzeichen).toEqual(await partners.partnerkennzeichen(partnerId));
    expect(await partners.follow(kennzeichen ?? {}, 'partner')).toEqual(partner);
    const list = await partners.administrierbare(partnerId);
    for (const link of [`${urls.pm}/partner/${partnerId}/administrierbare`, `/partner/${partnerId}/administrierbare`]) {
      expect(await partners.follow({ _links: { administrierbare: link } }, 'administrierbare')).toEqual(list);
    }
    expect(await partners.follow({ _links: { neu: `/partner/${partnerId}` } }, 'neu')).toEqual(partner);
    const template = { href: `/partner/${partnerId}{?felder}`, templated: true };
    expect(await partners.follow({ _links: { neu: template } }, 'neu')).toEqual(partner);
  });

  it.each([undefined, null, {}, { self: '' }, { self: 4711 }, { self: { href: 1 } }, { self: 'http://' }])(
    'are undefined without a link: %j',
    async (links) => {
      const { partners, received } = await start();
      expect(await partners.follow(links === undefined ? {} : { _links: links }, 'self')).toBeUndefined();
      expect(received).toEqual([]);
    },
  );

  it.each(['/partner/HSE01/', '/partner/HSE01?weiter=/a/', '/partner/HSE01?e={PartnerId}'])(
    'are read at the exact URL of the link: %s',
    async (link) => {
      const { partners, received } = await start(onPartners(() => Response.json({ id: 'HSE01' })));
      expect(await partners.follow({ _links: { neu: link } }, 'neu')).toEqual({ id: 'HSE01' });
      expect(received.map(({ path }) => decodeURI(path))).toEqual([link]);
    },
  );

  it('have the URL of the link in middleware, too', async () => {
    const { partners, urls } = await start(onPartners(() => Response.json({ id: 'HSE01' })));
    const shown: string[] = [];
    partners.client.use({
      onRequest: ({ request }) => void shown.push(request.url),
      onResponse: ({ request }) => void shown.push(request.url),
    });
    await partners.follow({ _links: { neu: '/neu/HSE01?a=1' } }, 'neu');
    expect(shown).toEqual(Array(2).fill(`${urls.pm}/neu/HSE01?a=1`));
  });

  it('are not read at another origin', async () => {
    const { partners, urls, received } = await start();
    const failure = await failureOf(partners.follow({ _links: { self: `${urls.v2}/partner/BRT01` } }, 'self'));
    expect(failure).toBeInstanceOf(ContractViolatedError);
    expect(String(failure)).toContain(`GET the link self: the link self leads to another origin, ${urls.v2}`);
    expect(received).toEqual([]);
  });
});
