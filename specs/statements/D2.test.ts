import { buildSchema, isEnumType, isObjectType, isScalarType, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isInterfaceId, type InterfaceId } from '../../generated/platform.ts';
import { contractOf, described, keysOf, serverOf, textOf, type Node } from './contract.fixture.ts';

const offersV1 = contractOf('offers-v1');
const offersV2 = contractOf('offers-v2');
const offersV3 = contractOf('offers-v3');
const casesV2 = contractOf('cases-v2');
const casesV3 = contractOf('cases-v3');
const applications = contractOf('applications');
const loans = contractOf('consumer-loan-offers');
const migration = textOf('docs/migration.md').replace(/\s+/g, ' ');

const DETERMINE_V1 = 'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}';
const DETERMINE_V2 = 'POST /v2/ergebnisliste/ermittlung';
const DETERMINE_V3 = 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste';
const PATCH = 'PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
const ENDING = ['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2'] as const satisfies InterfaceId[];

const determinationV3 = offersV3.members(offersV3.request(DETERMINE_V3));

describe('the hosts of the contracts', () => {
  it.each(['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2', 'applications'] as const)('V10 %s: v2', (id) => {
    expect(serverOf(contractOf(id))).toEqual(['{v2_url}']);
  });

  it.each(['offers-v3', 'cases-v3'] as const)('V11 %s: baufi', (id) => {
    expect(serverOf(contractOf(id))).toEqual(['{baufi_url}']);
  });

  it('V12 the token endpoint has its own', () => {
    expect(serverOf(contractOf('login'))).toEqual(['{login_url}']);
  });

  it('V13 the loan offers have their own', () => {
    expect(serverOf(loans)).toEqual(['{kex_url}']);
  });
});

