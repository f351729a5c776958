import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { isObject } from '../../json.ts';
import { withoutSetting } from '../../proof/named-settings.fixture.ts';
import { idsWith } from '../../proof/in-process.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const tested = await interfaceUnderTest('consumer-loan-offers', { allowWrites: false });
const { judge, resultOf, ids, rules, observing } = tested;

describeRules(tested, {
  // A token that is refused everywhere may be a mistake of the configuration.
  alike: { verdicts: { '401': 'inconclusive', '403': 'inconclusive' } },
});

type Loan = NonNullable<NonNullable<Config['fixtures']>['consumerLoan']>;

function withFixtures(change: (loan: Loan) => Loan): (config: Config) => Config {
  return (config) => ({
    ...config,
    fixtures: { ...config.fixtures, consumerLoan: change(config.fixtures?.consumerLoan ?? {}) },
  });
}

/** Judges the reference with changed responses of the loan host. */
const rewrite = (change: (body: Record<string, unknown>, response: Response) => Response, options = {}) =>
  judge({
    ...options,
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'kex' || request.method === 'GET') return response;
      const body: unknown = await response.clone().json();
      return change(isObject(body) ? body : {}, response);
    },
  });
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json;charset=UTF-8' } });

/** Every scalar in a value, replaced. */
function mapped(value: unknown, change: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (!isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapped(member, change)]));
}

