import { describe, expect, it } from 'vitest';
import { LISTS } from '../../generated/platform.ts';
import { contractOf, described, keysOf, serverOf, textOf, type Node, typesOf } from './contract.fixture.ts';

const partner = contractOf('partner');
const login = contractOf('login');
const session = contractOf('session');
const READ = 'GET /partner/{PartnerId}';
const CREATE = 'POST /partner/{PartnerId}/untergeordnetePartner';
const CHANGE = 'PATCH /partner/{PartnerId}';

/** The schema of the master data in a response. */
const record = partner.at(partner.operation(READ), 'responses', '200', 'content', 'application/json', 'schema');
const attributes = partner.members(record);
const rights = Object.keys(attributes).filter((name) => name.startsWith('recht'));
const attributesOf = (typ: string): string[] =>
  Object.keys(attributes).filter((name) => (attributes[name]?.['x-applies-to'] as string[] | undefined)?.includes(typ));

/** Attributes of both kinds of partner. */
const SHARED = [
  ...['anschrift', 'bankverbindung', 'email', 'externePartnerId', 'faxnummer', 'firmenname', 'firmennameZusatz'],
  ...['fusszeileFuerAussenauftritt', 'gehoertZuKreditinstitut', 'gesperrt', 'gesperrtTransitiv', 'id'],
  ...['telefonnummer', 'typ', 'webseiteUrl'],
];

describe('the partner contract', () => {
  it('P52 has its paths below /partner/ of partner management', () => {
    expect(serverOf(partner)).toEqual(['{pm_url}']);
    expect(partner.operations.filter(({ path }) => !/^\/partner\/\{PartnerId\}(\/|$)/.test(path))).toEqual([]);
  });

  it('P53 explains Mortgage, Loan and Platform', () => {
    expect(textOf('generated/partner/openapi.json')).toMatch(
      /`Mortgage`, `Loan` and `Platform` stand for names of products/,
    );
  });

  it('P70 has avatarUrl as the address of an image', () => {
    expect(described(attributes['avatarUrl'] ?? {})).toMatch(/address.*image/i);
  });

  it('P75 has id and gesperrtTransitiv as read-only', () => {
    for (const name of ['id', 'gesperrtTransitiv']) {
      expect(attributes[name]?.['readOnly'], name).toBe(true);
      for (const key of [CREATE, CHANGE]) expect(partner.members(partner.request(key)), name).not.toHaveProperty(name);
    }
  });

  it('P76 explains gehoertZuKreditinstitut', () => {
    expect(described(attributes['gehoertZuKreditinstitut'] ?? {})).toMatch(
      /person as an employee of a credit institution.*organisation as a sales unit/,
    );
  });

  it('P84 has the twelve rights with their defaults', () => {
    const sent = partner.members(partner.request(CREATE));
    expect(rights.toSorted()).toEqual([...LISTS.right].toSorted());
    const trueByDefault = [
      'rechtDarfMortgageNutzen',
      'rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen',
      'rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen',
    ];
    expect(rights).toHaveLength(12);
    for (const name of rights) expect(sent[name]?.['default'], name).toBe(trueByDefault.includes(name));
  });

  it('P87 says that the document contradicts itself about default rights', () => {
    expect(described(partner.at('info'))).toMatch(/contradict each other.*every right.*false.*three of them true/);
    const sent = partner.members(partner.request(CREATE));
    const open = rights.filter((name) => sent[name]?.['x-unspecified'] !== undefined);
    expect(open.toSorted()).toEqual(rights.filter((name) => sent[name]?.['default'] === true).toSorted());
    expect(typesOf('partner')).toMatch(/Not specified by the platform: whether a creation that leaves it out/);
  });

  it('P48 marks the attributes of persons and of organisations', () => {
    expect(attributesOf('ORGANISATION').toSorted()).toEqual(SHARED.toSorted());
    const ofPersonsAlone = [
      ...['_links', 'anrede', 'aufsichtsBehoerde', 'avatarUrl', 'geburtsdatum', 'mobilnummer', 'nachname'],
      ...['orgaEinheitId', 'registrierungsNummer', 'titelFunktion', 'vorname'],
    ];
    expect(attributesOf('PERSON').toSorted()).toEqual([...SHARED, ...ofPersonsAlone, ...rights].toSorted());
  });

  it('P124 describes gesperrt as set by the caller, and gesperrtTransitiv as derived', () => {
    expect(described(attributes['gesperrt'] ?? {})).toMatch(/set by the caller/);
    expect(described(attributes['gesperrtTransitiv'] ?? {})).toMatch(/derived/);
  });

  it('P136 accepts JSON for a creation and a change', () => {
    for (const key of [CREATE, CHANGE]) {
      expect(Object.keys(partner.at(partner.operation(key), 'requestBody', 'content'))).toEqual(['application/json']);
    }
  });

  it('P144 creates partners only below another one', () => {
    expect(keysOf(partner).filter((key) => /^(POST|PUT) /.test(key))).toEqual([CREATE]);
  });

  it('P160 explains the links', () => {
    expect(described(partner.at('info'))).toMatch(/`_links`.*supported way.*compatible.*old.*likely to change/);
  });

  it('P170 has X-TraceId as an optional header of the documented operations', () => {
    const traced = [partner, session, login].flatMap((contract) =>
      keysOf(contract).filter((key) => contract.parameters(key)['X-TraceId']?.['required'] === false),
    );
    expect(traced).toEqual([...keysOf(partner), 'POST /login']);
  });

  it('P50 names the six attributes that an adviser needs', () => {
    for (const text of [described(record), described(partner.at('info'))]) {
      for (const name of ['anrede', 'vorname', 'nachname', 'anschrift', 'bankverbindung', 'email']) {
        expect(text).toContain(`\`${name}\``);
      }
    }
    expect(typesOf('partner')).toContain('An offer of the mortgage product is accepted only when');
  });

  it('P190 has no version in its paths', () => {
    expect(partner.operations.filter(({ path }) => /\/v\d/.test(path))).toEqual([]);
  });
});

