import { describe, expect, it } from 'vitest';
import { serveReference, type Around, type ServeOptions } from '../reference.fixture.ts';
import {
  ContractViolatedError,
  createReportApi,
  NetworkError,
  NotAllowedError,
  NotFoundError,
  NotReadyError,
  REPORT_KINDS,
  RequestRefusedError,
  type ReportApiSettings,
  type ReportProgress,
  type RequestedReport,
} from './index.ts';

/** The reference deployment redirects finished reports to this origin. */
const OBJECT_STORE = 'https://berichte.example/';

async function start(options: ServeOptions = {}, settings: Partial<ReportApiSettings> = {}) {
  const served = await serveReference(options);
  const { authorization } = served.credentials.report;
  const stored: Request[] = [];
  const reports = createReportApi({
    baseUrl: served.urls.report,
    authorization,
    clock: served.clock,
    fetch: async (request) => {
      if (!request.url.startsWith(OBJECT_STORE)) return fetch(request);
      stored.push(request);
      return new Response('Datum;Wert');
    },
    ...settings,
  });
  return { ...served, authorization, reports, stored };
}

describe('the report flow', () => {
  it.each(REPORT_KINDS)('requests %s, waits and downloads', async (kind) => {
    const { reports } = await start({}, { validate: true });
    const report = await reports.report(kind, {}, { intervalMs: 50 });
    expect(report).toMatchObject({ kind, url: expect.stringContaining(OBJECT_STORE) as string });
    expect(await (await reports.download(report)).text()).toBe('Datum;Wert');
  });

  it('calls onProgress, and pauses intervalMs', async () => {
    const { reports, clock } = await start({ readyAfterMs: 100 });
    const seen: ReportProgress[] = [];
    await reports.report('rohdaten', { fromDay: '2026-11-01' }, { intervalMs: 40, onProgress: (at) => seen.push(at) });
    expect(clock.waits).toEqual([40, 40, 40]);
    expect(seen[0]).toBe('REQUESTED');
    expect(seen.length).toBe(3);
  });

  it('reads a new report again that a server does not have yet', async () => {
    const unknownAt = (times: number) => {
      let left = times;
      const around: Around = (next) => (request) =>
        request.method === 'GET' && (left -= 1) >= 0 ? new Response(null, { status: 404 }) : next(request);
      return start({ around, readyAfterMs: 0 });
    };
    const { reports, clock } = await unknownAt(2);
    const { kind } = await reports.report('rohdaten', {});
    expect([kind, ...clock.waits.slice(0, 3)]).toEqual(['rohdaten', 1000, 1000, 2000]);
    await expect((await unknownAt(3)).reports.report('rohdaten', {})).rejects.toThrow(NotFoundError);
    const requested = { kind: 'rohdaten', reportId: 'unbekannt' } as const;
    await expect((await unknownAt(1)).reports.finished(requested)).rejects.toThrow(NotFoundError);
  });

  it('resumes from a stored key', async () => {
    const { reports, urls, authorization, clock } = await start();
    const stored = JSON.stringify(await reports.request('mtvreport', { category: 'A' }));
    const later = createReportApi({ baseUrl: `${urls.report}/`, authorization, clock });
    expect(await later.finished(JSON.parse(stored) as Awaited<ReturnType<typeof reports.request>>)).toMatchObject({
      kind: 'mtvreport',
    });
  });

  it('gives up at the deadline, and says so', async () => {
    const { reports } = await start({ readyAfterMs: 1e9 });
    const requested = await reports.request('vertrieb', {});
    const failure = reports.finished(requested, { intervalMs: 1000, deadlineMs: 10_000 });
    await expect(failure).rejects.toThrow(NotReadyError);
    await expect(failure).rejects.toMatchObject({ code: 'NOT_READY', requested });
    await expect(failure).rejects.toThrow(/^GET \/vertrieb\/\{reportId\}: not ready after \d+ ms \(trace id /);
  });

  it('can be aborted, and onRequested was called before', async () => {
    const { reports, received } = await start({ readyAfterMs: 1e9 });
    const controller = new AbortController();
    const requested: RequestedReport[] = [];
    const waiting = reports.report(
      'vertrieb',
      {},
      {
        signal: controller.signal,
        onRequested: (one) => requested.push(one),
        onProgress: () => controller.abort(new Error('enough')),
      },
    );
    await expect(waiting).rejects.toThrow('enough');
    expect(received.at(-1)?.path).toBe(`/vertrieb/${requested[0]?.reportId}`);
  });
});

describe.each(['enough', null, { code: 7 }, new DOMException('late', 'TimeoutError')])('aborted with %j', (reason) => {
  const requested = { kind: 'rohdaten', reportId: '1' } as const;

  const service = { baseUrl: 'https://report.example', authorization: 'any' };

  it('a wait rejects with that, in a request and in a pause', async () => {
    const asking = new AbortController();
    const silent = () => {
      asking.abort(reason);
      return new Promise<never>(() => undefined);
    };
    const asked = createReportApi({ ...service, fetch: silent }).finished(requested, { signal: asking.signal });
    await expect(asked).rejects.toBe(reason);
    const pausing = new AbortController();
    const fetch = async () => Response.json({ status: 'REQUESTED' });
    const onProgress = () => void setImmediate(() => pausing.abort(reason));
    const paused = createReportApi({ ...service, fetch }).finished(requested, { signal: pausing.signal, onProgress });
    await expect(paused).rejects.toBe(reason);
  });

  it('reading a download rejects with that', async () => {
    const controller = new AbortController();
    const pull = () => {
      controller.abort(reason);
      return new Promise<void>(() => undefined);
    };
    const fetch = async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    const reports = createReportApi({ ...service, fetch });
    const report = await reports.download({ url: 'https://report.example/1' }, { signal: controller.signal });
    await expect(report.text()).rejects.toBe(reason);
  });
});

describe('a download', () => {
  it('sends the headers of the call in place of those of the interface, however their names are spelt', async () => {
    const { reports, received, urls } = await start({}, { headers: { Accept: 'text/plain', 'x-mine': '1' } });
    await reports.download({ url: `${urls.report}/documentation` }, { headers: { accept: 'text/csv' } });
    expect(received.at(-1)?.headers.get('Accept')).toBe('text/csv');
    expect(received.at(-1)?.headers.get('X-Mine')).toBe('1');
  });

  it.each(['Fine', 'Geprüft'])('returns a response whose clone has the reason phrase %s, too', async (statusText) => {
    const { reports } = await start({}, { fetch: async () => new Response('', { statusText }) });
    const report = await reports.download({ url: `${OBJECT_STORE}4711` });
    expect([report.statusText, report.clone().statusText]).toEqual([statusText, statusText]);
  });

  it('returns a response whose reason phrase is not Latin-1', async () => {
    const answer = Object.defineProperty(new Response('Datum;Wert'), 'statusText', { value: 'Geprüft – in Ordnung' });
    const { reports } = await start({}, { fetch: async () => answer });
    const report = await reports.download({ url: `${OBJECT_STORE}4711` });
    expect([report.statusText, await report.text()]).toEqual(['Geprüft – in Ordnung', 'Datum;Wert']);
  });
});

describe('the credential of a report', () => {
  it('is sent to the service, and not to another origin', async () => {
    const { reports, received, stored, urls, authorization } = await start();
    await reports.download(await reports.report('rohdaten', {}));
    expect(stored.map(({ headers }) => headers.has('Authorization'))).toEqual([false]);
    const gone = await reports.download({ url: `${urls.report}/fertig/4711` }).catch((reason: unknown) => reason);
    expect(gone).toBeInstanceOf(NotFoundError);
    expect(received.at(-1)).toMatchObject({ host: 'report', path: '/fertig/4711' });
    expect(received.at(-1)?.headers.get('X-TraceId')).toBe((gone as NotFoundError).traceId);
    expect(received.every(({ headers }) => headers.get('Authorization') === authorization)).toBe(true);
  });

  it('is not sent to another origin when a download is redirected', async () => {
    let elsewhere = '';
    const { reports, received, urls } = await start({
      around: (next) => (request) =>
        request.url.endsWith('/moved')
          ? new Response(null, { status: 302, headers: { Location: elsewhere } })
          : next(request),
    });
    elsewhere = `${urls.pm}/object-store`;
    await expect(reports.download({ url: `${urls.report}/moved` })).rejects.toThrow(NotFoundError);
    expect(received.map(({ host, headers }) => [host, headers.has('Authorization')])).toEqual([
      ['report', true],
      ['pm', false],
    ]);
  });

  it('is never in an error', async () => {
    const { reports, authorization } = await start({}, { authorization: 'wrong-secret' });
    const error = await reports.request('rohdaten', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotAllowedError);
    expect(error).toMatchObject({ operation: 'POST /rohdaten', status: 403 });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(`wrong-secret|${authorization}`);
  });
});

describe('a report service', () => {
  const LATER = { fromDay: '2026-13-01' };

  it('that refuses a request: the error keeps its body', async () => {
    const { reports } = await start();
    const error = await reports.request('rohdaten', LATER).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestRefusedError);
    expect(error).toMatchObject({ status: 400, body: { message: expect.any(String) as string } });
  });

  it('that accepts a request without a JSON body', async () => {
    const headers = { Location: '/rohdaten/4711', 'Content-Type': 'application/json' };
    const { reports } = await start({ around: () => () => new Response('accepted', { status: 202, headers }) });
    expect(await reports.request('rohdaten', {})).toEqual({ kind: 'rohdaten', reportId: '4711' });
  });

  it('that has no such report', async () => {
    const { reports } = await start();
    await expect(reports.finished({ kind: 'vertrieb', reportId: 'gibt-es-nicht' })).rejects.toThrow(NotFoundError);
  });

  it.each(['report/no-location', 'report/empty-location'])('with the fault %s', async (faults) => {
    const { reports } = await start({ faults });
    const requested = reports.request('rohdaten', {});
    await expect(requested).rejects.toThrow(ContractViolatedError);
    await expect(requested).rejects.toThrow(/no address in Location/);
  });

  it('whose response is no JSON', async () => {
    const around: Around = (next) => (request) => (request.method === 'GET' ? new Response('<html>') : next(request));
    const { reports } = await start({ around });
    await expect(reports.report('rohdaten', {})).rejects.toThrow(ContractViolatedError);
  });

  it('that cannot be reached: reads are repeated, requests for reports are not', async () => {
    let calls = 0;
    const fetch = () => {
      calls += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    const { reports } = await start({}, { fetch });
    await expect(reports.request('rohdaten', {})).rejects.toThrow(NetworkError);
    expect(calls).toBe(1);
    await expect(reports.finished({ kind: 'rohdaten', reportId: '1' })).rejects.toThrow(NetworkError);
    expect(calls).toBe(4);
  });
});