describe('unusual but conforming servers', () => {
  it('an empty list of errors beside data, a charset, and undocumented members', async () => {
    const report = await rewrite((body, { status }) => json({ hinweis: 1, errors: [], ...body }, status));
    expect(flagged(report)).toEqual([]);
  });

  it.each([400, 403, 200])('a partner out of reach who is refused with %i', async (status) => {
    const report = await judge({
      around: (next) => async (request) =>
        (await request.clone().text()).includes('"partnerId":"FREMD"')
          ? json({ ...(status === 200 ? { data: {} } : {}), errors: [{ message: 'no', status }] }, status)
          : next(request),
      configure: withFixtures((fixtures) => ({ ...fixtures, partnerIdOutside: 'FREMD' })),
    });
    expect(flagged(report)).toEqual([]);
  });

  it('offers beside errors only cause a warning', async () => {
    const report = await judge({ rules: [...rules, ...observing], fault: 'consumer-loan-offers/offers-with-error' });
    expect(idsWith(report, 'failed')).toEqual(ids('success-has-no-errors'));
    expect(report.verdict).toBe('conformant');
  });

  it('amounts, rates and terms as strings only cause a warning', async () => {
    const asText = (value: unknown) => (typeof value === 'number' && value !== 200 ? String(value) : value);
    const report = await rewrite((body, { status }) => json(mapped(body, asText), status));
    expect(flagged(report).map(({ id, level }) => [id, level])).toEqual([
      ['consumer-loan-offers/decimals-are-numbers', 'should'],
    ]);
  });

  it('HTML pages instead of errors, since only the status is promised', async () => {
    const page = (status: number) =>
      new Response('<!doctype html><p>Nein', { status, headers: { 'Content-Type': 'text/html' } });
    const report = await rewrite((_, response) => (response.status === 200 ? response : page(response.status)));
    expect(flagged(report)).toEqual([]);
  });

  it('the media type of GraphQL, errors that are null, and headers in another case', async () => {
    const report = await rewrite((body, { status }) => {
      const headers = { 'CONTENT-TYPE': 'application/graphql-response+json; charset=utf-8', 'x-traceid': 't' };
      return new Response(JSON.stringify({ extensions: { dauer: 12 }, errors: null, ...body }), { status, headers });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a field that is missing in the introspected schema is reported', async () => {
    const report = await rewrite((body, { status }) => {
      const changed = JSON.stringify(body).replaceAll('"name":"schlussrate"', '"name":"schlussbetrag"');
      return json(JSON.parse(changed), status);
    });
    expect(resultOf(report, 'schema-is-compatible')?.notes).toEqual(['Ratenkredit.schlussrate was removed.']);
  });

  it('logos with relative addresses', async () => {
    const byPath = (value: unknown) =>
      typeof value === 'string' && value.startsWith('https:') ? 'logos/a.svg' : value;
    const report = await rewrite((body, { status }) => json(mapped(body, byPath), status));
    expect(flagged(report)).toEqual([]);
  });

  it('fields that are all null', async () => {
    const report = await rewrite(({ data, ...others }, { status }) =>
      json({ ...others, ...(data === undefined ? {} : { data: mapped(data, () => null) }) }, status),
    );
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'field-types')?.status).toBe('passed');
    expect(resultOf(report, 'logo-is-an-address')?.status).toBe('not-applicable');
  });

  it('a web server that refuses multipart without a boundary before the type is checked', async () => {
    const report = await judge({
      around: (next) => async (request) =>
        /^multipart\/(?!.*boundary=\w)/.test(request.headers.get('content-type') ?? '')
          ? json({ message: 'Invalid content-type header: multipart missing boundary' }, 400)
          : next(request),
    });
    expect(flagged(report)).toEqual([]);
  });

  it('without any offers, rules about their fields are inconclusive', async () => {
    const report = await rewrite(({ data, ...others }, { status }) => {
      if (!isObject(data)) return json(others, status);
      const none = Object.keys(data).map((name) => [name, name === 'angebote' ? [] : null]);
      return json({ ...others, data: Object.fromEntries(none) as unknown }, status);
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive', 'must')).toEqual(
      ids('defaults', 'field-types', 'logo-is-an-address', 'partner-out-of-reach-refused', 'selected-fields-come-back'),
    );
    expect(resultOf(report, 'field-types')?.reason).toContain('see fixtures.consumerLoan.auszahlungsbetrag');
  });

  it('a required term only causes a warning', async () => {
    const report = await judge({ fault: 'consumer-loan-offers/term-demanded' });
    expect(idsWith(report, 'failed')).toEqual(ids('term-is-optional'));
    expect(idsWith(report, 'inconclusive', 'must')).toEqual([]);
  });

  it('a term of a non-null type only causes a warning', async () => {
    const report = await judge({
      fault: 'consumer-loan-offers/term-demanded',
      around: (next) => async (request) =>
        /laufzeitInMonaten: Int[,)]/.test(await request.clone().text())
          ? json({ errors: [{ message: 'Int is used in a position that expects Int!', status: 400 }] }, 400)
          : next(request),
      // The configured failing query declares a nullable term.
      configure: (config) => withoutSetting(config, 'fixtures.consumerLoan.failingQuery'),
    });
    expect(idsWith(report, 'failed')).toEqual(ids('term-is-optional'));
    expect(idsWith(report, 'inconclusive', 'must')).toEqual([]);
  });
});

