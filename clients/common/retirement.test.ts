import { describe, expect, it, vi } from 'vitest';
import type { tellEnding } from '../../generated/deprecation.ts';
import { createCasesV1Api, createCasesV1Client } from '../cases-v1/index.ts';
import { createCasesV2Api } from '../cases-v2/index.ts';
import { tokenSource } from '../login/index.ts';
import { createOffersV1Api } from '../offers-v1/index.ts';
import { createOffersV2Api, type OffersV2ApiSettings } from '../offers-v2/index.ts';
import { createOffersV3Api } from '../offers-v3/index.ts';
import { failureOf } from '../overlay.fixture.ts';
import { serveReference } from '../reference.fixture.ts';
import { uncaughtErrors } from '../uncaught.fixture.ts';
import { NotFoundError, RequestRefusedError, RetiredError } from './errors.ts';
import type { OnDeprecation } from './index.ts';
import { retirement } from './retirement.ts';

const LAST_MOMENT = Date.parse('2026-11-30T23:59:59+01:00');
const AFTER = Date.parse('2026-12-01T00:00:00+01:00');

/** Settings whose fetch always returns the same response. */
function answered(status: number, now: number, headers: HeadersInit = {}): OffersV2ApiSettings {
  const fetch = async () => new Response(status === 204 ? null : '{}', { status, headers });
  return { baseUrl: 'http://platform.test', accessToken: 'secret', now: () => now, onDeprecation: () => {}, fetch };
}

/** For each interface that ends: a call, and its successor. */
const CALLS = {
  'offers-v1': {
    call: (settings: OffersV2ApiSettings) => createOffersV1Api(settings).getFinanzierungsvorschlaege('A'),
    successor: 'call POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste, createErgebnisliste of offers-v3',
  },
  'offers-v2': {
    call: (settings: OffersV2ApiSettings) => createOffersV2Api(settings).determine({ vorgangsNummer: 'A' }),
    successor: 'call POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste, createErgebnisliste of offers-v3',
  },
  'cases-v1': {
    call: (settings: OffersV2ApiSettings) => createCasesV1Api(settings).getVorgang('A'),
    successor: 'call GET /v3/vorgaenge/{vorgangsNummer}, getVorgang of cases-v3',
  },
  'cases-v2': {
    call: (settings: OffersV2ApiSettings) => createCasesV2Api(settings).listGemerkteAngebote('A'),
    successor: 'call GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote, listGemerkteAngebote of offers-v3',
  },
};

describe.each(Object.entries(CALLS))('%s after its last day', (id, { call, successor }) => {
  it.each([404, 405, 410])('reports the end after %d, with the successor', async (status) => {
    const error = await failureOf(call(answered(status, AFTER)));
    expect(error).toBeInstanceOf(RetiredError);
    expect(error).toMatchObject({
      status,
      sunset: '2026-11-30',
      successor: { interface: expect.any(String) as string },
    });
    expect(String(error)).toContain(`status ${status}, the last day of ${id} was 2026-11-30: ${successor} (trace id `);
  });

  it.each([
    [404, NotFoundError],
    [405, RequestRefusedError],
  ])('takes %d for what it was until then', async (status, kind) => {
    expect(await failureOf(call(answered(status, LAST_MOMENT)))).toBeInstanceOf(kind);
  });

  it('reports the end after 410 even before the last day', async () => {
    const error = await failureOf(call(answered(410, LAST_MOMENT)));
    expect(error).toBeInstanceOf(RetiredError);
    expect(String(error)).toContain(`status 410, the last day of ${id} is 2026-11-30: ${successor} (trace id `);
  });

  it('reports no end after other failures', async () => {
    expect(await failureOf(call(answered(400, AFTER)))).toBeInstanceOf(RequestRefusedError);
  });
});

describe('the end of an interface', () => {
  it('is reported on a reference deployment without the interface', async () => {
    const { urls, credentials, fixtures } = await serveReference({ ended: { 'cases-v2': 410, 'offers-v2': 404 } });
    const accessToken = tokenSource({ ...credentials.login, baseUrl: urls.login, now: () => 0 });
    const settings = { baseUrl: urls.v2, accessToken, now: () => AFTER, onDeprecation: () => {} };
    const { vorgangsNummer = '' } = fixtures.cases;
    expect(await failureOf(createCasesV2Api(settings).getVorgang(vorgangsNummer))).toBeInstanceOf(RetiredError);
    expect(await failureOf(createOffersV2Api(settings).determine({ vorgangsNummer }))).toBeInstanceOf(RetiredError);
    expect(await createCasesV1Api(settings).getVorgang(vorgangsNummer)).toMatchObject({ vorgangsNummer });
  });

  it('is the date in the Sunset header', async () => {
    const earlier = { Sunset: 'Mon, 02 Nov 2026 09:00:00 GMT' };
    const later = { Sunset: 'Thu, 31 Dec 2026 23:00:00 GMT' };
    const { call } = CALLS['cases-v1'];
    const error = await failureOf(call(answered(404, LAST_MOMENT, earlier)));
    expect(error).toBeInstanceOf(RetiredError);
    expect(error).toMatchObject({ sunset: '2026-11-02' });
    expect(String(error)).toContain('status 404, the server says that cases-v1 ended on 2026-11-02: call GET /v3/');
    const midnight = { Sunset: 'Mon, 30 Nov 2026 23:00:00 GMT' };
    expect(await failureOf(call(answered(404, AFTER, midnight)))).toMatchObject({ sunset: '2026-11-30' });
    expect(await failureOf(call(answered(404, AFTER, later)))).toBeInstanceOf(NotFoundError);
    expect(await failureOf(call(answered(404, AFTER, { Sunset: 'soon' })))).toBeInstanceOf(RetiredError);
  });

  it('says why a call has no successor', async () => {
    const error = await failureOf(createOffersV2Api(answered(410, AFTER)).getErfassteDaten({ ermittlungsId: '1' }));
    expect(error).toMatchObject({ successor: { none: 'captured data is read in a customer-data interface' } });
    expect(String(error)).toContain(': nothing takes its place, captured data is read in a customer-data interface (');
  });

  it('is reported even if the successors cannot be loaded', async () => {
    const ending = { interface: 'things-v1', sunset: '2026-11-30', successors: [] };
    const retired = retirement({ now: () => AFTER }, ending, () => Promise.reject(new TypeError('no such chunk')));
    const about = { operation: 'GET /things', traceId: 't', status: 404 };
    const error = await retired(about, new Response(null, { status: 404 }));
    expect(error).toBeInstanceOf(RetiredError);
    expect(error?.message).toContain('the last day of things-v1 was 2026-11-30: see platform-contracts/migration');
  });

  it('is not reported for interfaces that go on', async () => {
    expect(await failureOf(createOffersV3Api(answered(404, AFTER)).listGemerkteAngebote('A'))).toBeInstanceOf(
      NotFoundError,
    );
  });
});

