import { describe, expect, it, vi } from 'vitest';
import { bodyLimit } from '../../generated/body-limit.ts';
import { createLoginClient } from '../../generated/login/index.ts';
import { createReportClient } from '../../generated/report/index.ts';
import { UnsendableError } from '../../generated/sendable.ts';
import { createConsumerLoanOffersApi } from '../consumer-loan-offers/index.ts';
import { tokenSource } from '../login/index.ts';
import { createOffersV2Api } from '../offers-v2/index.ts';
import { createPartnerApi } from '../partner/index.ts';
import { createReportApi } from '../report/index.ts';
import { createSessionApi } from '../session/index.ts';
import { BodyTooLargeError, NotFoundError } from './errors.ts';

const baseUrl = 'https://platform.example';
const CHUNK = 1024;

/** A fetch whose bodies never end; `seen` counts reads, cancellations and requests. */
function endless(answerOf: (body: ReadableStream) => Response = (body) => new Response(body)) {
  const seen = { read: 0, cancelled: 0, requests: 0 };
  const fetch = async () => {
    seen.requests += 1;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          seen.read += CHUNK;
          if (seen.read > 1_000_000) throw new Error('it is read without a limit');
          controller.enqueue(new Uint8Array(CHUNK).fill(0x20));
        },
        cancel: () => void (seen.cancelled += 1),
      },
      { highWaterMark: 0 },
    );
    return answerOf(body);
  };
  return { fetch, seen };
}

const json = { 'Content-Type': 'application/json' };
const credentials = {
  accessToken: 'a',
  authorization: 'a',
  apiKey: 'a',
  partnerId: 'ABC12',
  username: 'a',
  password: 'a',
};
type Settings = typeof credentials & { baseUrl: string; fetch: () => Promise<Response>; maxBodyBytes: number };

const FLOWS: [string, (settings: Settings) => Promise<unknown>][] = [
  ['GET /partner/{PartnerId}', (settings) => createPartnerApi(settings).read('XYZ99')],
  [
    'POST /partner/{PartnerId}/untergeordnetePartner',
    (s) => createPartnerApi(s).create('XYZ99', { anrede: 'FRAU', vorname: 'S', nachname: 'V' }),
  ],
  ['POST /rohdaten', (settings) => createReportApi(settings).request('rohdaten', { fromDay: '2026-11-19' })],
  ['GET /rohdaten/{reportId}', (s) => createReportApi(s).finished({ kind: 'rohdaten', reportId: '7' })],
  ['GET a report', async (settings) => (await createReportApi(settings).download({ url: `${baseUrl}/7` })).text()],
  ['POST /angebote', (s) => createConsumerLoanOffersApi(s).angebote({ auszahlungsbetrag: 1, laufzeitInMonaten: 1 })],
  ['POST /login', (settings) => tokenSource({ ...settings, baseUrl: baseUrl })()],
  ['POST /login.do', (settings) => createSessionApi(settings).login({ username: 'a', password: 'b' })],
  ['POST /login', (s) => createSessionApi(s).signOn({ accessToken: 'a', redirectTo: '/' })],
  ['GET /partner-login-box.html', (settings) => createSessionApi(settings).loginBox()],
];