describe('requests about partners', () => {
  it.each([...rights, 'anschrift', 'bankverbindung', 'gesperrt', 'gehoertZuKreditinstitut'])(
    'may have an empty string as %s (P27, P146, P155 to P157)',
    (name) => {
      for (const key of [CREATE, CHANGE]) expect(partner.accepts(key, { [name]: '' }), key).toBe(true);
      expect(partner.accepts(CHANGE, { [name]: 'ja' })).toBe(false);
    },
  );

  it('may have an empty string as typ, anrede and geburtsdatum (P147, P158)', () => {
    expect(partner.accepts(CREATE, { typ: '', anrede: '', geburtsdatum: '' })).toBe(true);
    expect(partner.accepts(CHANGE, { anrede: '', geburtsdatum: '' })).toBe(true);
  });

  it.each([{ typ: 'FIRMA' }, { anrede: 'Herr' }, { geburtsdatum: '01.02.1990' }])(
    'may not have %o (P30, P35, P183)',
    (body) => {
      expect(partner.accepts(CREATE, body)).toBe(false);
    },
  );

  it('have a valid date as geburtsdatum (P184)', () => {
    expect(partner.at('components', 'schemas', 'Geburtsdatum')['format']).toBe('date');
  });

  it('may have any value in members that are ignored for an organisation (P29, P91)', () => {
    expect(partner.accepts(CREATE, { typ: 'ORGANISATION', anrede: 'ABC', geburtsdatum: '01.02.1990' })).toBe(true);
  });
});

describe('the contracts of login and session', () => {
  it('allow further members of the named flow (S46)', () => {
    const sent = { username: 'ABC12', password: 'geheim', grant_type: 'password' };
    expect(login.accepts('POST /login', sent, 'application/x-www-form-urlencoded')).toBe(true);
  });

  it('S21 have their own addresses', () => {
    expect(serverOf(login)).toEqual(['{login_url}']);
    expect(serverOf(session)).toEqual(['{pm_url}']);
  });

  it('S22 accept the credentials of a token request as a form', () => {
    const form = login.request('POST /login', 'application/x-www-form-urlencoded');
    expect(form['required']).toEqual(['username', 'password']);
    expect(form['additionalProperties']).not.toBe(false);
    expect(Object.keys(login.at(login.operation('POST /login'), 'requestBody', 'content'))).toHaveLength(1);
  });

  it('S30 have oeffne as the path to open', () => {
    const oeffne: Node = session.parameters('POST /login.do')['oeffne'] ?? {};
    expect(oeffne).toMatchObject({ in: 'query', required: false });
    expect(described(oeffne)).toMatch(/path.*open after the login/);
  });

  it('S45 name the flow of OAuth 2.0', () => {
    expect(described(login.at('info'))).toMatch(/OAuth 2\.0 resource owner password credentials flow/);
  });

  it('S48 require for the logout the cookie that the other operations set', () => {
    expect(session.operation('POST /logout')['security']).toEqual([{ sessionId: [] }]);
    expect(session.at('components', 'securitySchemes', 'sessionId')).toMatchObject({ in: 'cookie', name: 'sessionId' });
    for (const [key, status] of [
      ['POST /login.do', '200'],
      ['GET /login', '302'],
      ['POST /login', '302'],
    ] as const) {
      expect(session.at(session.operation(key), 'responses', status, 'headers'), key).toHaveProperty('Set-Cookie');
    }
  });

  it('S50 describe the two steps of a silent sign-on', () => {
    expect(described(session.at('info'))).toMatch(
      /silent sign-on.*obtain a token from the token endpoint, then call `\/login`/,
    );
  });
});
