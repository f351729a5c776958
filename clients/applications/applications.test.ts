import { describe, expect, it } from 'vitest';
import { behavesLikeBearerApi, operationsNotReached, startBearerApi } from '../bearer.fixture.ts';
import type { Around, ServeOptions } from '../reference.fixture.ts';
import {
  AblehnungsgrundValues,
  ContractViolatedError,
  createApplicationsApi,
  NotFoundError,
  patch,
  RequestRefusedError,
  type ApplicationsApiSettings,
  type Antrag,
} from './index.ts';

const subject = { host: 'v2', create: createApplicationsApi } as const;
const antrag = { vorgangsnummer: 'MF7K2Q', antragsnummer: '1', teilantragsnummer: '1' };

async function start(options: ServeOptions = {}, settings: Partial<ApplicationsApiSettings> = {}) {
  const { api: applications, ...served } = await startBearerApi(subject, options, settings);
  /** Reads an application with the members that the reference deployment adds to the contract. */
  const read = async () => (await applications.getAntrag(antrag)) as Antrag & Record<string, unknown>;
  return { ...served, applications, read };
}

describe('the lists', () => {
  /** The contract does not specify a page; this is the form of the reference deployment. */
  const numbersIn = (page: unknown) =>
    (
      page as { _embedded: { antraege: { teilantragsnummer: string; vorgangsnummer: string }[] } }
    )._embedded.antraege.map(({ vorgangsnummer, teilantragsnummer }) => `${vorgangsnummer}/${teilantragsnummer}`);

  it.each([
    [undefined, ['MF7K2Q/1', 'MF7K2Q/2', 'QX93LT/1']],
    [{ aenderungSeit: '2025-11-04' }, ['MF7K2Q/2']],
    [{ aenderungBis: '2025-10-31' }, ['QX93LT/1']],
    [{ aenderungSeit: '2025-11-03', aenderungBis: '2025-11-04T00:00:00+01:00' }, ['MF7K2Q/1']],
  ])('are restricted by %j', async (filter, expected) => {
    const { applications } = await start();
    expect(numbersIn(await applications.listAntraege(filter))).toEqual(expected);
  });

  it('come in pages', async () => {
    const { applications, received } = await start();
    const page = await applications.listAntraege({ aenderungSeit: '2025-01-01' }, { page: { page: 1, size: 2 } });
    expect(numbersIn(page)).toEqual(['QX93LT/1']);
    expect(received.at(-1)?.path).toBe('/v2/antraege?page=1&size=2&aenderungSeit=2025-01-01');
  });

  it('refuse a filter that is no date', async () => {
    const { applications } = await start();
    await expect(applications.listAntraege({ aenderungSeit: 'gestern' })).rejects.toThrow(RequestRefusedError);
  });
});

describe('the reads', () => {
  it('return the same application to provider and sales party', async () => {
    const { applications } = await start({}, { validate: true });
    const [own, sales] = [await applications.getAntrag(antrag), await applications.getAntragAlsVertrieb(antrag)];
    expect(Date.parse(own.letzteAenderung)).not.toBeNaN();
    expect(sales).toEqual(own);
  });

  it('throw NotFoundError for an unknown number', async () => {
    const { applications } = await start();
    await expect(applications.getAntrag({ ...antrag, antragsnummer: '9' })).rejects.toThrow(NotFoundError);
  });

  it('are validated if that is switched on', async () => {
    const { applications } = await start({ faults: 'applications/letzte-aenderung-missing' }, { validate: true });
    const reading = applications.getAntrag(antrag);
    await expect(reading).rejects.toThrow(ContractViolatedError);
    await expect(reading).rejects.toThrow(/letzteAenderung/);
  });
});

