import { beforeEach, describe, expect, it } from 'vitest';
import { partnerFixtures } from './seed.ts';
import { BELOW, createPartnerClient, expectError, ORIGIN, RIGHTS, type PartnerClient } from './client.fixture.ts';

const { parentPartnerId, rightHeld, rightNotHeld } = partnerFixtures;

let ask: PartnerClient['ask'];
let read: PartnerClient['read'];
let patch: PartnerClient['patch'];
let create: PartnerClient['create'];

beforeEach(() => {
  ({ ask, read, patch, create } = createPartnerClient());
});

describe('create', () => {
  it('responds with 201, the URL and all attributes of the new partner', async () => {
    const { body, path } = await create({ vorname: 'Swantje', nachname: 'Voss', anrede: 'FRAU', [rightHeld]: true });
    const { id, _links, ...others } = body;
    expect(path).toBe(`/partner/${String(id)}`);
    expect(_links).toMatchObject({ self: { href: `${ORIGIN}${path}` } });
    expect(others).toEqual({
      ...RIGHTS,
      [rightHeld]: true,
      typ: 'PERSON',
      vorname: 'Swantje',
      nachname: 'Voss',
      anrede: 'FRAU',
      gesperrt: false,
      gesperrtTransitiv: false,
      gehoertZuKreditinstitut: false,
      orgaEinheitId: parentPartnerId,
    });
    expect(await read(path)).toEqual(body);
    expect(JSON.stringify(await read(`/partner/${parentPartnerId}/administrierbare`))).toContain(id);
  });

  it('creates a new partner each time', async () => {
    const sent = { nachname: 'Voss', externePartnerId: 'EXT-1' };
    expect((await create(sent)).path).not.toBe((await create(sent)).path);
  });

  it('ignores unknown attributes, empty strings, id and gesperrtTransitiv', async () => {
    const plain = await create({ nachname: 'Voss' });
    const { body, path } = await create({
      nachname: 'Voss',
      Titelfunktion: 'Chef',
      unbekannt: { tief: 1 },
      vorname: '',
      anrede: '',
      geburtsdatum: '',
      gesperrt: '',
      typ: '',
      anschrift: { ort: '', unbekannt: 1 },
      bankverbindung: '',
      id: 'ADM01',
      gesperrtTransitiv: true,
      orgaEinheitId: 'FRD01',
      _links: {},
    });
    const bare = (partner: object) => ({ ...partner, id: undefined, _links: undefined });
    expect(bare(body)).toEqual(bare(plain.body));
    expect(await read(path)).toEqual(body);
    expect(await read('/partner/ADM01')).toMatchObject({ nachname: 'Petersen' });
  });

  it('ignores attributes of persons for an organisation, whatever their values', async () => {
    const { body } = await create({
      typ: 'ORGANISATION',
      firmenname: 'Zweigstelle',
      vorname: 4711,
      anrede: 'ABC',
      geburtsdatum: 'gestern',
      [rightNotHeld]: true,
    });
    expect(body).toMatchObject({ typ: 'ORGANISATION', firmenname: 'Zweigstelle', gesperrt: false });
    for (const name of ['vorname', 'anrede', 'geburtsdatum', rightNotHeld]) expect(body).not.toHaveProperty(name);
  });

  it.each([
    ['typ', 'XX'],
    ['typ', 1],
    ['typ', null],
    ['typ', 'person'],
    ['anrede', 'ABC'],
    ['anrede', 'herr'],
    ['geburtsdatum', '01.02.1990'],
    ['geburtsdatum', '1990-02-30'],
    ['geburtsdatum', '1990-2-1'],
    ['geburtsdatum', '1990-02-01T00:00:00Z'],
    ['vorname', 4711],
    ['vorname', null],
    ['email', {}],
    ['gesperrt', 'true'],
    ['gesperrt', 1],
    ['rechtDarfLoeschen', 'ja'],
    ['anschrift', 'Kiel'],
    ['anschrift', []],
    ['anschrift', { plz: 24103 }],
    ['bankverbindung', { iban: null }],
  ])('refuses %s %j', async (name, value) => {
    expectError(await ask('POST', BELOW, { nachname: 'Voss', [name]: value }), 400);
    if (name !== 'typ') expectError(await patch({ [name]: value }), 400);
  });
});