describe('credentials and fixtures', () => {
  it('a failing query that is answered without errors is named', async () => {
    const query = 'query { bestesAngebot(auszahlungsbetrag: 10000, laufzeitInMonaten: 60) { __typename } }';
    const report = await judge({
      configure: (config) => ({
        ...config,
        fixtures: { ...config.fixtures, consumerLoan: { ...config.fixtures?.consumerLoan, failingQuery: { query } } },
      }),
    });
    expect(resultOf(report, 'failure-messages-are-text')).toMatchObject({
      status: 'inconclusive',
      reason: 'the query of fixtures.consumerLoan.failingQuery is answered without errors',
    });
  });

  const withToken = (accessToken: string) => (config: Config) => ({
    ...config,
    credentials: { ...config.credentials, kex: { accessToken } },
  });

  it('an expired token is inconclusive, and the setting is named', async () => {
    const report = await judge({ configure: withToken('expired') });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'best-offer-answered')).toMatchObject({
      status: 'inconclusive',
      reason: 'the token is refused with 401; see credentials.kex',
    });
    expect(idsWith(report, 'passed', 'must')).toEqual([]);
  });

  it('a token without the permission is inconclusive', async () => {
    const report = await judge({
      configure: (config) => withToken(config.credentials?.kexWithoutScope?.accessToken ?? '')(config),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'offers-listed')?.reason).toMatch(
      /refused with 403, as for a client without the permission/,
    );
  });

  it('partnerId may have a type with another name, if literals in the query are accepted', async () => {
    const report = await judge({
      around: (next) => async (request) =>
        (await request.clone().text()).includes('$partnerId: String')
          ? json({ data: {}, errors: [{ message: 'String, where PartnerID is expected', status: 400 }] }, 200)
          : next(request),
    });
    expect(resultOf(report, 'parameters-accepted')?.status).toBe('passed');
    expect(resultOf(report, 'partner-within-reach-accepted')?.status).toBe('passed');
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  it('the partner of the client itself is judged if it is configured', async () => {
    const report = await judge({
      around: (next) => async (request) =>
        (await request.clone().text()).includes('"partnerId":"HSE01"')
          ? json({ errors: [{ message: 'below the client only', status: 403 }] }, 403)
          : next(request),
      configure: withFixtures((fixtures) => ({ ...fixtures, partnerId: 'HSE01' })),
    });
    expect(idsWith(report, 'failed', 'must')).toEqual(ids('parameters-accepted', 'partner-within-reach-accepted'));
  });

  it('a 401 to the token without the permission is inconclusive: the token may have expired', async () => {
    const report = await rewrite((body, { status }) => json(body, status === 403 ? 401 : status));
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [
        'consumer-loan-offers/scope-required',
        'inconclusive',
        'refused with 401, like an invented token; see credentials.kexWithoutScope',
      ],
    ]);
  });

  it('an amount that nobody finances fails and names the fixture, or is inconclusive if the suite has guessed it', async () => {
    const given = await judge({ configure: withFixtures((loan) => ({ ...loan, auszahlungsbetrag: 5_000_000 })) });
    expect(resultOf(given, 'best-offer-answered')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('see fixtures.consumerLoan.auszahlungsbetrag') as string,
    });
    const fails = { errors: [{ message: 'nobody finances that', status: 422 }] };
    const guessed = await rewrite(({ data }, response) => (data === undefined ? response : json(fails, 200)), {
      configure: withFixtures(() => ({})),
    });
    expect(idsWith(guessed, 'failed')).toEqual([]);
    expect(resultOf(guessed, 'best-offer-answered')?.reason).toMatch(
      /^10000 EUR over 60 months: .*supply fixtures.consumerLoan/,
    );
  });

  it('without fixtures, only the rules that need them are inconclusive', async () => {
    const report = await judge({ configure: withFixtures(() => ({})) });
    expect(flagged(report).map(({ id, reason }) => [id, reason])).toEqual(
      [
        [
          'parameters-accepted',
          'bestesAngebot: partnerId, bestesAngebot: all together, angebote: partnerId and 1 more: supply fixtures.consumerLoan.partnerId',
        ],
        ['partner-id-has-five-characters', 'supply fixtures.consumerLoan.partnerId'],
        ['partner-out-of-reach-refused', 'supply fixtures.consumerLoan.partnerIdOutside'],
        [
          'partner-within-reach-accepted',
          'bestesAngebot: below, angebote: below: supply fixtures.consumerLoan.partnerId',
        ],
      ].map(([name, reason]) => [`consumer-loan-offers/${name}`, reason]),
    );
  });

  it('a failing query has to be supplied if no unlikely query fails', async () => {
    const report = await rewrite((body, response) => (body['errors'] === undefined ? response : json(body, 400)), {
      configure: withFixtures(({ auszahlungsbetrag = 0 }) => ({ auszahlungsbetrag })),
    });
    expect(resultOf(report, 'failure-has-messages')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('supply fixtures.consumerLoan.failingQuery') as unknown,
    });
  });
});

it('never requests real business, and never sends a mutation', async () => {
  const { exchanges } = await judge();
  const sent = exchanges.map(({ request }) => request.body ?? '').join('\n');
  expect(sent).toContain('TESTUMGEBUNG');
  expect(sent).not.toMatch(/ECHTGESCHAEFT|\bmutation\b/);
});
