import { describe, expect, it } from 'vitest';
import type { Report } from '../../engine/report.ts';
import { ADDRESSES, START, idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import type { Handler } from '../../servers/handler.ts';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { withKinds } from './steps/with-kinds.fixture.ts';

const { judge, resultOf } = await interfaceUnderTest('report');
/** The documentation address of the deployment is empty, as the sources say, and so carries no version. */
const flagged = (report: Report) =>
  report.rules.filter(({ id, status }) => status !== 'passed' && id !== 'report/definition-version-is-timestamp');
const dayBefore = (days: number) => new Date(START - days * 86_400_000).toISOString().slice(0, 10);

describe('unusual but conforming responses', () => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    ({ around: (next) => async (request) => change(await next(request), request) }) satisfies Partial<InProcessOptions>;
  const copy = (response: Response, headers: Record<string, string>, body: BodyInit | null = response.body) =>
    new Response(body, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    });

  it('an absolute Location', async () => {
    const report = await judge(
      rewrite((response, request) => {
        const location = response.headers.get('location');
        return location === null ? response : copy(response, { location: new URL(location, request.url).href });
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('days that lie further back than a report reaches, whenever the run is made', async () => {
    const startedAt = new Date('2026-11-20T09:00:00Z');
    const oldest = Date.parse('2026-08-20');
    const refusal = Response.json({ message: 'too long ago', error: 'Bad Request' }, { status: 400 });
    const report = await judge({
      startedAt,
      around: (next) => async (request) => {
        const [, day = '2026-11-20'] = /"fromDay":"(20\d\d-[01]\d-[0-3]\d)"/.exec(await request.clone().text()) ?? [];
        const response = await next(request);
        return response.status === 202 && Date.parse(day) < oldest ? refusal.clone() : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'from-day-accepted')?.reason).toMatch(
      /a day of 323 days ago is refused with 400: how far back a report may reach is open/,
    );
  });

  const days = ['01-15', '03-20', '11-20'];
  const faults = ['january', '31', 'tenth', 'late-month'];
  it.each(days.flatMap((day) => faults.map((fault) => [fault, day])))(
    'but no day that is refused while one before it is accepted, whenever the run is made: %s, %s',
    async (fault, day) => {
      const report = await judge({
        startedAt: new Date(`2026-${day}T09:00:00Z`),
        fault: `report/from-day-${fault}-refused`,
      });
      expect(resultOf(report, 'from-day-accepted')?.status).toBe('failed');
    },
  );

  it('a Location that ends in a slash', async () => {
    const slashed: Partial<InProcessOptions> = {
      around: (next) => async (request) => {
        const response = await next(new Request(request.url.replace(/\/$/, ''), request));
        const location = response.headers.get('location') ?? '';
        return response.status === 202 ? copy(response, { location: `${location}/` }) : response;
      },
    };
    const report = await judge(slashed);
    expect(flagged(report)).toEqual([]);
    const faulty = await judge({ ...slashed, fault: 'report/unknown-reader-200' });
    expect(resultOf(faulty, 'nonsense-credential-refused')?.status).toBe('failed');
  });

  it.each(['', '"accepted"', '4711'])('the body «%s» of a 202', async (body) => {
    const report = await judge(rewrite((response) => (response.status === 202 ? copy(response, {}, body) : response)));
    expect(flagged(report)).toEqual([]);
  });

  it('a charset, and members that the contract does not name', async () => {
    const report = await judge(
      rewrite(async (response, { method }) => {
        if (method === 'HEAD' || !response.headers.get('content-type')?.includes('json')) return response;
        const body = (await response.json()) as object;
        const more = JSON.stringify({ ...body, requestId: 'r-1', details: null });
        return copy(response, { 'content-type': 'Application/JSON;charset=UTF-8' }, more);
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a gateway that answers unknown credentials with 401 and Message', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const known = /^(Jahresabschluss|Besucherausweis)-/.test(request.headers.get('authorization') ?? '');
        const open = request.method === 'OPTIONS' || new URL(request.url).pathname === '/documentation';
        return known || open ? next(request) : Response.json({ Message: 'Unauthorized' }, { status: 401 });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a server that negotiates and accepts requests with text only', async () => {
    const report = await judge(
      rewrite((response, request) =>
        response.status === 202 && !request.headers.get('accept')?.includes('*/*')
          ? new Response(null, { status: 406 })
          : response,
      ),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a version of the definition, although the documentation address should have no content', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'GET' && request.url.endsWith('/documentation')
          ? Response.json({ openapi: '3.1.0', info: { version: '2026-11-01T08:30:00Z' } })
          : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(['report/documentation-has-no-content']);
    expect(resultOf(report, 'definition-version-is-timestamp')?.notes).toEqual([
      '"2026-11-01T08:30:00Z": an ISO 8601 timestamp',
    ]);
  });

  it('a definition with another version', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'GET' && request.url.endsWith('/documentation')
          ? Response.json({ info: { version: '2.1' } })
          : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(['report/documentation-has-no-content']);
    expect(resultOf(report, 'definition-version-is-timestamp')?.notes).toEqual(['"2.1": no ISO 8601 timestamp']);
  });

  it('a finished report on a host among the targets, which the run does not read', async () => {
    const signature = 'Jahresabschluss-4711';
    const report = await judge({
      around: (next) => async (request) => {
        if (request.url.includes('/fertig/'))
          return new Response('Datum;Betrag\n', { headers: { 'Content-Type': 'Text/CSV' } });
        const response = await next(request);
        return response.status === 303
          ? copy(response, { location: `/fertig/1?X-Amz-Signature=${signature}` }, '')
          : response;
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(report.exchanges.filter(({ request }) => request.url.includes('/fertig/'))).toEqual([]);
    const { notes } = resultOf(report, 'ready-location-target') ?? {};
    expect(notes).toEqual([`${ADDRESSES.report}, signed`]);
  });

  it('a server that refuses an empty range of days', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        const { fromDay = dayBefore(1), toDay = dayBefore(0) } = sent.startsWith('{"')
          ? (JSON.parse(sent) as { fromDay?: string; toDay?: string })
          : {};
        return fromDay < toDay ? next(request) : Response.json({ message: 'leer', error: 'leer' }, { status: 400 });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a gateway that answers reads with 401 or 501, which the documents do not list, fails no must-rule', async () => {
    for (const status of [401, 501]) {
      const report = await judge({
        around: (next) => async (request) => {
          const response = await next(request);
          return response.status === 404 ? Response.json({ Message: 'no' }, { status }) : response;
        },
      });
      expect(idsWith(report, 'failed', 'must')).toEqual([]);
      expect(resultOf(report, 'read-status-is-declared')?.status).toBe('failed');
    }
  });

  it('a report that can be read only a moment after its request', async () => {
    const seen = new Set<string>();
    const report = await judge({
      around: (next) => (request) => {
        const fresh = request.method === 'GET' && !seen.has(request.url);
        seen.add(request.url);
        return fresh && !request.url.endsWith('/documentation')
          ? Response.json({ message: 'unknown', error: 'Not Found' }, { status: 404 })
          : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a path prefix in the base URL', async () => {
    const report = await judge({
      configure: (config) => ({
        ...config,
        targets: { ...config.targets, report: `${ADDRESSES.report}/berichte/v1/` },
      }),
      around: (next) => async (request) => {
        const url = new URL(request.url);
        if (!url.pathname.startsWith('/berichte/v1/')) return new Response(null, { status: 404 });
        url.pathname = url.pathname.slice('/berichte/v1'.length);
        const response = await next(new Request(url, request));
        const location = response.headers.get('location');
        return location?.startsWith('/') ? copy(response, { location: `/berichte/v1${location}` }) : response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });
});

it('fails errors that are not JSON for their missing members', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      const response = await next(request);
      if (response.status === 404)
        return new Response('<p>nichts</p>', { status: 404, headers: { 'Content-Type': 'text/html' } });
      return response.status === 400 ? new Response(null, { status: 400 }) : response;
    },
  });
  expect(idsWith(report, 'failed')).toEqual(['report/error-members-are-strings']);
});

describe('a read of a requested report may answer, since the conditions are not shown,', () => {
  const REPORT = /^\/[a-z]+\/[0-9a-f-]{36}$/;

  it.each([400, 404, 422, 500])('%i from the first read on', async (status) => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        const read = request.method === 'GET' && REPORT.test(new URL(request.url).pathname);
        return read && response.status < 400
          ? Response.json({ message: 'nicht möglich', error: 'gescheitert' }, { status })
          : response;
      },
    });
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
    expect(idsWith(report, 'failed')).toEqual(status === 404 ? ['report/requested-report-is-known'] : []);
    const { reason } = resultOf(report, 'generating-report-has-status') ?? {};
    expect(reason).toContain(status === 404 ? 'unknown (404) at ' : `answered with ${status} at its first read`);
  });
});

describe('a report that is ready at once', () => {
  const ready = (kinds: RegExp) => (next: Handler) => async (request: Request) => {
    const response = await next(request);
    const running = request.method === 'GET' && response.status === 200 && kinds.test(new URL(request.url).pathname);
    return running && response.body !== null
      ? new Response('', { status: 303, headers: { Location: 'https://store.test/r' } })
      : response;
  };

  it('leaves its generation without a verdict', async () => {
    const report = await judge({ around: ready(/./) });
    expect(idsWith(report, 'inconclusive')).toEqual([
      'report/generating-report-has-status',
      'report/status-is-known',
      'report/status-stands-alone',
    ]);
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'generating-report-has-status')?.reason).toBe(
      'no report was seen while it was produced: ready (303) at its first read; ' +
        'put a slower kind into fixtures.report.kinds',
    );
  });

  it('does not matter if another kind is seen while it is produced', async () => {
    const around = ready(/^\/(partner|handelsbeziehungen)\//);
    expect(flagged(await judge({ around }))).toEqual([]);
    const faulty = await judge({ around, fault: 'report/running-under-another-name' });
    expect(resultOf(faulty, 'generating-report-has-status')?.status).toBe('failed');
  });

  it('is not called ready at its first read when that answered 404', async () => {
    const seen = new Set<string>();
    const report = await judge({
      configure: withKinds(['rohdaten']),
      around: (next) => (request) => {
        const fresh = request.method === 'GET' && !seen.has(request.url);
        seen.add(request.url);
        return fresh && !request.url.endsWith('/documentation')
          ? new Response(null, { status: 404 })
          : ready(/./)(next)(request);
      },
    });
    expect(resultOf(report, 'generating-report-has-status')?.reason).toContain(
      'rohdaten: no report was seen while it was produced: ready (303) after 1 × 404',
    );
  });
});