describe('patch', () => {
  it('changes only the sent attributes, and responds with all attributes', async () => {
    const before = await read();
    const { status, body } = await patch({ vorname: 'Johannes', faxnummer: '+49 431 555099' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, vorname: 'Johannes', faxnummer: '+49 431 555099' });
    expect(await read()).toEqual(body);
    expect((await patch({})).body).toEqual(body);
  });

  it('deletes with an empty string', async () => {
    const { titelFunktion, anrede, geburtsdatum, ...others } = await read();
    expect([titelFunktion, anrede, geburtsdatum]).toEqual(['Berater Baufinanzierung', 'HERR', '1984-07-19']);
    expect((await patch({ titelFunktion: '', anrede: '', geburtsdatum: '', faxnummer: '' })).body).toEqual(others);
    expect(await read()).toEqual(others);
  });

  it('resets a boolean to its default with an empty string', async () => {
    await patch({ gesperrt: true, rechtDarfMortgageNutzen: false });
    expect(await read()).toMatchObject({ gesperrt: true, rechtDarfMortgageNutzen: false });
    expect((await patch({ gesperrt: '', rechtDarfMortgageNutzen: '' })).body).toMatchObject({
      gesperrt: false,
      rechtDarfMortgageNutzen: true,
    });
  });

  it('merges address and bank account member by member', async () => {
    const { body } = await patch({ anschrift: { hausnummer: '33', plz: '' }, bankverbindung: { referenzFeld: 'R-1' } });
    expect(body['anschrift']).toEqual({ strasse: 'Hafenstraße', hausnummer: '33', ort: 'Kiel' });
    expect(body['bankverbindung']).toMatchObject({ bic: 'MUSTDEFF500', referenzFeld: 'R-1' });
    const emptied = await patch({ anschrift: { strasse: '', hausnummer: '', ort: '' }, bankverbindung: '' });
    expect(emptied.body).not.toHaveProperty('anschrift');
    expect(emptied.body).not.toHaveProperty('bankverbindung');
  });

  it('ignores unknown attributes, other spellings, id, typ and gesperrtTransitiv', async () => {
    const before = await read();
    const read_only = { id: 'ZZZZZ', typ: 'ORGANISATION', gesperrtTransitiv: true, orgaEinheitId: 'X', _links: 1 };
    expect(await patch({ ...read_only, unbekannt: 1, Titelfunktion: 'Chef' })).toMatchObject({
      status: 200,
      body: before,
    });
    expect(await patch({ typ: 'XX' })).toMatchObject({ status: 200, body: before });
    expect(await read()).toEqual(before);
  });

  it('keeps line breaks', async () => {
    const fusszeileFuerAussenauftritt = 'Jonas Brandt\nHafenstraße 31\n\n24103 Kiel';
    await patch({ fusszeileFuerAussenauftritt });
    expect(await read()).toMatchObject({ fusszeileFuerAussenauftritt });
  });
});

it('derives gesperrtTransitiv from every partner above', async () => {
  const house = await create({ typ: 'ORGANISATION', firmenname: 'Zweigstelle' });
  const team = await create({ typ: 'ORGANISATION', firmenname: 'Team' }, `${house.path}/untergeordnetePartner`);
  const person = await create({ nachname: 'Voss' }, `${team.path}/untergeordnetePartner`);
  expect(person.body).toMatchObject({ gesperrtTransitiv: false, orgaEinheitId: team.body['id'] });
  await patch({ gesperrt: true }, house.path);
  expect(await read(house.path)).toMatchObject({ gesperrt: true, gesperrtTransitiv: false });
  expect(await read(team.path)).toMatchObject({ gesperrt: false, gesperrtTransitiv: true });
  expect(await read(person.path)).toMatchObject({ gesperrt: false, gesperrtTransitiv: true });
  await patch({ gesperrt: false }, house.path);
  expect(await read(person.path)).toMatchObject({ gesperrtTransitiv: false });
});
