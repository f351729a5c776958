import { describe, expect, it } from 'vitest';
import { behavesLikeBearerApi, startBearerApi } from '../bearer.fixture.ts';
import type { Around, ServeOptions } from '../reference.fixture.ts';
import { createOffersV1Api, PlatformFailedError, NotFoundError } from './index.ts';

const SUGGESTIONS = '/v1/finanzierungsvorschlaege';
const operations = ['getFinanzierungsvorschlaege', 'createFinanzierungsvorschlaege'] as const;
const subject = { host: 'v2', create: createOffersV1Api } as const;
const CASE = 'BF4711';

const start = (options?: ServeOptions) => startBearerApi(subject, options);

/** Replaces the responses to requests for suggestions. */
const suggesting =
  (answer: () => Response): Around =>
  (next) =>
  (request) =>
    request.url.includes(SUGGESTIONS) ? answer() : next(request);

behavesLikeBearerApi({
  ...subject,
  read: (offers, own) => offers.getFinanzierungsvorschlaege(CASE, own),
  change: (offers, own) => offers.createFinanzierungsvorschlaege(CASE, own),
});

describe('financing suggestions', () => {
  it('are read, and determined without a body', async () => {
    const { api, received } = await start();
    const suggestions = { vorgangsNummer: CASE, finanzierungsvorschlaege: expect.any(Array) as unknown[] };
    for (const operation of operations) expect(await api[operation](CASE)).toEqual(suggestions);
    const [, read, determine] = received;
    const path = `${SUGGESTIONS}/${CASE}`;
    expect([read, determine]).toMatchObject([
      { method: 'GET', path },
      { method: 'POST', path, body: '' },
    ]);
  });

  it.each([
    [201, '{"a":1}', { a: 1 }],
    [202, 'angenommen', 'angenommen'],
    [204, null, undefined],
  ])('that are determined may be answered with %d and %j', async (status, body, result) => {
    const { api } = await start({ around: suggesting(() => new Response(body, { status })) });
    expect(await api.createFinanzierungsvorschlaege(CASE)).toEqual(result);
  });

  it('that are determined are read at the target of a redirect', async () => {
    const around: Around = (next, host) => (request) =>
      host === 'v2' && request.method === 'POST'
        ? new Response(null, { status: 303, headers: { Location: CASE } })
        : next(request);
    const { api, received } = await start({ around });
    const read = await api.getFinanzierungsvorschlaege(CASE);
    expect(await api.createFinanzierungsvorschlaege(CASE)).toEqual(read);
    expect(received.slice(-2).map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('that are determined fail if a redirect leads to an HTML page, or asks for the POST again', async () => {
    const leading = (status: number) =>
      start({
        around: (next, host) => (request) => {
          if (host !== 'v2') return next(request);
          const isPage = request.url.endsWith('/anmeldung');
          return isPage
            ? new Response('<p>Anmeldung</p>')
            : new Response(null, { status, headers: { Location: '/anmeldung' } });
        },
      });
    for (const status of [301, 302, 303]) {
      const { api, received } = await leading(status);
      await expect(api.createFinanzierungsvorschlaege(CASE)).rejects.toThrow(/: the response is no JSON \(/);
      expect(received.at(-1)).toMatchObject({ method: 'GET', path: '/anmeldung' });
    }
    for (const status of [307, 308]) {
      const { api, received } = await leading(status);
      await expect(api.createFinanzierungsvorschlaege(CASE)).rejects.toMatchObject({
        code: 'CONTRACT_VIOLATED',
        status,
      });
      expect(received.at(-1)?.method).toBe('POST');
    }
  });

  it.each(operations)('of another or of no case are refused: %s', async (operation) => {
    const { api, fixtures } = await start();
    const { andereVorgangsNummer = '' } = fixtures.offers;
    const refusal = /^(GET|POST) \/v1\/finanzierungsvorschlaege\/\{vorgangsNummer\}: status 40[34],/;
    await expect(api[operation](andereVorgangsNummer)).rejects.toThrow(refusal);
    await expect(api[operation]('GIBTSNICHT')).rejects.toThrow(NotFoundError);
  });

  it('cannot be read when the platform fails', async () => {
    const { api } = await start({ around: suggesting(() => Response.json({ message: 'try again' }, { status: 500 })) });
    await expect(api.getFinanzierungsvorschlaege(CASE)).rejects.toThrow(PlatformFailedError);
  });
});