describe('versions', () => {
  it.each([
    'offers-v1',
    'offers-v2',
    'offers-v3',
    'cases-v1',
    'cases-v2',
    'cases-v3',
    'applications',
    'consumer-loan-offers',
  ])('V08 there is a contract of %s', (id) => expect(isInterfaceId(id)).toBe(true));

  describe.each(ENDING)('of %s', (id) => {
    const contract = contractOf(id);

    it.each(keysOf(contract))('V01 have an end, and so does %s', (key) => {
      expect(contract.operation(key)).toMatchObject({ deprecated: true, 'x-sunset': '2026-11-30' });
    });

    it.each(contract.operations)(
      'V14 name the successor of $method $path in v3, or the reason why there is none',
      ({ successor }) => {
        if (successor !== undefined && 'none' in successor) return;
        expect(successor?.interface).toMatch(/-v3$/);
        const following = successor === undefined ? [] : contractOf(successor.interface).operations;
        expect(following.map((one) => one.id)).toContain(successor?.operation);
      },
    );
  });

  it.each(['offers-v3', 'cases-v3'] as const)('V14 of %s have no end', (id) => expect(hasEnd(id)).toBe(false));

  it('V15 of the applications have no end', () => expect(hasEnd('applications')).toBe(false));

  it('V07 of offers v2 is 2.1', () => expect(offersV2.at('info')['version']).toBe('2.1'));

  it('V21 of the applications is 2.24', () => expect(applications.at('info')['version']).toBe('2.24'));

  it('V22 of the applications is in each path', () => {
    expect(keysOf(applications).filter((key) => !/^[A-Z]+ \/v2\//.test(key))).toEqual([]);
  });

  it('L67 of the loan offers does not exist', () => {
    expect(loans.at('info')['version']).not.toMatch(/\d/);
    expect(described(loans.at('info'))).toMatch(/has no version.*developed continuously/);
  });
});

describe('determinations of offers', () => {
  it('O224 mention subsidised products among the alternatives', () => {
    const inQuery = offersV2.parameters(DETERMINE_V2)['alternativen'] ?? {};
    for (const part of [inQuery, determinationV3['alternativen'] ?? {}]) {
      expect(described(part)).toMatch(/subsidised products/i);
    }
  });

  it('O225 accept a JSON object in v2', () => {
    expect(Object.keys(offersV2.at(offersV2.operation(DETERMINE_V2), 'requestBody', 'content'))).toEqual([
      'application/json',
    ]);
    expect(offersV2.request(DETERMINE_V2)['type']).toBe('object');
  });

  it.each<[string, unknown, unknown]>([
    ['finanzbedarf.kaufpreis', 385_000.5, '385000'],
    ['finanzierungswunsch.darlehensWuensche', [], {}],
    ['darlehensBetrag', 310_000, '310000'],
    ['darlehensBetrag', 310_000.5, true],
    ['provision', 1.5, 'x'],
    ['tilgungsWunsch.anfaenglicheTilgung', 2, '2'],
    ['tilgungsWunsch.volltilgerWennAnnuitaetenOderForward', true, 'ja'],
    ['bereitstellungsZinsFreieZeitInMonaten', 6, '6'],
    ['sondertilgungOptionalJaehrlich', 5.5, []],
    ['zinsBindungInJahren', 10, '10'],
  ])('O223 accept %s with its type', (path, right, wrong) => {
    expect(offersV2.accepts(DETERMINE_V2, captured(path, right))).toBe(true);
    expect(offersV2.accepts(DETERMINE_V2, captured(path, wrong))).toBe(false);
  });

  it('O228 name the units of both times', () => {
    const loan = offersV2.at('components', 'schemas', 'AnnuitaetenDarlehen', 'properties');
    expect(described(offersV2.at(loan, 'bereitstellungsZinsFreieZeitInMonaten'))).toMatch(/in months/);
    expect(described(offersV2.at(loan, 'zinsBindungInJahren'))).toMatch(/in years/);
  });

  it('O229 say for which providers households and property are needed', () => {
    const members = offersV2.members(offersV2.request(DETERMINE_V2));
    for (const name of ['haushalte', 'finanzierungsobjekt']) {
      expect(described(members[name] ?? {})).toMatch(/regional/i);
    }
  });

  it('O233 give the commission in cents', () => {
    const provision = offersV2.at('components', 'schemas', 'Provision', 'properties', 'betrag');
    expect(described(provision)).toMatch(/cents/);
  });

  it('O320 accept four booleans and two lists in v3, none required', () => {
    expect(offersV3.request(DETERMINE_V3)['required']).toBeUndefined();
    for (const name of ['ermitteln', 'aktualisieren', 'alternativen', 'provisionsAusgabe']) {
      expect(determinationV3[name]?.['type'], name).toBe('boolean');
    }
    for (const name of ['produktAnbieter', 'exkludierteProduktAnbieter']) {
      expect(determinationV3[name], name).toMatchObject({ type: 'array', items: { type: 'string' } });
    }
  });

  it.each([
    ['O322', 'alternativen', /alternatives/],
    ['O325', 'produktAnbieter', /to include/],
    ['O325', 'exkludierteProduktAnbieter', /to exclude/],
    ['O327', 'provisionsAusgabe', /commission/],
  ])('%s describe %s', (_id, name, words) => {
    expect(described(determinationV3[name] ?? {})).toMatch(words);
  });

  it('O240 have three optional parameters in v2', () => {
    const { vorgangsNummer, alternativen, provisionsAusgabe } = offersV2.parameters(DETERMINE_V2);
    const optional = { in: 'query', required: false };
    expect(vorgangsNummer).toMatchObject({ ...optional, schema: { type: 'string' } });
    expect(alternativen).toMatchObject({ ...optional, schema: { type: 'boolean' } });
    expect(provisionsAusgabe).toMatchObject({ ...optional, schema: { type: 'boolean' } });
  });

  it('O335 accept no captured data in v3', () => {
    expect(Object.keys(determinationV3)).toHaveLength(6);
    expect(described(offersV3.operation(DETERMINE_V3))).toMatch(/[Cc]aptured data is not accepted/);
  });

  it('O254 recommend a new trace id per request in v1 and v2, and nowhere else', () => {
    for (const contract of [offersV1, offersV2]) {
      for (const key of keysOf(contract)) {
        expect(described(contract.parameters(key)['x-TraceId'] ?? {}), key).toMatch(/new one per request/);
      }
    }
    for (const contract of [offersV3, loans, contractOf('partner'), contractOf('session')]) {
      for (const key of keysOf(contract)) {
        expect(described(contract.parameters(key)['X-TraceId'] ?? {}), key).not.toMatch(/new one per request/);
      }
    }
  });

  it('O340 need a scope to read saved offers', () => {
    const saved = keysOf(offersV3).filter((key) => key.includes('gemerkteangebote'));
    expect(saved).toHaveLength(3);
    for (const key of saved) {
      expect(JSON.stringify(offersV3.operation(key)), key).toContain('baufinanzierung:angebot:ermitteln');
    }
  });
});

describe('the cases', () => {
  it('C16 have every path of v2 in v3, except the saved offers', () => {
    const v2 = keysOf(casesV2).filter((key) => !key.includes('gemerkteAngebote'));
    expect(v2.map((key) => key.replace('/v2/', '/v3/')).toSorted()).toEqual(keysOf(casesV3).toSorted());
  });

  it('C13 have no saved offers in v3', () => {
    expect(keysOf(casesV3).filter((key) => /gemerkteangebote/i.test(key))).toEqual([]);
  });
});

describe('the applications', () => {
  const element = applications.at(applications.request(PATCH, 'application/json-patch+json'), 'items');
  const takes = (...operations: Node[]): boolean =>
    applications.accepts(PATCH, operations, 'application/json-patch+json');

  it('A24 accept operations with op, path, and a value unless op is remove', () => {
    expect(element).not.toEqual({});
    expect(takes({ op: 'remove', path: '/antragsReferenz' })).toBe(true);
    expect(takes({ op: 'add', path: '/antragsReferenz', value: 'X-1' })).toBe(true);
    expect(takes({ op: 'add', path: '/antragsReferenz' })).toBe(false);
    expect(takes({ op: 'replace', path: '/status/produktAnbieter' })).toBe(false);
    expect(takes({ op: 'move', path: '/antragsReferenz', value: 'X-1' })).toBe(false);
    expect(takes({ path: '/antragsReferenz', value: 'X-1' })).toBe(false);
  });

  it('A34 have seven reasons of a rejection', () => {
    const reasons = Object.values(applications.at('components', 'schemas') as Record<string, Node>).flatMap(
      (schema) => {
        const list = schema['x-list'] === 'ablehnungsgrund' ? schema['enum'] : undefined;
        return (list ?? []) as string[];
      },
    );
    expect(reasons.toSorted()).toEqual([
      'FINANZIELLE_SITUATION',
      'GEGENANGEBOT',
      'KEINE_ANGABE',
      'KRITERIEN',
      'NEGATIV_MERKMAL',
      'UNTERLAGEN_UNVOLLSTAENDIG',
      'WERTERMITTLUNG',
    ]);
    const status = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT', kommentar: '…' };
    const rejected = (ablehnungsgrund: string): Node => ({
      op: 'replace',
      path: '/status',
      value: { ...status, ablehnungsgrund },
    });
    expect(takes(rejected('KRITERIEN'))).toBe(true);
    expect(takes(rejected('LAUNE'))).toBe(false);
  });

  it('A38 have a status with two parts, a reason and a comment', () => {
    expect(
      takes({
        op: 'replace',
        path: '/status',
        value: { antragsteller: 'BEANTRAGT', produktAnbieter: 'ANGENOMMEN', kommentar: '…' },
      }),
    ).toBe(true);
    for (const name of ['antragsteller', 'produktAnbieter', 'kommentar']) {
      expect(takes({ op: 'replace', path: '/status', value: { [name]: 7 } }), name).toBe(false);
    }
  });

  it('A40 require a reason with a rejection', () => {
    const value = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' };
    expect(takes({ op: 'replace', path: '/status', value })).toBe(false);
    expect(takes({ op: 'replace', path: '/status', value: { ...value, ablehnungsgrund: 'KRITERIEN' } })).toBe(true);
    const examples = textOf('generated/applications/openapi.json').match(/\{[^{}]*ABGELEHNT[^{}]*\}/g) ?? [];
    for (const example of examples.filter((one) => one.includes('"produktAnbieter": "ABGELEHNT"'))) {
      expect(example).toContain('ablehnungsgrund');
    }
  });

  it('A02 say that the list is paged', () => {
    expect(described(applications.operation('GET /v2/antraege'))).toMatch(/page/);
  });

  it('A49 accept all operations at one address', () => {
    expect(keysOf(applications).filter((key) => key.startsWith('PATCH '))).toEqual([PATCH]);
    const status = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ANGENOMMEN' };
    expect(
      takes(
        { op: 'replace', path: '/status', value: status },
        { op: 'replace', path: '/status/produktAnbieter', value: 'ANGENOMMEN' },
        { op: 'add', path: '/antragsReferenz', value: 'X-1' },
        { op: 'remove', path: '/antragsReferenz' },
        { op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-12-01' },
        { op: 'replace', path: '/ansprechpartner/partnerId', value: 'ABC12' },
      ),
    ).toBe(true);
  });
});

describe('the loan offers', () => {
  const schema = buildSchema(textOf('generated/consumer-loan-offers/schema.graphql'));
  const type = (name: string): GraphQLObjectType => schema.getType(name) as GraphQLObjectType;
  const fieldsOf = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(type(name).getFields()).map(([field, { type: of }]) => [field, String(of)]));
  const queries = Object.values(type('Query').getFields());

  it('L23 have the fields of seven types', () => {
    const objects = Object.values(schema.getTypeMap()).filter((one) => isObjectType(one) && !one.name.startsWith('__'));
    expect(objects.map(({ name }) => name).toSorted()).toEqual([
      'Angebot',
      'Anschrift',
      'Gesamtkonditionen',
      'Logo',
      'Produktanbieter',
      'Query',
      'Ratenkredit',
      'Zinsgrenzen',
    ]);
    const euro = Object.fromEntries(
      ['gesamtkreditbetrag', 'nettokreditbetrag', 'rateMonatlich'].map((one) => [one, 'Euro']),
    );
    const text = (...names: string[]): Record<string, string> =>
      Object.fromEntries(names.map((one) => [one, 'String']));
    const percent = (...names: string[]): Record<string, string> =>
      Object.fromEntries(names.map((one) => [one, 'Prozent']));
    expect(fieldsOf('Angebot')).toEqual({ gesamtkonditionen: 'Gesamtkonditionen', ratenkredit: 'Ratenkredit' });
    expect(fieldsOf('Gesamtkonditionen')).toEqual({
      ...percent('effektivzins', 'sollzins'),
      ...euro,
      laufzeitInMonaten: 'Int',
      zinsgrenzen: 'Zinsgrenzen',
    });
    expect(fieldsOf('Zinsgrenzen')).toEqual(
      percent('maximalerEffektivzins', 'maximalerSollzins', 'minimalerEffektivzins', 'minimalerSollzins'),
    );
    expect(fieldsOf('Ratenkredit')).toEqual({
      produktanbieter: 'Produktanbieter',
      ...text('produktbezeichnung'),
      schlussrate: 'Euro',
    });
    expect(fieldsOf('Produktanbieter')).toEqual({ ...text('name'), anschrift: 'Anschrift', logo: 'Logo' });
    expect(fieldsOf('Anschrift')).toEqual(text('strasse', 'hausnummer', 'plz', 'ort'));
    expect(fieldsOf('Logo')).toEqual(text('svg'));
    for (const name of ['Euro', 'Prozent']) {
      expect(isScalarType(schema.getType(name))).toBe(true);
      expect(schema.getType(name)?.description).toMatch(/decimal/);
    }
  });

  it('L29 have two values of Datenkontext and four of Finanzierungszweck', () => {
    const enums = Object.values(schema.getTypeMap()).filter((one) => isEnumType(one) && !one.name.startsWith('__'));
    const values = enums.map((one) => [one.name, isEnumType(one) ? one.getValues().map(({ name }) => name) : []]);
    expect(Object.fromEntries(values)).toEqual({
      Datenkontext: ['TESTUMGEBUNG', 'ECHTGESCHAEFT'],
      Finanzierungszweck: ['UMSCHULDUNG', 'FREIE_VERWENDUNG', 'FAHRZEUGKAUF', 'MODERNISIEREN'],
    });
  });

  it('L30 name the length of a partner identifier', () => {
    for (const { args } of queries) {
      expect(args.find(({ name }) => name === 'partnerId')?.description).toMatch(/5 characters/);
    }
    const examples = JSON.stringify(loans.at('components', 'examples')).matchAll(/\\?"partnerId\\?": ?\\?"(.*?)\\?"/g);
    for (const [, id] of examples) expect(id).toHaveLength(5);
  });

  it('L37 have two queries', () => {
    expect(fieldsOf('Query')).toEqual({ bestesAngebot: 'Angebot', angebote: '[Angebot]' });
  });

  it.each(queries)('L40 have five parameters of $name', ({ name: query, args }) => {
    expect(Object.fromEntries(args.map(({ name, type: of }) => [name, String(of)]))).toEqual({
      partnerId: 'String',
      auszahlungsbetrag: 'Euro!',
      laufzeitInMonaten: 'Int',
      finanzierungszweck: 'Finanzierungszweck',
      datenkontext: 'Datenkontext',
    });
    const described = (parameter: string): string => args.find(({ name }) => name === parameter)?.description ?? '';
    expect(described('partnerId')).toMatch(/Default: the partner of the API client/);
    expect(described('datenkontext')).toMatch(/Default: TESTUMGEBUNG/);
    expect(described('finanzierungszweck')).toMatch(
      query === 'angebote' ? /Default: FREIE_VERWENDUNG/ : /Default: all/,
    );
  });

  it('L34 accept JSON with query and variables', () => {
    expect(Object.keys(loans.at(loans.operation('POST /angebote'), 'requestBody', 'content'))).toEqual([
      'application/json',
    ]);
    expect(Object.keys(loans.members(loans.request('POST /angebote')))).toEqual(['query', 'variables']);
  });

  it('L50 say that a trace id is generated if the request has none', () => {
    expect(described(loans.parameters('POST /angebote')['X-TraceId'] ?? {})).toMatch(
      /absent, the platform generates one/,
    );
  });

  it('L52 accept a token of the client credentials flow', () => {
    const schemes = Object.values(loans.at('components', 'securitySchemes') as Record<string, Node>);
    expect(schemes).toMatchObject([{ type: 'http', scheme: 'bearer' }]);
    expect(described(schemes[0] ?? {})).toMatch(/client credentials/);
    for (const other of [offersV2, offersV3, casesV3, applications]) {
      expect(JSON.stringify(other.at('components', 'securitySchemes'))).not.toMatch(/client credentials/);
    }
  });
});

describe('the token flows', () => {
  it.each([offersV2, applications])('S64 are described where they are used', (contract) => {
    expect(described(contract.at('info'))).toMatch(/OAuth 2\.0 with resource owner password credentials/);
    expect(described(contract.at('info'))).toMatch(/HTTP Basic.*`access_token`.*Bearer/);
  });

  it.each([offersV3, casesV3])('S66 are unchanged in v3', (contract) => {
    expect(JSON.stringify(contract.at('components', 'securitySchemes'))).toContain('"scheme":"bearer"');
    expect(described(contract.at('info'))).toMatch(/same flows as before/);
  });
});

describe('the move to v3', () => {
  const successor = (contract: typeof offersV1, key: string): unknown => contract.operation(key)['x-successor'];

  it('V02 merges two determinations into one', () => {
    expect(successor(offersV1, DETERMINE_V1)).toBe('offers-v3#createErgebnisliste');
    expect(successor(offersV2, DETERMINE_V2)).toBe('offers-v3#createErgebnisliste');
    expect(migration).toMatch(/finanzierungsvorschlaege/);
    expect(migration).toMatch(/createErmittlung.*createErgebnisliste/);
  });

  it('V06 moves the options from the query to the body', () => {
    for (const name of ['alternativen', 'provisionsAusgabe']) {
      expect(offersV2.parameters(DETERMINE_V2)[name]?.['in']).toBe('query');
      expect(determinationV3).toHaveProperty(name);
    }
    expect(Object.values(offersV3.parameters(DETERMINE_V3)).filter((one) => one['in'] === 'query')).toEqual([]);
    expect(migration).toMatch(/`alternativen`.*query.*body/);
  });

  it('V03 has no determination without a case', () => {
    expect(keysOf(offersV3).filter((key) => !key.includes('/vorgaenge/{vorgangsnummer}/'))).toEqual([]);
    expect(migration).toMatch(/They take no captured data/);
  });

  it('V04 has no read of captured data', () => {
    expect(keysOf(offersV3).filter((key) => /erfassteDaten/i.test(key))).toEqual([]);
    const read = 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten';
    expect(successor(offersV2, read)).toMatch(/^none: .*customer-data/);
    expect(migration).toMatch(/customer-data/);
  });

  it('V05 moves the saved offers, and renames their members', () => {
    const SAVED = 'GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote';
    expect(
      ['', '/{nummerAmVorgang}', '/{nummerAmVorgang}/zahlungsPlaene'].map((end) => successor(casesV2, SAVED + end)),
    ).toEqual([
      'offers-v3#listGemerkteAngebote',
      'offers-v3#getGemerktesAngebot',
      'offers-v3#listZahlungsplaeneGemerktesAngebot',
    ]);
    expect(keysOf(offersV3)).toContain(
      'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene',
    );
    expect(migration).toMatch(/nummerAmVorgang.*laufendeNummer/);
  });

  it('O337 says that the identifier of v2 is not enough', () => {
    expect(described(offersV3.at('info'))).toMatch(/`ermittlungsId` of v2 alone does not do/);
    expect(migration).toMatch(/`ermittlungsId` alone is not enough/);
  });

  it('O338 names both alternatives without a case', () => {
    const ways = /suggestions interface,? or create or update a case/;
    expect(described(offersV3.at('info'))).toMatch(ways);
    expect(migration).toMatch(ways);
  });
});

function hasEnd(id: InterfaceId): boolean {
  return /"deprecated": true|"x-sunset"/.test(textOf(`generated/${id}/openapi.json`));
}

/** Captured data with one member. A path that does not begin at `vorhaben` is below `annuitaetenDarlehen`. */
function captured(path: string, value: unknown): object {
  const nested = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  if (/^finanz/.test(path)) return { vorhaben: nested };
  return { vorhaben: { finanzierungswunsch: { darlehensWuensche: [{ annuitaetenDarlehen: nested }] } } };
}
