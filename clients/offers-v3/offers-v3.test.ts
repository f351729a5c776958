import { describe, expect, it } from 'vitest';
import { behavesLikeBearerApi, operationsNotReached, startBearerApi } from '../bearer.fixture.ts';
import type { Around, ServeOptions } from '../reference.fixture.ts';
import {
  ContractViolatedError,
  createOffersV3Api,
  NotAllowedError,
  NotFoundError,
  NotReadyError,
  RequestRefusedError,
  type ErgebnislisteAnfrage,
  type OffersV3ApiSettings,
} from './index.ts';

const subject = { host: 'baufi', create: createOffersV3Api } as const;

async function start(options: ServeOptions = {}, settings: Partial<OffersV3ApiSettings> = {}) {
  const { api: offers, ...served } = await startBearerApi(subject, options, settings);
  const fixture = served.fixtures.offers as Required<typeof served.fixtures.offers>;
  const { vorgangsNummer: vorgangsnummer, ergebnislisteId, laufendeNummer } = fixture;
  const list = { vorgangsnummer, ergebnislisteId };
  const result = { ...list, ergebnisnummer: 'E1' };
  return { ...served, offers, fixture, list, result, saved: { vorgangsnummer, laufendeNummer } };
}

/** Redirects the first `times` reads of the commission. */
const commissionAt =
  (location: (path: string) => string, times = Infinity): Around =>
  (next) => {
    let left = times;
    return (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith('/provision') || (left -= 1) < 0) return next(request);
      return new Response(null, { status: 303, headers: { Location: location(pathname) } });
    };
  };

behavesLikeBearerApi({
  ...subject,
  read: (offers, own) => offers.listGemerkteAngebote('BF4711', own),
  change: (offers, own) => offers.calculate('BF4711', {}, own),
});

describe('the calculation', () => {
  it('finds a result list that can be read', async () => {
    const { offers, fixture } = await start({}, { validate: true });
    const calculation = await offers.calculate(fixture.vorgangsNummer, { ermitteln: true, alternativen: true });
    if (!calculation.found) return expect.unreachable();
    const { ergebnislisteId, ergebnisse } = calculation.ergebnisliste as {
      ergebnislisteId: string;
      ergebnisse: unknown[];
    };
    expect(ergebnisse).toHaveLength(3);
    const list = await offers.getErgebnisliste({ vorgangsnummer: fixture.vorgangsNummer, ergebnislisteId });
    expect(list).toEqual(calculation.ergebnisliste);
  });

  it('sends all its options, and an empty object without any', async () => {
    const { offers, fixture, received } = await start();
    const [wanted = '', unwanted = ''] = fixture.produktAnbieter;
    const options: ErgebnislisteAnfrage = {
      ermitteln: true,
      aktualisieren: false,
      alternativen: false,
      produktAnbieter: [wanted],
      exkludierteProduktAnbieter: [unwanted],
      provisionsAusgabe: true,
    };
    await offers.calculate(fixture.vorgangsNummer, options);
    await offers.calculate(fixture.vorgangsNummer);
    const sent = received.filter(({ host }) => host === 'baufi').map(({ body }) => JSON.parse(body) as unknown);
    expect(sent).toEqual([options, {}]);
  });

  it('says that there is no result list', async () => {
    const { offers, fixture } = await start();
    expect(await offers.calculate(fixture.vorgangsNummerOhneErgebnisse)).toEqual({ found: false });
  });

  it.each([
    ['of somebody else', 'BF0815', NotAllowedError],
    ['that does not exist', 'BF9999', NotFoundError],
  ])('is refused for a case %s', async (_, vorgangsnummer, Refusal) => {
    const { offers } = await start();
    await expect(offers.calculate(vorgangsnummer)).rejects.toThrow(Refusal);
  });

  it('is refused for captured data', async () => {
    const { offers, fixture } = await start();
    const captured = { vorhaben: {} } as ErgebnislisteAnfrage;
    await expect(offers.calculate(fixture.vorgangsNummer, captured)).rejects.toThrow(RequestRefusedError);
  });

  it.each(['', '.', '..'])('refuses the case number %j', async (vorgangsnummer) => {
    const { offers, received } = await start();
    await expect(offers.calculate(vorgangsnummer)).rejects.toThrow(TypeError);
    await expect(offers.listGemerkteAngebote(vorgangsnummer)).rejects.toThrow(TypeError);
    expect(received).toEqual([]);
  });

  it.each(['202', '302', 'empty', 'blank'])('with the fault determination-%s throws', async (fault) => {
    const { offers, fixture } = await start({ faults: `offers-v3/determination-${fault}` });
    await expect(offers.calculate(fixture.vorgangsNummer)).rejects.toThrow(ContractViolatedError);
  });
});