describe.each(FLOWS)('the response to %s', (operation, flow) => {
  // The body of a failed download is not read.
  const statuses = operation === 'GET a report' ? [200] : [200, 404, 500];
  it.each(statuses)('is given up at the limit, with status %d', async (status) => {
    const { fetch, seen } = endless((body) => new Response(body, { status, headers: json }));
    const failure = flow({ ...credentials, baseUrl, fetch, maxBodyBytes: 10 * CHUNK });
    await expect(failure).rejects.toThrow(BodyTooLargeError);
    await expect(failure).rejects.toMatchObject({ operation });
    await expect(failure).rejects.toThrow(/ larger than 10240 bytes: raise maxBodyBytes \(trace id /);
    expect(seen).toEqual({ read: 11 * CHUNK, cancelled: 1, requests: 1 });
  });

  it('is given up at the limit although Content-Length announces less', async () => {
    const headers = { ...json, 'Content-Length': '10' };
    const { fetch } = endless((body) => new Response(body, { headers }));
    const failure = flow({ ...credentials, baseUrl, fetch, maxBodyBytes: 10 * CHUNK });
    await expect(failure).rejects.toThrow(BodyTooLargeError);
  });

  it('is not read at all if Content-Length announces more', async () => {
    const headers = { ...json, 'Content-Length': '10241' };
    const { fetch, seen } = endless((body) => new Response(body, { headers }));
    const failure = flow({ ...credentials, baseUrl, fetch, maxBodyBytes: 10 * CHUNK });
    await expect(failure).rejects.toThrow(BodyTooLargeError);
    expect(seen).toEqual({ read: 0, cancelled: 1, requests: 1 });
  });
});

it('does not read the body of a failed download', async () => {
  const { fetch, seen } = endless((body) => new Response(body, { status: 404 }));
  const download = createReportApi({ ...credentials, baseUrl, fetch }).download({ url: `${baseUrl}/7` });
  await expect(download).rejects.toThrow(NotFoundError);
  expect(seen).toEqual({ read: 0, cancelled: 1, requests: 1 });
});

describe('a redirect that is followed', () => {
  it('is not read, and its target has the same limit', async () => {
    const { fetch, seen } = endless((body) => {
      const status = seen.requests < 3 ? 302 : 200;
      return new Response(body, { status, headers: { Location: '/weiter' } });
    });
    const reports = createReportApi({ ...credentials, baseUrl, fetch, maxBodyBytes: CHUNK });
    await expect((await reports.download({ url: `${baseUrl}/7` })).text()).rejects.toThrow(BodyTooLargeError);
    expect(seen).toEqual({ read: 2 * CHUNK, cancelled: 3, requests: 3 });
  });

  it('to a determination is not read either', async () => {
    const { fetch } = endless((body) => new Response(body, { headers: json }));
    let asked = 0;
    const redirecting = async () =>
      (asked += 1) === 1 ? new Response(null, { status: 302, headers: { Location: '/v2/x' } }) : fetch();
    const offers = createOffersV2Api({
      ...credentials,
      baseUrl,
      fetch: redirecting,
      maxBodyBytes: CHUNK,
      onDeprecation: () => undefined,
    });
    await expect(offers.determine({ vorgangsNummer: 'AB12CD' })).rejects.toMatchObject({
      name: 'BodyTooLargeError',
      operation: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
    });
  });
});

describe('a generated client', () => {
  it('has the limit too, however it parses the body', async () => {
    for (const parseAs of ['json', 'text', 'arrayBuffer'] as const) {
      const { fetch, seen } = endless();
      const client = createReportClient({ ...credentials, baseUrl, fetch, maxBodyBytes: 10 * CHUNK });
      const failure = client.POST('/rohdaten', { body: { fromDay: '2026-11-19' }, parseAs });
      await expect(failure).rejects.toMatchObject({
        name: 'BodyTooLargeError',
        message: 'POST /rohdaten: the body is larger than 10240 bytes: raise maxBodyBytes',
      });
      expect(seen).toMatchObject({ read: 11 * CHUNK, cancelled: 1 });
    }
  });

  it('reads 64 MiB by default', async () => {
    const answering = (bytes: number) =>
      endless((body) => new Response(body, { headers: { 'Content-Length': String(bytes) } }));
    const announced = answering(64 * 1024 * 1024 + 1);
    const client = createLoginClient({ ...credentials, baseUrl, fetch: announced.fetch });
    await expect(client.GET('/login')).rejects.toThrow(/^GET \/login: the body is larger than 67108864 bytes/);
    expect(announced.seen.read).toBe(0);
    const most = answering(64 * 1024 * 1024);
    await expect(createLoginClient({ ...credentials, baseUrl, fetch: most.fetch }).GET('/login')).rejects.toThrow(
      'without a limit',
    );
  });

  it('reads up to the limit, and without end if the limit is Infinity', async () => {
    const fetch = async () => new Response('x'.repeat(CHUNK));
    for (const maxBodyBytes of [CHUNK, Infinity]) {
      const client = createReportClient({ ...credentials, baseUrl, fetch, maxBodyBytes });
      const { data } = await client.POST('/rohdaten', { body: { fromDay: '2026-11-19' } });
      expect(data).toHaveLength(CHUNK);
    }
  });

  it.each([NaN, -1])('refuses a limit of %d', (maxBodyBytes) => {
    expect(() => createLoginClient({ ...credentials, baseUrl, maxBodyBytes })).toThrow(UnsendableError);
  });
});

it('returns a Response of the original class, also if the global Response is replaced', async () => {
  class Other extends Response {}
  const limited = bodyLimit();
  for (const Kind of [Response, Other, Response]) {
    vi.stubGlobal('Response', Kind);
    const answer = limited(new Kind('"ü"'), 'GET /');
    vi.unstubAllGlobals();
    expect([answer.constructor, answer.status, await answer.json()]).toEqual([Kind, 200, 'ü']);
  }
});

describe('the body that a flow reads', () => {
  const pieces = (...bytes: number[][]) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of bytes) controller.enqueue(Uint8Array.from(piece));
        controller.close();
      },
    });

  it('does not depend on its chunks', async () => {
    const bytes = [...new TextEncoder().encode('{"id":"ü€"}')];
    for (const at of bytes.keys()) {
      const fetch = async () => new Response(pieces(bytes.slice(0, at), bytes.slice(at)), { headers: json });
      expect(await createPartnerApi({ ...credentials, baseUrl, fetch }).read('XYZ99')).toEqual({ id: 'ü€' });
    }
  });

  it('is limited in size and time without a further stream', async () => {
    const body = pieces([0x7b, 0x7d]);
    const made = vi.fn();
    const construct = (target: typeof ReadableStream, init: []) => {
      made();
      return Reflect.construct(target, init) as ReadableStream;
    };
    vi.stubGlobal('ReadableStream', new Proxy(ReadableStream, { construct }));
    const fetch = async () => new Response(body, { headers: json });
    await createPartnerApi({ ...credentials, baseUrl, fetch })
      .read('XYZ99')
      .finally(vi.unstubAllGlobals);
    expect(made).not.toHaveBeenCalled();
  });
});