describe('a change', () => {
  it('sends every operation of the contract, several in one call, in their order', async () => {
    const { applications, read, received } = await start();
    const everything = patch()
      .status({ antragsteller: 'BEANTRAGT', produktAnbieter: 'IN_BEARBEITUNG' })
      .produktAnbieterStatus('UNTERSCHRIEBEN')
      .antragsReferenz('BF-2026-000001')
      .withoutAntragsReferenz()
      .voraussichtlicheBearbeitung('2026-03-01')
      .ansprechpartner('KSB02');
    await applications.change(antrag, everything);
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual(everything.operations);
    expect(received.at(-1)?.headers.get('Content-Type')).toBe('application/json-patch+json');
    const changed = await read();
    expect(changed).toMatchObject({
      status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'UNTERSCHRIEBEN' },
      voraussichtlicheBearbeitung: '2026-03-01',
      ansprechpartner: { partnerId: 'KSB02' },
    });
    expect(changed).not.toHaveProperty('antragsReferenz');
  });

  it.each(AblehnungsgrundValues)('rejects for the reason %s, and moves the date of the last change', async (reason) => {
    const { applications, read } = await start();
    const { letzteAenderung } = await read();
    await applications.change(antrag, patch().status({ produktAnbieter: 'ABGELEHNT', ablehnungsgrund: reason }));
    const rejected = await read();
    expect(rejected).toMatchObject({ status: { produktAnbieter: 'ABGELEHNT', ablehnungsgrund: reason } });
    expect(rejected.letzteAenderung > letzteAenderung).toBe(true);
  });

  it('may be given as operations', async () => {
    const { applications, read } = await start();
    await applications.change(antrag, [{ op: 'remove', path: '/antragsReferenz' }]);
    expect(await read()).not.toHaveProperty('antragsReferenz');
  });

  it('is applied as a whole or not at all', async () => {
    const { applications, read } = await start();
    const before = await read();
    const twice = patch().ansprechpartner('KSB02').withoutAntragsReferenz().withoutAntragsReferenz();
    const change = applications.change(antrag, twice);
    await expect(change).rejects.toThrow(RequestRefusedError);
    await expect(change).rejects.toMatchObject({ status: 409, body: { message: expect.any(String) as string } });
    expect(await read()).toEqual(before);
  });

  it('fails when the platform redirects it', async () => {
    const { applications } = await start({ faults: 'applications/patch-redirects' });
    await expect(applications.change(antrag, patch().antragsReferenz('7'))).rejects.toThrow(ContractViolatedError);
  });

  it('is sent as plain JSON, now and later, after JSON Patch was refused with 415', async () => {
    const sent: (string | null)[] = [];
    const around: Around = (next) => (request) => {
      if (request.method !== 'PATCH') return next(request);
      const type = request.headers.get('Content-Type');
      sent.push(type);
      return type === 'application/json' ? next(request) : new Response(null, { status: 415 });
    };
    const { applications, read } = await start({ around });
    for (const reference of ['7', '8']) await applications.change(antrag, patch().antragsReferenz(reference));
    expect(await read()).toMatchObject({ antragsReferenz: '8' });
    expect(sent).toEqual(['application/json-patch+json', 'application/json', 'application/json']);
    await applications.change(antrag, patch().antragsReferenz('9'), { mediaType: 'application/json' });
    const chosen = applications.change(antrag, patch().antragsReferenz('7'), {
      mediaType: 'application/json-patch+json',
    });
    await expect(chosen).rejects.toMatchObject({ status: 415 });
  });

  it('is sent as plain JSON even if a concurrent call has switched to it already', async () => {
    let refuse = (): void => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    let patches = 0;
    const around: Around = (next) => async (request) => {
      if (request.method !== 'PATCH' || request.headers.get('Content-Type') === 'application/json')
        return next(request);
      if ((patches += 1) === 1) await refused;
      return new Response(null, { status: 415 });
    };
    const { applications, read } = await start({ around });
    const late = applications.change(antrag, patch().antragsReferenz('8'));
    await applications.change(antrag, patch().antragsReferenz('7'));
    refuse();
    await late;
    expect(await read()).toMatchObject({ antragsReferenz: '8' });
  });

  it.each([200, 201, 202, 204])('may be answered with %i', async (status) => {
    const around: Around = (next) => (request) =>
      request.method === 'PATCH' ? new Response(status === 204 ? null : 'OK', { status }) : next(request);
    const { applications } = await start({ around }, { validate: true });
    expect(await applications.change(antrag, patch().antragsReferenz('7'))).toBeUndefined();
  });
});

describe('a patch', () => {
  it('is not changed by methods that extend it', () => {
    const base = patch().antragsReferenz('7');
    base.ansprechpartner('KSB02');
    expect(base.operations).toEqual([{ op: 'add', path: '/antragsReferenz', value: '7' }]);
    expect(patch().operations).toEqual([]);
  });
});

it('covers the whole contract', async () => {
  const { applications, received } = await start();
  await applications.listAntraege();
  await applications.getAntrag(antrag);
  await applications.getAntragAlsVertrieb(antrag);
  await applications.change(antrag, patch().antragsReferenz('7'));
  expect(operationsNotReached('applications', received)).toEqual([]);
});

behavesLikeBearerApi({
  ...subject,
  read: (applications, own) => applications.getAntrag(antrag, own),
  shown: true,
  change: (applications, own) => applications.change(antrag, patch().antragsReferenz('7'), own),
});
