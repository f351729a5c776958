import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

interface Schema {
  properties?: Record<string, Schema & { 'x-applies-to'?: string[] }>;
  enum?: string[];
}
interface Contract {
  paths: Record<string, Record<string, { parameters?: { name?: string; $ref?: string }[] } & Record<string, unknown>>>;
  components: { schemas: Record<string, Schema & { description?: string }> };
}

const read = (id: string) =>
  JSON.parse(readFileSync(new URL(`../generated/${id}/openapi.json`, import.meta.url), 'utf8')) as Contract;

describe('what the sources say about fields', () => {
  it('ablehnungsgrund has the seven values of the patch document (A15)', () => {
    const [reason] = Object.values(read('applications').components.schemas).filter((one) => one.enum !== undefined);
    expect(reason?.enum?.toSorted()).toEqual([
      'FINANZIELLE_SITUATION',
      'GEGENANGEBOT',
      'KEINE_ANGABE',
      'KRITERIEN',
      'NEGATIV_MERKMAL',
      'UNTERLAGEN_UNVOLLSTAENDIG',
      'WERTERMITTLUNG',
    ]);
  });

  it('the captured data of v2 have numbers, booleans and a list in the places of the table (O223)', () => {
    const document = read('offers-v2');
    const ajv = new Ajv2020({ strict: false, logger: false }).addSchema({ ...document, $id: 'offers-v2' });
    const fits = ajv.compile({ $ref: 'offers-v2#/components/schemas/Vorhaben' });
    const wish = (annuitaetenDarlehen: object) => ({
      finanzbedarf: { kaufpreis: 385_000 },
      finanzierungswunsch: { darlehensWuensche: [{ annuitaetenDarlehen }] },
    });
    for (const amount of [310_000, 310_000.5]) {
      expect(fits(wish({ darlehensBetrag: amount, provision: 1.5, zinsBindungInJahren: 10 }))).toBe(true);
    }
    expect(fits(wish({ tilgungsWunsch: { volltilgerWennAnnuitaetenOderForward: true } }))).toBe(true);
    expect(fits(wish({ tilgungsWunsch: { volltilgerWennAnnuitaetenOderForward: 'ja' } }))).toBe(false);
    expect(fits(wish({ darlehensBetrag: '310000' }))).toBe(false);
    expect(fits({ finanzierungswunsch: { darlehensWuensche: {} } })).toBe(false);
  });

  it('a person and an organisation have the fields of their lists (P48)', () => {
    const schemas = Object.values(read('partner').components.schemas);
    const fieldsOf = (typ: string) =>
      new Set(
        schemas.flatMap(({ properties = {} }) =>
          Object.entries(properties).flatMap(([name, field]) =>
            field['x-applies-to']?.includes(typ) === true ? [name] : [],
          ),
        ),
      );
    expect([...fieldsOf('ORGANISATION')].sort()).toEqual(
      [
        ...['anschrift', 'bankverbindung', 'email', 'externePartnerId', 'faxnummer', 'firmenname', 'firmennameZusatz'],
        ...['fusszeileFuerAussenauftritt', 'gehoertZuKreditinstitut', 'gesperrt', 'gesperrtTransitiv', 'id'],
        ...['telefonnummer', 'typ', 'webseiteUrl'],
      ].sort(),
    );
    const person = fieldsOf('PERSON');
    for (const name of ['anrede', 'vorname', 'nachname', 'geburtsdatum', 'titelFunktion', 'mobilnummer', 'avatarUrl']) {
      expect(person).toContain(name);
    }
    expect([...person].filter((name) => name.startsWith('recht'))).toHaveLength(12);
  });

  it('the six attributes that an adviser needs are named where a partner is described (P50)', () => {
    const { description = '' } = read('partner').components.schemas['Partner'] ?? {};
    for (const name of ['anrede', 'vorname', 'nachname', 'anschrift', 'bankverbindung', 'email']) {
      expect(description).toContain(`\`${name}\``);
    }
  });
});

describe('what the sources say about the move to v3', () => {
  const successorOf = (id: string, path: string, method: string) => read(id).paths[path]?.[method]?.['x-successor'];

  it('both determinations lead to that of v3 (V02)', () => {
    for (const method of ['get', 'post']) {
      expect(successorOf('offers-v1', '/v1/finanzierungsvorschlaege/{vorgangsNummer}', method)).toBe(
        'offers-v3#createErgebnisliste',
      );
    }
    expect(successorOf('offers-v2', '/v2/ergebnisliste/ermittlung', 'post')).toBe('offers-v3#createErgebnisliste');
  });

  it('saved offers moved from the cases to the offers, and changed their names (V05)', () => {
    const at = (path: string) =>
      successorOf('cases-v2', `/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote${path}`, 'get');
    expect([at(''), at('/{nummerAmVorgang}'), at('/{nummerAmVorgang}/zahlungsPlaene')]).toEqual([
      'offers-v3#listGemerkteAngebote',
      'offers-v3#getGemerktesAngebot',
      'offers-v3#listZahlungsplaeneGemerktesAngebot',
    ]);
    const paths = Object.keys(read('offers-v3').paths).filter((path) => path.includes('gemerkteangebote'));
    expect(paths).toContain('/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene');
  });

  it('alternativen is a parameter of the query in v2, and a member of the body in v3 (V06)', () => {
    const text = (id: string, path: string) => JSON.stringify(read(id).paths[path]?.['post']);
    expect(text('offers-v2', '/v2/ergebnisliste/ermittlung')).toMatch(
      /"name":"alternativen"|parameters\/alternativen/i,
    );
    expect(text('offers-v3', '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste')).not.toMatch(/alternativen/i);
    const members = Object.values(read('offers-v3').components.schemas).flatMap(({ properties = {} }) =>
      Object.keys(properties),
    );
    expect(members).toContain('alternativen');
  });
});
