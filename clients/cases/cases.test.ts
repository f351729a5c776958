import { describe, expect, it } from 'vitest';
import { behavesLikeBearerApi, operationsNotReached, startBearerApi } from '../bearer.fixture.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { createCasesV1Api } from '../cases-v1/index.ts';
import { createCasesV2Api } from '../cases-v2/index.ts';
import { createCasesV3Api } from '../cases-v3/index.ts';
import { PlatformFailedError, NotAllowedError, NotFoundError, RequestRefusedError } from '../common/index.ts';
import type { BearerApiSettings } from '../common/connect.ts';
import type { Around, ServeOptions } from '../reference.fixture.ts';
import type { CasesApi, CasesContract, CasesSinceV2Api, CasesSinceV2Contract } from './api.ts';

const v1 = { id: 'cases-v1', host: 'v2', create: createCasesV1Api } as const;
const v2 = { id: 'cases-v2', host: 'v2', create: createCasesV2Api } as const;
const v3 = { id: 'cases-v3', host: 'baufi', create: createCasesV3Api } as const;

const antrag = { vorgangsNummer: 'BF4711', antragsNummer: '1' };
const teilantrag = { ...antrag, teilantragsNummer: '1' };

/** Calls every method of a version, and returns the results of the reads. */
async function useAll(cases: object): Promise<unknown[]> {
  // v2 has all methods. Skip those that the version does not have.
  const all = cases as Partial<ReturnType<typeof createCasesV2Api>>;
  const { vorgangsNummer } = antrag;
  const suggestions = await all.listFinanzierungsvorschlaege?.(vorgangsNummer);
  const [suggestion] = (suggestions ?? []) as { finanzierungsvorschlagId: string }[];
  const offer = { vorgangsNummer, nummerAmVorgang: '1' };
  const read = [
    await all.listVorgaenge?.(),
    await all.getVorgang?.(vorgangsNummer),
    await all.listAntraege?.(vorgangsNummer),
    await all.getAntrag?.(antrag),
    await all.getTeilantrag?.(teilantrag),
    await all.getKundenBetreuer?.(vorgangsNummer),
    await all.getVorgangsBearbeiter?.(vorgangsNummer),
    suggestion && (await all.getFinanzierungsvorschlag?.({ vorgangsNummer, ...suggestion })),
    await all.listGemerkteAngebote?.(vorgangsNummer),
    await all.getGemerktesAngebot?.(offer),
    await all.listZahlungsPlaene?.(offer),
  ];
  await all.createStatus?.(teilantrag, { antragsteller: 'BEANTRAGT' });
  await all.replaceKundenBetreuer?.(vorgangsNummer, { partnerId: 'DEF34' });
  await all.replaceVorgangsBearbeiter?.(vorgangsNummer, { partnerId: 'DEF34' });
  await all.updateVorgang?.(vorgangsNummer, [{ op: 'replace', path: '/bezeichnung', value: 'Umbau' }]);
  await all.createEntscheidungsreife?.(teilantrag);
  await all.createNachricht?.(vorgangsNummer, { text: 'Der Grundbuchauszug folgt morgen.' });
  return read.filter((payload) => payload !== undefined);
}

describe.each([v1, v2, v3])('the methods of $id', (subject) => {
  const { id, host } = subject;
  const create: (settings: BearerApiSettings) => CasesApi<CasesContract> = subject.create;
  const start = (options?: ServeOptions, settings = {}) => startBearerApi({ host, create }, options, settings);

  it('cover the whole contract', async () => {
    const { api, received } = await start({}, { validate: true });
    const payloads = await useAll(api);
    expect(operationsNotReached(id, received)).toEqual([]);
    expect(payloads).toHaveLength(OPERATIONS[id].filter((one) => /^(get|list(?!Finanz))/.test(one.id)).length);
  });

  it('make changes that later reads show', async () => {
    const { api } = await start();
    await api.replaceKundenBetreuer('BF4711', { partnerId: 'XYZ99' });
    await api.createStatus(teilantrag, { produktAnbieter: 'UNTERSCHRIEBEN' });
    expect(await api.getKundenBetreuer('BF4711')).toEqual({ partnerId: 'XYZ99' });
    expect(await api.getVorgangsBearbeiter('BF4711')).toEqual({ partnerId: 'DEF34' });
    expect(await api.getTeilantrag(teilantrag)).toMatchObject({ status: { produktAnbieter: 'UNTERSCHRIEBEN' } });
  });

  it('throw the error for a case that is missing or not allowed', async () => {
    const { api } = await start();
    await expect(api.getVorgang('BF9999')).rejects.toThrow(NotFoundError);
    await expect(api.getVorgang('BF0815')).rejects.toThrow(NotAllowedError);
    await expect(api.createStatus(teilantrag, {})).rejects.toThrow(RequestRefusedError);
  });

  it('send every number in its place in the path', async () => {
    const { api, received } = await start();
    const odd = { vorgangsNummer: 'a/b', antragsNummer: 'ä ?', teilantragsNummer: '#1' };
    await expect(api.getTeilantrag(odd)).rejects.toThrow(NotFoundError);
    expect(received.at(-1)?.path).toMatch(/\/vorgaenge\/a%2Fb\/antraege\/%C3%A4%20%3F\/%231$/);
    await expect(api.getTeilantrag({ ...odd, antragsNummer: '..' })).rejects.toThrow(TypeError);
  });
});

