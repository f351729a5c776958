import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Around } from '../reference.fixture.ts';
import { ContractViolatedError, createOffersV2Api, NetworkError, PlatformFailedError, NotFoundError } from './index.ts';
import { DETERMINE, instead, redirect, startOffers } from './offers-v2.fixture.ts';

describe('a trace id', () => {
  it('is sent with each request, and kept by its failure', async () => {
    const { offers, vorgangsNummer, received } = await startOffers();
    await offers.determine({ vorgangsNummer });
    const ids = received.map(({ headers }) => headers.get('X-TraceId'));
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\w-]{36}$/) as string));
    expect(new Set(ids).size).toBe(3);
    const failure = offers.determine({ vorgangsNummer: 'NIE' }, { traceId: 'meine-4711' });
    await expect(failure).rejects.toMatchObject({ traceId: 'meine-4711' });
    expect(received.at(-1)?.headers.get('X-TraceId')).toBe('meine-4711');
  });
});

describe('a response', () => {
  const KEY = { ermittlungsId: 'a', ergebnisNummer: 'b' };

  it.each([
    ['null', () => Response.json(null), null],
    ['another success', () => Response.json([], { status: 202 }), []],
    ['nothing', () => new Response(null, { status: 204 }), undefined],
  ])('may be %s: status and payload are not published', async (_, answer, expected) => {
    const { offers } = await startOffers({ around: instead(/^GET .*\/meldungen$/, answer) });
    expect(await offers.listMeldungen(KEY)).toEqual(expected);
  });

  it('that is no JSON violates the contract', async () => {
    const { offers } = await startOffers({ around: instead(/^GET .*\/meldungen$/, () => new Response('gelesen')) });
    await expect(offers.listMeldungen(KEY)).rejects.toThrow(ContractViolatedError);
  });

  it('that leads to a login page violates the contract', async () => {
    const page = instead(/^GET \/login$/, () => new Response('<p>Anmeldung</p>'));
    const toLogin = instead(/^GET .*\/meldungen$/, () => redirect('/login'));
    const { offers, asked } = await startOffers({ around: (next, host) => toLogin(page(next, host), host) });
    await expect(offers.listMeldungen(KEY)).rejects.toThrow(ContractViolatedError);
    expect(asked()).toHaveLength(2);
  });

  it('is read at the target of redirects within the origin, and not at another origin', async () => {
    const onward = instead(/^GET .*\/meldungen$/, ({ url }) => {
      const times = Number(new URL(url).searchParams.get('weiter'));
      return times < 20 ? redirect(`?weiter=${times + 1}`) : Response.json(['gut']);
    });
    const { offers, asked, urls } = await startOffers({ around: onward });
    expect(await offers.listMeldungen(KEY)).toEqual(['gut']);
    expect(asked().slice(-1)).toEqual([`v2 GET ${DETERMINE}/a/ergebnisse/b/meldungen?weiter=20 true`]);
    const elsewhere = instead(/^GET .*\/meldungen$/, () => redirect(`${urls.pm}/anmeldung?jwt=geheim`));
    const other = await startOffers({ around: elsewhere });
    const failure = other.offers.listMeldungen(KEY);
    await expect(failure).rejects.toThrow(ContractViolatedError);
    await expect(failure).rejects.toThrow(`status 302 is not declared, it leads to ${urls.pm} (`);
    expect(other.asked()).toHaveLength(1);
  });

  it('that is cut off is a NetworkError', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('[{"a":', () => response.destroy());
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const offers = createOffersV2Api({ baseUrl: `http://127.0.0.1:${port}`, accessToken: 'a' });
    await expect(offers.listMeldungen(KEY)).rejects.toThrow(NetworkError);
  });

  it('that takes too long is not waited for', async () => {
    const controller = new AbortController();
    const never = () => {
      controller.abort(new Error('enough'));
      return new Promise<Response>(() => undefined);
    };
    const around = instead(/^GET .*\/meldungen$/, never);
    const { offers } = await startOffers({ around });
    await expect(offers.listMeldungen(KEY, { signal: controller.signal })).rejects.toThrow('enough');
    const hurried = await startOffers({ around }, { timeoutMs: 50, retries: 1, accessToken: 'a' });
    await expect(hurried.offers.listMeldungen(KEY)).rejects.toThrow(/\/meldungen: no answer from \S+ within 50 ms/);
  });

  it('with a temporary failure is requested again, but no determination is', async () => {
    let failures = 0;
    const around: Around = (next) => (request) => {
      if (!request.url.includes('ergebnisliste') || failures >= 2) return next(request);
      failures += 1;
      return new Response(null, { status: 503 });
    };
    const { offers, vorgangsNummer, clock } = await startOffers({ around });
    await expect(offers.determine({ vorgangsNummer })).rejects.toThrow(PlatformFailedError);
    expect([failures, clock.waits]).toEqual([1, []]);
    failures = 0;
    await expect(offers.listMeldungen(KEY)).rejects.toThrow(NotFoundError);
    expect([failures, clock.waits]).toEqual([2, [200, 400]]);
  });

  it('of no server is a NetworkError with the code', async () => {
    const { offers } = await startOffers({}, { baseUrl: 'http://127.0.0.1:1', accessToken: 'a', retries: 0 });
    await expect(offers.listMeldungen(KEY)).rejects.toThrow(/\/meldungen: no answer from 127\.0\.0\.1:1 /);
  });
});
