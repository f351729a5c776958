import { describe, expect, it } from 'vitest';
import type { Around } from '../reference.fixture.ts';
import {
  ContractViolatedError,
  createOffersV2Api,
  NotAllowedError,
  NotFoundError,
  RequestRefusedError,
} from './index.ts';
import { DETERMINE, instead, redirect, relocated, startOffers } from './offers-v2.fixture.ts';

const CAPTURED = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 385_000 },
    finanzierungswunsch: { darlehensWuensche: [{ annuitaetenDarlehen: { darlehensBetrag: 310_000 } }] },
  },
};

describe('a determination', () => {
  it('for captured data is read at the target of the redirect', async () => {
    const { offers, asked, received } = await startOffers({}, { validate: true });
    const { ermittlungsId } = await offers.determine({ erfassteDaten: CAPTURED, alternativen: true });
    expect(asked()).toEqual([
      `v2 POST ${DETERMINE}?alternativen=true true`,
      `v2 GET ${DETERMINE}/${ermittlungsId} true`,
    ]);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual(CAPTURED);
    expect(received[2]?.headers.get('Accept')).toBe('application/json');
    expect(await offers.getErfassteDaten({ ermittlungsId })).toEqual(CAPTURED);
    expect(await offers.listErgebnisse({ ermittlungsId })).toHaveLength(3);
  });

  it('for a case has no body', async () => {
    const { offers, vorgangsNummer, received } = await startOffers({}, { validate: true });
    const determination = await offers.determine({ vorgangsNummer, provisionsAusgabe: false });
    expect(received[1]).toMatchObject({
      path: `${DETERMINE}?vorgangsNummer=${vorgangsNummer}&provisionsAusgabe=false`,
      body: '',
    });
    expect(received[1]?.headers.has('Content-Type')).toBe(false);
    expect(await offers.getErmittlung(determination)).toEqual(determination.ermittlung);
  });

  it.each([
    ['a number', { ermittlungsId: 4711 }],
    ['a member of another object', { daten: [{ ermittlungsId: '4711' }] }],
  ])('may show its identifier as %s', async (_, ermittlung) => {
    const { offers, vorgangsNummer } = await startOffers({
      around: instead(/^GET .*\/ermittlung\/[^/]+$/, () => Response.json(ermittlung)),
    });
    expect(await offers.determine({ vorgangsNummer })).toEqual({ ermittlungsId: '4711', ermittlung });
  });

  it('may show its identifier far down', async () => {
    const body = `${'['.repeat(20_000)}{"ermittlungsId":4711}${']'.repeat(20_000)}`;
    const { offers, vorgangsNummer } = await startOffers({
      around: instead(/^GET .*\/ermittlung\/[^/]+$/, () => new Response(body)),
    });
    expect((await offers.determine({ vorgangsNummer })).ermittlungsId).toBe('4711');
  });

  it.each([
    ['there is no body yet', () => new Response(null, { status: 202 })],
    ['its number has too many digits', () => new Response(`{"ermittlungsId":${'123456789'.repeat(3)}}`)],
  ])('is named by its address where %s', async (_, answer) => {
    const { offers, vorgangsNummer, received } = await startOffers({
      around: instead(/^GET .*\/ermittlung\/[^/]+$/, answer),
    });
    const { ermittlungsId } = await offers.determine({ vorgangsNummer });
    expect(received.at(-1)?.path).toBe(`${DETERMINE}/${ermittlungsId}`);
  });

  it('is read again if a server does not have it yet', async () => {
    let missing = 2;
    const { offers, vorgangsNummer, clock } = await startOffers({
      around: (next) => (request) =>
        request.method === 'GET' && (missing -= 1) >= 0 ? new Response(null, { status: 404 }) : next(request),
    });
    expect(await offers.determine({ vorgangsNummer })).toHaveProperty('ermittlungsId');
    expect(clock.waits).toEqual([1000, 1000]);
  });

  it('has a result list, and each result has its parts', async () => {
    const { offers, vorgangsNummer, asked } = await startOffers({}, { validate: true });
    const { ermittlungsId } = await offers.determine({ vorgangsNummer });
    const [first] = (await offers.listErgebnisse({ ermittlungsId })) as { ergebnisNummer: string }[];
    const result = { ermittlungsId, ergebnisNummer: first?.ergebnisNummer ?? '' };
    expect(await offers.getErgebnis(result)).toEqual(first);
    expect(await offers.listMeldungen(result)).toBeInstanceOf(Array);
    expect(await offers.listUnterlagen(result)).toBeInstanceOf(Array);
    const [plan] = (await offers.listZahlungsplaene(result)) as { zahlungsplanIndex: string }[];
    const zahlungsplanIndex = plan?.zahlungsplanIndex ?? '';
    expect(await offers.getZahlungsplan({ ...result, zahlungsplanIndex })).toEqual(plan);
    expect(await offers.getErmittlungsAnfrage({ ermittlungsId })).toMatchObject({ vorgangsNummer });
    const below = `v2 GET ${DETERMINE}/${ermittlungsId}/ergebnisse/${result.ergebnisNummer}`;
    expect(asked().slice(-3)).toEqual([
      `${below}/zahlungsplaene true`,
      `${below}/zahlungsplaene/${zahlungsplanIndex} true`,
      `v2 GET ${DETERMINE}/${ermittlungsId}/ermittlungsAnfrage true`,
    ]);
  });

  it.each([
    ['an absolute address', ({ href }: URL) => href],
    ['an address without its scheme', ({ host, pathname }: URL) => `//${host}${pathname}`],
    ['a path from here', ({ pathname }: URL) => pathname.replace('/v2/ergebnisliste/', '')],
    ['a path with a query', ({ pathname }: URL) => `${pathname}?jwt=geheim`],
    ['a redirect of its own', ({ pathname }: URL) => `/weiter?zu=${pathname}`],
  ])('is found behind %s', async (_, write) => {
    const onward = instead(/^GET \/weiter$/, ({ url }) => redirect(new URL(url).searchParams.get('zu') ?? ''));
    const written = relocated(write);
    const { offers, vorgangsNummer } = await startOffers({ around: (next, host) => onward(written(next, host), host) });
    const { ermittlungsId } = await offers.determine({ vorgangsNummer });
    expect(await offers.listErgebnisse({ ermittlungsId })).toHaveLength(2);
  });

  it('is found if the base URL has a path', async () => {
    const below: Around = (next, host) => {
      const located = relocated(({ pathname }) => `/plattform${pathname}`)(next, host);
      return (request) => located(new Request(request.url.replace('/plattform/', '/'), request));
    };
    const { urls, clock, accessToken, vorgangsNummer, asked } = await startOffers({ around: below });
    const offers = createOffersV2Api({ baseUrl: `${urls.v2}/plattform/`, accessToken, clock });
    const { ermittlungsId } = await offers.determine({ vorgangsNummer, provisionsAusgabe: true });
    expect((await offers.getProvision({ ermittlungsId, ergebnisNummer: 'E1' })).betrag).toBeGreaterThan(0);
    expect(asked().every((each) => /^v2 (GET|POST) \/plattform\/v2\//.test(each))).toBe(true);
  });

  it.each([
    ['of somebody else', ({ andereVorgangsNummer = '' }) => andereVorgangsNummer, NotAllowedError],
    ['that is malformed', () => '', RequestRefusedError],
  ] as const)('for a case %s is refused', async (_, numberIn, kind) => {
    const { offers, fixtures } = await startOffers();
    const failure = offers.determine({ vorgangsNummer: numberIn(fixtures.offers) });
    await expect(failure).rejects.toThrow(kind);
    await expect(failure).rejects.toThrow(new RegExp(`^POST ${DETERMINE}: status 40[03], `));
  });

  it('is lost after an hour', async () => {
    const { offers, vorgangsNummer, clock } = await startOffers();
    const determination = await offers.determine({ vorgangsNummer });
    await clock.wait(3_600_000);
    await expect(offers.listErgebnisse(determination)).rejects.toThrow(NotFoundError);
  });

  it.each(['', '.', '..'])('cannot be read as %j, which would lead to another path', async (ermittlungsId) => {
    const { offers, asked } = await startOffers();
    await expect(offers.getErmittlung({ ermittlungsId })).rejects.toThrow(TypeError);
    await expect(offers.getProvision({ ermittlungsId: 'a', ergebnisNummer: ermittlungsId })).rejects.toThrow(TypeError);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['determination-200', ContractViolatedError, /status 200 is not declared/],
    ['determination-without-location', ContractViolatedError, /no address in Location/],
    ['determination-empty-location', ContractViolatedError, /no address in Location/],
    ['location-leads-nowhere', NotFoundError, /^GET .*\{ermittlungsId\}: status 404/],
    ['determination-without-identifier', ContractViolatedError, /has no ermittlungsId/],
    ['determination-identifier-empty', ContractViolatedError, /has no ermittlungsId/],
    ['determination-as-text', ContractViolatedError, /no JSON/],
    ['refuses-own-case', NotAllowedError, /status 403/],
  ])('with the fault %s fails', async (fault, kind, message) => {
    const { offers, vorgangsNummer } = await startOffers({ faults: `offers-v2/${fault}` });
    const failure = offers.determine({ vorgangsNummer });
    await expect(failure).rejects.toThrow(kind);
    await expect(failure).rejects.toThrow(message);
  });

  it.each(['determination-303', 'determination-with-object', 'determination-with-text'])(
    'is accepted with the fault %s',
    async (fault) => {
      const { offers, vorgangsNummer } = await startOffers({ faults: `offers-v2/${fault}` });
      expect(await offers.determine({ vorgangsNummer })).toHaveProperty('ermittlungsId');
    },
  );
});