describe.each([v2, v3])('the changes since v2, in $id', ({ host, ...subject }) => {
  type Api = CasesSinceV2Api<CasesSinceV2Contract, 'application/json' | 'application/json-patch+json'>;
  const create: (settings: BearerApiSettings) => Api = subject.create;
  const start = (options?: ServeOptions) => startBearerApi({ host, create }, options);

  it('throw RequestRefusedError with the reason', async () => {
    const { api } = await start();
    await api.createEntscheidungsreife(teilantrag, { kommentar: 'Alle Unterlagen liegen vor.' });
    const again = api.createEntscheidungsreife(teilantrag);
    await expect(again).rejects.toThrow(RequestRefusedError);
    await expect(again).rejects.toMatchObject({ status: 409, body: { message: expect.any(String) as string } });
  });

  it.each([
    [[{ op: 'replace', path: '/bezeichnung', value: 'Umbau' }], undefined, 'application/json-patch+json'],
    [{ bezeichnung: 'Umbau' }, undefined, 'application/json'],
    [[], 'application/json', 'application/json'],
  ] as const)('send the case as %j with the media type %s as %s', async (changes, mediaType, sent) => {
    const around: Around = (next) => (request) =>
      request.method === 'PATCH' ? new Response(null, { status: 204 }) : next(request);
    const { api, received } = await start({ around });
    await api.updateVorgang('BF4711', changes, { mediaType });
    expect(received.at(-1)?.headers.get('Content-Type')).toBe(sent);
  });

  it('send no body where none is given', async () => {
    const { api, received } = await start();
    await api.createEntscheidungsreife(teilantrag);
    expect(received.at(-1)).toMatchObject({ method: 'POST', body: '' });
    expect(received.at(-1)?.headers.has('Content-Type')).toBe(false);
  });
});

describe('the response to a change', () => {
  it.each([
    ['the JSON', () => Response.json({ nummer: 7 }, { status: 201 }), { nummer: 7 }],
    ['the text, where it is no JSON', () => new Response('gespeichert'), 'gespeichert'],
    ['nothing, where it is empty', () => new Response(null, { status: 202 }), undefined],
  ])('is %s', async (_, answer, expected) => {
    const around: Around = (next) => (request) => (request.method === 'PUT' ? answer() : next(request));
    const { api } = await startBearerApi(v3, { around });
    expect(await api.replaceKundenBetreuer('BF4711', { partnerId: 'DEF34' })).toEqual(expected);
  });

  it('may be lost: the change is not repeated', async () => {
    const failed = () => Response.json({ message: 'try again' }, { status: 500 });
    const around: Around = (next) => (request) => (request.url.endsWith('/nachricht') ? failed() : next(request));
    const { api, received } = await startBearerApi(v3, { around });
    await expect(api.createNachricht('BF4711', { text: 'Guten Tag' })).rejects.toThrow(PlatformFailedError);
    expect(received.filter(({ method, host }) => method === 'POST' && host === 'baufi')).toHaveLength(1);
  });
});

describe.each([v1, v2, v3])('$id', ({ host, create }) => {
  behavesLikeBearerApi<CasesApi<CasesContract>>({
    host,
    create,
    read: (cases, own) => cases.getVorgang('BF4711', own),
    change: (cases, own) => cases.replaceVorgangsBearbeiter('BF4711', { partnerId: 'DEF34' }, own),
  });
});
