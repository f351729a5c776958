import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { publishedSchema, type SchemaNode } from './published-schema.ts';
import { validateConfig } from './validate.ts';

const schema = publishedSchema();
const valid = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(schema);

/** Whether the suite accepts a configuration. */
function taken(value: unknown): boolean {
  try {
    validateConfig(value, () => '');
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

const targets = { report: 'https://report.example.com' };
const target = (report: unknown) => ({ targets: { report } });
const withFixtures = (fixtures: unknown) => ({ targets, fixtures });
const withCredentials = (credentials: unknown) => ({ targets, credentials });

describe('the published schema', () => {
  it('is the one in the package', () => {
    const file = JSON.parse(readFileSync(new URL('../../config.schema.json', import.meta.url), 'utf8')) as unknown;
    expect(file, 'rewrite it with `npm run build:conformance`').toEqual(schema);
  });

  it.each<[boolean, unknown]>([
    [true, { targets }],
    [true, { $schema: './x.json', targets }],
    [true, target('http://127.0.0.1:4110')],
    [true, target('HTTPS://[::1]:8443/prefix/@team/')],
    [true, { targets, timing: { pollMs: 1, patienceMs: 2, requestTimeoutMs: 3 }, capabilities: { state: false } }],
    [
      true,
      withFixtures({ cases: { bodies: { patch: { body: [1], contentType: 'text/plain' }, status: { body: null } } } }),
    ],
    [true, withFixtures({ consumerLoan: { auszahlungsbetrag: 0.5, failingQuery: { query: 'x', variables: {} } } })],
    [true, withCredentials({ kex: { accessToken: 't' } })],
    [false, {}],
    [false, { targets: {} }],
    [false, { targets: null }],
    [false, { targets: { reports: 'http://r.example' } }],
    [false, target('ftp://report.example.com')],
    [false, target('report.example.com')],
    [false, target('https://user:secret@report.example.com')],
    [false, target('https://user@report.example.com/')],
    [false, target('https://report.example.com/?a=b')],
    [false, target('https://report.example.com#top')],
    [false, target('https://report.example.com /')],
    [false, target('')],
    [false, target(1)],
    [false, { targets, timing: { pollMs: 0 } }],
    [false, { targets, timing: { pollMs: '5' } }],
    [false, { targets, timming: {} }],
    [false, { targets, capabilities: { state: 'no' } }],
    [false, withCredentials({ partner: { apiKey: 'k' } })],
    [false, withCredentials({ kex: { accessToken: '' } })],
    [false, withCredentials({ kex: 'token' })],
    [false, withFixtures({ report: { kinds: [] } })],
    [false, withFixtures({ report: { kinds: ['rohdatn'] } })],
    [false, withFixtures({ report: { kinds: ['rohdaten', 'rohdaten'] } })],
    [false, withFixtures({ cases: { bodies: { patch: { contentType: 'text/plain' } } } })],
    [false, withFixtures({ consumerLoan: { auszahlungsbetrag: 0 } })],
    [false, withFixtures({ consumerLoan: { laufzeitInMonaten: 1.5 } })],
    [false, []],
  ])('says %s as the suite does: %j', (wanted, value) => {
    expect([valid(value), taken(value)]).toEqual([wanted, wanted]);
  });

  it('allows a variable instead of a URL, since editors validate before expansion', () => {
    expect([valid(target('${REPORT_URL}')), valid(target('https://${HOST}/report'))]).toEqual([true, true]);
  });

  it('describes every setting', () => {
    const unexplained = (node: SchemaNode, path: string): string[] =>
      Object.entries(node.properties ?? {}).flatMap(([key, inner]) => [
        ...(inner.description === undefined ? [`${path}${key}`] : []),
        ...unexplained(inner, `${path}${key}.`),
      ]);
    expect(unexplained(schema, '')).toEqual([]);
  });

  it('has a valid example of every setting outside credentials', () => {
    const example = ({ properties, examples }: SchemaNode, path: string): unknown => {
      if (properties === undefined) {
        expect(examples, path).toBeDefined();
        return examples?.[0];
      }
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([key]) => key !== '$schema' && key !== 'credentials')
          .map(([key, inner]) => [key, example(inner, `${path}.${key}`)]),
      );
    };
    const all = example(schema, '');
    expect([valid(all), valid.errors, taken(all)]).toEqual([true, null, true]);
  });
});