describe('the reads', () => {
  it('cover the whole contract, together with the calculation', async () => {
    const { offers, received, list, result, saved } = await start({}, { validate: true });
    const answers = [
      await offers.getErgebnisliste(list),
      await offers.getErgebnis(result),
      await offers.listMeldungen(result),
      await offers.listUnterlagen(result),
      await offers.getProvision(result),
      await offers.listZahlungsplaene(result),
      await offers.getZahlungsplan({
        ...result,
        zahlungsplanIndex: await firstPlanOf(offers.listZahlungsplaene(result)),
      }),
      await offers.listGemerkteAngebote(list.vorgangsnummer),
      await offers.getGemerktesAngebot(saved),
      await offers.listZahlungsplaeneGemerktesAngebot(saved),
      await offers.calculate(list.vorgangsnummer),
    ];
    expect(answers).not.toContain(undefined);
    expect(operationsNotReached('offers-v3', received)).toEqual([]);
  });

  it('of saved offers need the scope', async () => {
    const { offers, credentials, saved, urls } = await start();
    expect(await offers.getGemerktesAngebot(saved)).toBeDefined();
    const { accessToken } = credentials.baufiWithoutScope;
    const without = createOffersV3Api({ baseUrl: urls.baufi, accessToken });
    await expect(without.getGemerktesAngebot(saved)).rejects.toThrow(NotAllowedError);
  });

  it('need the case that a result list belongs to', async () => {
    const { offers, fixture, list } = await start();
    const elsewhere = { ...list, vorgangsnummer: fixture.vorgangsNummerOhneErgebnisse };
    await expect(offers.getErgebnisliste(elsewhere)).rejects.toThrow(NotFoundError);
  });
});

describe('the commission', () => {
  it.each([
    ['to itself', (path: string) => `${path}?versuch=2`],
    ['to itself, relative', () => '?versuch=2'],
    ['to itself, under the name of another host', (path: string) => `https://gateway.example${path}`],
  ])('is asked for again while it redirects %s', async (_, location) => {
    const { offers, result, clock, received } = await start({ around: commissionAt(location, 2) });
    expect(await offers.getProvision(result, { intervalMs: 1500 })).toMatchObject({ partnerId: 'ABC12' });
    expect(clock.waits).toEqual([1500, 1500]);
    const asked = received.filter(({ path }) => path.includes('provision')).map(({ path }) => path);
    const [first = '', second = ''] = asked;
    expect(asked).toEqual([first, second, second]);
    expect(second).toBe(first + new URL(location(first), 'http://a').search);
  });

  it('that is not ready by the deadline throws NotReadyError', async () => {
    const { offers, result } = await start({ around: commissionAt((path) => path) });
    await expect(offers.getProvision(result, { deadlineMs: 10_000 })).rejects.toThrow(NotReadyError);
  });

  it.each(['https://elsewhere.example/anmeldung', '/anmeldung'])(
    'does not follow a redirect to %s',
    async (location) => {
      const { offers, result, received } = await start({ around: commissionAt(() => location) });
      await expect(offers.getProvision(result)).rejects.toThrow(ContractViolatedError);
      expect(received.filter(({ host }) => host === 'baufi')).toHaveLength(1);
    },
  );

  it.each([404, 204])('was not calculated: %i', async (status) => {
    const around: Around = (next) => (request) =>
      request.url.endsWith('/provision') ? new Response(null, { status }) : next(request);
    const { offers, result } = await start({ around });
    await expect(offers.getProvision(result)).rejects.toThrow(NotFoundError);
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const around = commissionAt((path) => {
      controller.abort(new Error('enough'));
      return path;
    });
    const { offers, result } = await start({ around });
    await expect(offers.getProvision(result, { signal: controller.signal })).rejects.toThrow('enough');
  });
});

async function firstPlanOf(plans: Promise<unknown>): Promise<string> {
  const [first] = (await plans) as { zahlungsplanIndex: string }[];
  return first?.zahlungsplanIndex ?? expect.unreachable();
}