describe('the deprecation of an interface', () => {
  it('is reported to a listener once per process, by the flows and by the generated client', async () => {
    const onDeprecation = vi.fn<OnDeprecation>();
    const settings = { ...answered(200, AFTER), onDeprecation };
    for (const api of [createCasesV1Api(settings), createCasesV1Api(settings)]) {
      await api.listVorgaenge();
      await api.listVorgaenge();
    }
    expect(onDeprecation).toHaveBeenCalledOnce();
    expect(onDeprecation.mock.lastCall).toEqual([
      {
        interface: 'cases-v1',
        sunset: '2026-11-30',
        successors: ['cases-v3'],
        code: 'PLATFORM_SUNSET',
        message:
          'The last day of cases-v1 is 2026-11-30: use cases-v3. ' +
          'platform-contracts/migration says what takes the place of each call.',
      },
    ]);
    const another = vi.fn<OnDeprecation>();
    const { baseUrl, accessToken } = settings;
    const fetch = settings.fetch as (request: Request) => Promise<Response>;
    await createCasesV1Client({ baseUrl, accessToken, fetch, onDeprecation: another }).GET('/v1/vorgaenge');
    await createCasesV2Api({ ...settings, onDeprecation: another }).listVorgaenge();
    expect(another.mock.calls.map(([one]) => [one.interface, one.successors])).toEqual([
      ['cases-v1', ['cases-v3']],
      ['cases-v2', ['cases-v3', 'offers-v3']],
    ]);
  });

  it('has the dates of the server', async () => {
    const onDeprecation = vi.fn<OnDeprecation>();
    const headers = { Deprecation: '@1767225600', Sunset: 'Mon, 30 Nov 2026 23:00:00 GMT' };
    await createOffersV1Api({ ...answered(200, AFTER, headers), onDeprecation }).getFinanzierungsvorschlaege('A');
    expect(onDeprecation.mock.lastCall?.[0]).toMatchObject({
      deprecatedSince: new Date('2026-01-01T00:00:00Z'),
      endsAt: new Date('2026-11-30T23:00:00Z'),
      message: expect.stringContaining('the server says that it ends on Mon, 30 Nov 2026 23:00:00 GMT') as string,
    });
  });

  it('fails no call if the listener throws: that is an uncaught error', async () => {
    const uncaught = uncaughtErrors();
    const bug = new Error('a bug of the listener');
    const onDeprecation = () => {
      throw bug;
    };
    await createCasesV1Api({ ...answered(200, AFTER), onDeprecation }).listVorgaenge();
    expect(uncaught).toEqual([bug]);
  });

  it('is reported after a refusal and with an invalid date, too', async () => {
    const onDeprecation = vi.fn<OnDeprecation>();
    const headers = { Deprecation: 'true', Sunset: 'tomorrow' };
    await failureOf(createCasesV2Api({ ...answered(401, AFTER, headers), onDeprecation }).listVorgaenge());
    expect(onDeprecation.mock.lastCall?.[0]).not.toHaveProperty('endsAt');
    expect(onDeprecation.mock.lastCall?.[0]).not.toHaveProperty('deprecatedSince');
  });

  it('is by default a warning in Node, and nothing in a browser', async () => {
    const emit = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    // A new instance of the module, which has not warned yet.
    const fresh = '../../generated/deprecation.ts?fresh';
    const { tellEnding: tell } = (await import(fresh)) as { tellEnding: typeof tellEnding };
    const ending = { interface: 'things-v1', sunset: '2026-11-30', successors: ['things-v2'] };
    await tell(ending, new Headers());
    await tell(ending, new Headers());
    const message = expect.stringContaining('The last day of things-v1 is 2026-11-30: use things-v2.') as string;
    expect(emit.mock.calls).toEqual([[message, { type: 'DeprecationWarning', code: 'PLATFORM_SUNSET' }]]);
    vi.stubGlobal('process', undefined);
    await tell({ ...ending, interface: 'others-v1' }, new Headers());
    vi.unstubAllGlobals();
    expect(emit).toHaveBeenCalledOnce();
    emit.mockRestore();
  });
});
