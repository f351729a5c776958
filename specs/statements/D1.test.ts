import { describe, expect, it } from 'vitest';
import { LISTS } from '../../generated/platform.ts';
import { contractOf, described, keysOf, serverOf, type Node } from './contract.fixture.ts';

const report = contractOf('report');
const { at, members, operation, request } = report;
const requests = LISTS.kind.map((kind) => `POST /${kind}`);
const reads = LISTS.kind.map((kind) => `GET /${kind}/{reportId}`);
/** The schema of a request property that several kinds share. */
const property = (name: string): Node =>
  requests.map((key) => members(request(key))[name]).find((one) => one !== undefined) ?? {};

describe('the report contract', () => {
  it('R37 has one base address', () => {
    expect(serverOf(report)).toEqual(['{base_url}']);
  });

  it('R45 has the fifteen kinds', () => {
    const segments = keysOf(report).flatMap((key) => /^POST \/(\w+)$/.exec(key)?.[1] ?? []);
    expect(segments.toSorted()).toEqual(
      [
        ...['partner', 'bestandskundenpotential', 'handelsbeziehungen', 'erweitertefinanzierungskriterien'],
        ...['konditionsmeldungen', 'smartfactsvertrieb', 'smartfactsproduktanbieter', 'ratesmartfactsvertrieb'],
        ...['ratevertrieb', 'vertrieb', 'produktanbieter', 'rohdaten', 'provisionsclearinggeneric', 'mtvreport'],
        'konditionsvergleich',
      ].toSorted(),
    );
  });

  it.each(requests)('R54 requires a JSON object of %s, without required members', (key) => {
    expect(at(operation(key), 'requestBody')['required']).toBe(true);
    expect(request(key)['type']).toBe('object');
    expect(request(key)['required']).toBeUndefined();
  });

  it.each(Object.entries({ produktanbieter: 1, rohdaten: 1, provisionsclearinggeneric: 3, mtvreport: 4 }))(
    'R56 has the properties of its row for %s',
    (kind, count) => {
      const names = ['fromDay', 'toDay', 'category', 'partnerIdToCreateReportFor'].slice(0, count);
      expect(Object.keys(members(request(`POST /${kind}`)))).toEqual(names);
    },
  );

  it('R56 has produktArt for konditionsvergleich, and no properties for ten kinds', () => {
    expect(Object.keys(members(request('POST /konditionsvergleich')))).toEqual(['produktArt']);
    expect(requests.filter((key) => Object.keys(members(request(key))).length === 0)).toHaveLength(10);
  });

  it.each(['fromDay', 'toDay', 'category', 'partnerIdToCreateReportFor', 'produktArt'])(
    'R61 has %s as a string',
    (name) => {
      expect(property(name)['type']).toBe('string');
    },
  );

  it('R63 has one pattern for both days', () => {
    const { pattern } = property('fromDay');
    expect(property('toDay')['pattern']).toBe(pattern);
    const fits = new RegExp(String(pattern));
    for (const day of ['2024-01-01', '2024-12-31', '2024-10-10']) expect(day).toMatch(fits);
    for (const day of ['2024-00-10', '2024-13-01', '2024-01-00', '2024-01-32', '01.01.2024', '2024-1-1', '20240101']) {
      expect(day).not.toMatch(fits);
    }
    expect('2024-01-01T00:00:00Z').not.toMatch(fits);
  });

  it('R34 names the default of fromDay', () => {
    expect(described(property('fromDay'))).toMatch(/previous day/);
  });

  it('R67 has an inclusive lower bound', () => {
    expect(described(property('fromDay'))).toMatch(/Lower bound, included.*`Datum`/);
  });

  it('R71 names the default of toDay', () => {
    expect(described(property('toDay'))).toMatch(/current day/);
  });

  it('R72 has an exclusive upper bound', () => {
    expect(described(property('toDay'))).toMatch(/Upper bound, excluded.*`Datum`/);
  });

  it('R73 has category as an optional filter', () => {
    expect(property('category')).toMatchObject({ pattern: '^.*$' });
    expect(property('category')).not.toHaveProperty('default');
    expect(described(property('category'))).toMatch(/filter/);
  });

  it('R78 has the partner for whom a report is made', () => {
    expect(property('partnerIdToCreateReportFor')).toMatchObject({ pattern: '[A-Z]{3}[0-9]{2}' });
    expect(property('partnerIdToCreateReportFor')).not.toHaveProperty('default');
    expect(described(property('partnerIdToCreateReportFor'))).toMatch(/for whom/);
  });

  it('R83 has produktArt as one of two values', () => {
    expect(property('produktArt')).toMatchObject({ enum: ['ANNUITAET', 'FORWARD'] });
    expect(property('produktArt')).not.toHaveProperty('default');
    expect(described(property('produktArt'))).toMatch(/filter by product type.*both/);
  });

  it.each(reads)('R84 has a string reportId in the path of %s', (key) => {
    expect(report.parameters(key)['reportId']).toMatchObject({
      in: 'path',
      required: true,
      schema: { type: 'string' },
    });
    expect(report.parameters(key)['reportId']?.['schema']).toEqual({ type: 'string' });
  });

  it.each(reads)('R90 has the members of the errors of %s', (key) => {
    const body = (status: string) => at(operation(key), 'responses', status, 'content', 'application/json', 'schema');
    for (const status of ['400', '404', '422', '500']) {
      expect(body(status)['required']).toEqual(['message', 'error']);
      expect(members(body(status))).toMatchObject({ message: { type: 'string' }, error: { type: 'string' } });
    }
    expect(body('403')['required']).toEqual(['message']);
    expect(members(body('403'))).toMatchObject({ message: { type: 'string' } });
  });

  it('R101 has Location and the CORS headers as strings', () => {
    const headers = report.operations.flatMap(({ method, path, answers }) =>
      answers.flatMap((status) => {
        const declared = at(operation(`${method} ${path}`), 'responses', status, 'headers');
        return Object.keys(declared).map((name) => at(declared, name, 'schema'));
      }),
    );
    expect(headers.length).toBe(15 * 2 + (15 * 2 + 2) * 3);
    for (const schema of headers) expect(schema['type']).toBe('string');
  });

  it('R132 has a timestamp as its version', () => {
    expect(at('info')['version']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('R36 has no version in its paths', () => {
    expect(report.operations.filter(({ path }) => /\/v\d/.test(path))).toEqual([]);
  });
});
