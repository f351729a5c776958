import { readFile } from 'node:fs/promises';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../generated/examples.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { responses as partnerAnswers } from '../../generated/partner/standard-schemas.ts';
import { createCasesV3Api } from '../cases-v3/index.ts';
import { createConsumerLoanOffersApi } from '../consumer-loan-offers/index.ts';
import { tokenSource } from '../login/index.ts';
import { createOffersV2Api } from '../offers-v2/index.ts';
import { createPartnerApi } from '../partner/index.ts';
import { createReportApi, NotReadyError } from '../report/index.ts';
import type { Clock } from '../common/settings.ts';
import { instantClock } from '../common/clock.fixture.ts';
import { failureOf } from '../overlay.fixture.ts';
import { createTestPlatform, fixture } from './index.ts';

describe('the test platform', () => {
  it.each(INTERFACE_IDS)('responds to every operation of %s as its contract declares', async (id) => {
    const platform = createTestPlatform();
    const { baseUrl } = platform.at(id);
    for (const [operation, { method, path, answers }] of Object.entries(EXAMPLES[id])) {
      const { status } = await platform.fetch(baseUrl + path.replaceAll(/\{\w+\}/g, 'A1'), { method });
      expect(Object.keys(answers), operation).toContainEqual(expect.stringMatching(new RegExp(`^${status}$|^2XX$`)));
      expect(platform.calls.at(-1)).toMatchObject({ interface: id, operation });
    }
  });

  it('with the clock of the guide, a wait for a report that never becomes ready ends', async () => {
    const guide = await readFile('docs/testing.md', 'utf8');
    const [shown = ''] = /^let time = 0;\n.*$/m.exec(guide) ?? [];
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext };
    const code = encodeURIComponent(ts.transpile(`${shown}; export { clock };`, options));
    const { clock } = (await import(`data:text/javascript,${code}`)) as { clock: Clock };
    const platform = createTestPlatform();
    platform.answer('report', 'getRohdatenReport', () => {
      if (platform.calls.length > 1000) throw new Error('waits without end');
      return Response.json({ status: 'REQUESTED' });
    });
    const reports = createReportApi({ ...platform.at('report'), authorization: 'any', clock });
    expect(await failureOf(reports.report('rohdaten', {}))).toBeInstanceOf(NotReadyError);
  });

  it('has a report that becomes ready and can be downloaded', async () => {
    const platform = createTestPlatform({ elsewhere: () => Response.json({ of: 'the test' }) });
    const reports = createReportApi({ ...platform.at('report'), authorization: 'any', clock: instantClock() });
    const states: string[] = [];
    const report = await reports.report('rohdaten', {}, { onProgress: (state) => states.push(state) });
    expect(states).toEqual(['REQUESTED']);
    expect(await (await reports.download(report)).json()).toEqual({ of: 'the test' });
    expect(platform.calls.map(({ operation }) => operation)).toEqual([
      'createRohdatenReport',
      'getRohdatenReport',
      'getRohdatenReport',
    ]);
  });

  it('changes a response for one call or from now on, until it is reset', async () => {
    const platform = createTestPlatform();
    const cases = createCasesV3Api({ ...platform.at('cases-v3'), accessToken: 'any' });
    platform.answer('cases-v3', 'getVorgang', { status: 200, body: { mine: true } });
    platform.answerOnce('cases-v3', 'getVorgang', { status: 404 });
    expect(await failureOf(cases.getVorgang('AB12CD'))).toMatchObject({ name: 'NotFoundError', status: 404 });
    expect(await cases.getVorgang('AB12CD')).toEqual({ mine: true });
    platform.reset();
    expect(await cases.getVorgang('AB12CD')).toEqual(fixture('cases-v3', 'getVorgang'));
    expect(platform.calls).toMatchObject([{ operation: 'getVorgang', parameters: { vorgangsNummer: 'AB12CD' } }]);
  });

  it('returns undeclared responses from a function', async () => {
    const platform = createTestPlatform();
    const settings = { ...platform.at('partner'), apiKey: 'any', partnerId: 'ABC12', clock: instantClock() };
    platform.answerOnce('partner', 'getPartner', () => new Response(null, { status: 503 }));
    await createPartnerApi(settings).read('ABC12');
    expect(platform.calls).toHaveLength(2);
  });

  it('serves tokens, determinations and queries', async () => {
    const platform = createTestPlatform();
    const { baseUrl, fetch } = platform.at('login');
    const accessToken = tokenSource({ baseUrl, fetch, username: 'ABC12', password: 'any' });
    const offers = createOffersV2Api({ ...platform.at('offers-v2'), accessToken });
    expect(await offers.determine({ vorgangsNummer: 'AB12CD' })).toMatchObject({
      ermittlungsId: expect.any(String) as string,
    });
    const loans = createConsumerLoanOffersApi({ ...platform.at('consumer-loan-offers'), accessToken });
    expect(await loans.bestesAngebot({ auszahlungsbetrag: 15_000 })).toMatchObject({ gesamtkonditionen: {} });
    expect(await loans.angebote({ auszahlungsbetrag: 15_000 })).not.toEqual([]);
    expect(platform.calls.map(({ request }) => request.headers.get('Authorization'))).toContainEqual(
      expect.stringMatching(/^Bearer /),
    );
  });

  it('returns the trace id of the request, and uses the base URLs of the settings', async () => {
    const platform = createTestPlatform({ hosts: { pm: 'https://api.example.org/pm/' } });
    const settings = {
      baseUrl: 'https://api.example.org/pm',
      fetch: platform.fetch,
      apiKey: 'any',
      partnerId: 'ABC12',
    };
    platform.answer('partner', 'getPartner', { status: 404 });
    const failure = await failureOf(createPartnerApi(settings).read('ABC12', { traceId: 'my-trace' }));
    expect(failure).toMatchObject({ traceId: 'my-trace' });
  });

  it('has base URLs in any spelling, and replaces headers in any spelling', async () => {
    const hosts = { report: 'HTTPS://Api.Example.org:443/report' };
    const platform = createTestPlatform({ hosts });
    platform.answerOnce('report', 'createRohdatenReport', { status: 202, headers: { location: '/rohdaten/4711' } });
    const reports = createReportApi({ baseUrl: hosts.report, fetch: platform.fetch, authorization: 'any' });
    expect(await reports.request('rohdaten', {})).toEqual({ kind: 'rohdaten', reportId: '4711' });
  });

  it('redirects below the prefix of a base URL', async () => {
    const platform = createTestPlatform({
      hosts: { v2: 'https://api.example.org/v2-host', pm: 'https://api.example.org/pm' },
    });
    const settings = { accessToken: 'any', onDeprecation: () => undefined, clock: instantClock() };
    const offers = createOffersV2Api({ ...platform.at('offers-v2'), ...settings });
    platform.answer('offers-v2', 'getErmittlung', { status: 200, body: { ermittlungsId: 'mine' } });
    expect(await offers.determine({ vorgangsNummer: 'AB12CD' })).toMatchObject({ ermittlungsId: 'mine' });
    expect(platform.calls.at(-1)).toMatchObject({ operation: 'getErmittlung' });
    const partners = createPartnerApi({ ...platform.at('partner'), apiKey: 'any', partnerId: 'ABC12' });
    expect(await partners.create('ABC12', {})).toMatchObject({ url: 'https://api.example.org/pm/partner/NEU01' });
  });

  it('names the operation, response or example that does not exist', async () => {
    const platform = createTestPlatform();
    await expect(platform.fetch('https://pm.platform.test/nothing')).rejects.toThrow(
      'is no operation of the contracts',
    );
    expect(() => fixture('cases-v4' as 'cases-v3', 'getVorgang')).toThrow(
      /^there is no interface cases-v4, but report, /,
    );
    expect(() => fixture('partner', 'getPartner', { example: 'another' })).toThrow(
      'partner getPartner has no example «another» for 200, but partner-person, partner-organisation',
    );
    // @ts-expect-error The contract declares no such status.
    const answer = () => platform.answer('partner', 'getPartner', { status: 418 });
    expect(answer).toThrow('partner getPartner declares no status 418, but 200, 401, 404');
  });

  it('is a set of handlers for MSW', async () => {
    const platform = createTestPlatform({ elsewhere: () => Response.json({ of: 'the test' }) });
    const server = setupServer(...platform.handlers(http));
    server.listen({ onUnhandledRequest: 'error' });
    try {
      const { baseUrl } = platform.at('partner');
      const partner = await createPartnerApi({ baseUrl, apiKey: 'any', partnerId: 'ABC12' }).read('ABC12');
      expect(partner).toEqual(fixture('partner', 'getPartner'));
      const settings = { ...platform.at('report'), fetch: undefined, authorization: 'any', clock: instantClock() };
      const reports = createReportApi(settings);
      const report = await reports.download(await reports.report('rohdaten', {}));
      expect(await report.json()).toEqual({ of: 'the test' });
    } finally {
      server.close();
    }
  });
});

describe('a fixture', () => {
  it('is typed, fits the contract, and is a copy', () => {
    const partner = fixture('partner', 'getPartner', { example: 'partner-organisation' });
    const typ: 'ORGANISATION' | 'PERSON' | undefined = partner.typ;
    expect(typ).toBe('ORGANISATION');
    expect(partnerAnswers.getPartner[200]['application/json']['~standard'].validate(partner)).toEqual({
      value: partner,
    });
    partner.typ = 'PERSON';
    expect(fixture('partner', 'getPartner', { example: 'partner-organisation' }).typ).toBe('ORGANISATION');
  });
});
