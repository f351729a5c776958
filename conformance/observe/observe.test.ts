import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import { judgeInProcess } from '../proof/in-process.ts';
import { CUT_BODY, harReport } from '../reporters/har.ts';
import { harTraffic } from './har.ts';
import { callInLine } from './access-log.ts';
import { observe } from './observe.ts';
import type { Traffic } from './traffic.ts';

/** A HAR entry with the members that browsers write. */
function entry(method: string, url: string, status: number, content: object = {}, headers: object[] = []) {
  return { request: { method, url, headers }, response: { status, headers: [], content } };
}

const json = (body: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(body) });
const observed = (...entries: object[]) => observe(harTraffic({ log: { version: '1.1', entries } }));

const logOf = (...lines: object[]): Traffic => ({
  hasBodies: false,
  records: () => lines.map((line, index) => callInLine(JSON.stringify(line), index + 1)),
});

const rules = await loadRules();
const fitting = rules.filter(({ id }) => id.endsWith('/answers-fit-contract'));

/** The archive that the suite writes, with and without the URLs of the hosts. */
function archivesOf(report: Report): Record<string, object> {
  const har = JSON.parse(harReport(report)) as { log: object };
  return { 'as it is': har, 'without its targets': { log: { ...har.log, _targets: undefined } } };
}

describe('the archive of the suite', () => {
  it.each(fitting.flatMap(({ id, brokenBy }) => brokenBy.slice(0, 1).map((fault) => [id, fault] as const)))(
    'shows what %s finds of %s',
    async (rule, name) => {
      const [id = ''] = rule.split('/');
      const own = rules.filter((one) => one.interface === id);
      const report = await judgeInProcess({ rules: own, fault: `${id}/${name}` });
      const reason = report.rules.find((one) => one.id === rule)?.reason ?? '';
      for (const [how, har] of Object.entries(archivesOf(report))) {
        const { findings } = await observe(harTraffic(har));
        const problems = findings.flatMap((one) => (one.interface === id ? [one.problem] : [])).sort();
        const text = `expected bodies that fit their schemas, got ${problems.join('; ')}`;
        // A report shortens long reasons.
        expect(reason.endsWith('…') ? `${text.slice(0, reason.length - 1)}…` : text, how).toBe(reason);
      }
    },
  );

  it('has no findings for a conforming deployment, and every operation', async () => {
    const report = await judgeInProcess({ rules });
    for (const [how, har] of Object.entries(archivesOf(report))) {
      const { findings, ambiguous, operations, bodies } = await observe(harTraffic(har));
      expect({ findings, ambiguous, never: operations.filter(({ calls }) => calls === 0) }, how).toEqual({
        findings: [],
        ambiguous: [],
        never: [],
      });
      expect(bodies, how).toBeGreaterThan(500);
    }
  });
});

describe('the archive of another tool', () => {
  const KINDS = 'https://gateway.test/reports/rohdaten/4711';
  const PARTNER = 'https://gateway.test/reports/partner/4711';

  it('is judged below any prefix of its URLs', async () => {
    const { places, findings, operations } = await observed(
      entry('get', `${KINDS}?x=1#y`, 200, json({ status: 7 })),
      entry('GET', `${KINDS}/`, 404, json({ message: 'gone' })),
      entry('GET', `${KINDS}/`, 200, json({ status: 8 })),
    );
    expect(places).toEqual([{ host: 'report', at: 'gateway.test/reports', calls: 3 }]);
    const operation = 'GET /rohdaten/{reportId}';
    expect(findings).toEqual([
      {
        interface: 'report',
        contract: 'sources',
        problem: `${operation} 200: /status must be string`,
        times: 2,
        first: 1,
      },
    ]);
    expect(operations.find((one) => one.operation === operation)).toMatchObject({
      calls: 3,
      seen: [
        { name: '200', times: 2 },
        { name: '404', times: 1 },
      ],
      never: ['303', '400', '403', '422', '500'],
    });
  });

  it('attributes a call that matches two hosts to the known one', async () => {
    const { places, ambiguous } = await observed(entry('GET', PARTNER, 200), entry('GET', KINDS, 200));
    expect([places.map(({ host }) => host), ambiguous]).toEqual([['report'], []]);
  });

  it('distinguishes two hosts by the credential and by the declared responses', async () => {
    const key = [
      { name: 'x-apikey', value: 'k' },
      { name: 'x-partnerid', value: 'p' },
    ];
    const { places } = await observed(
      entry('GET', 'https://a.test/partner/X', 200, {}, key),
      entry('POST', 'https://b.test/login', 302),
      entry('POST', 'https://c.test/login', 201),
    );
    expect(places.map(({ host, at }) => [host, at])).toEqual([
      ['login', 'c.test'],
      ['pm', 'a.test'],
      ['pm', 'b.test'],
    ]);
  });

  it('does not judge an ambiguous call', async () => {
    const { known, ambiguous } = await observed(entry('GET', PARTNER, 200), entry('GET', 'https://x.test/other', 200));
    const name = 'report GET /partner/{reportId} or partner GET /partner/{PartnerId}';
    expect({ known, ambiguous }).toEqual({ known: 0, ambiguous: [{ name, times: 1 }] });
  });

  it('has no call of an operation if the path only ends like it, below a record of another operation', async () => {
    const list = json([{ id: 1 }]);
    const { known, places, findings } = await observed(
      entry('POST', 'https://api.test/gateway/v3/vorgaenge/BF4711/angebote', 200, list),
      entry('GET', 'https://api.test/v2/vorgaenge/BF4711/rohdaten/1', 200, json({ status: 1 })),
      entry('POST', 'https://kex.test/gateway/angebote', 200, json({ data: null })),
    );
    expect({ known, findings }).toEqual({ known: 1, findings: [] });
    expect(places).toEqual([{ host: 'kex', at: 'kex.test/gateway', calls: 1 }]);
  });

  it('uses the URLs of the operator for the hosts', async () => {
    const traffic = harTraffic({ log: { entries: [entry('GET', PARTNER, 200), entry('GET', KINDS, 200)] } });
    const { places } = await observe(traffic, { targets: [['pm', 'https://gateway.test/reports/']] });
    expect(places).toEqual([{ host: 'pm', at: 'gateway.test/reports', calls: 1 }]);
  });

  it('may be of a host at several URLs', async () => {
    const calls = ['old', 'new', 'other'].map((name) => entry('GET', `https://${name}.test/rohdaten/1`, 200));
    const targets = ['old', 'new'].map((name) => ['report', `https://${name}.test`] as const);
    const { places } = await observe(harTraffic({ log: { entries: calls } }), { targets });
    expect(places.map(({ at }) => at)).toEqual(['old.test', 'new.test']);
  });

  it('may have a call of the root of a host below a prefix', async () => {
    const entries = [entry('OPTIONS', 'https://gateway.test/reports/', 204), entry('GET', KINDS, 200)];
    const targets = [undefined, [['report', 'https://gateway.test/reports'] as const]];
    for (const known of targets) {
      const { operations } = await observe(harTraffic({ log: { entries } }), known && { targets: known });
      expect(operations.find(({ operation }) => operation === 'OPTIONS /')).toMatchObject({ calls: 1, undeclared: [] });
    }
  });

  it.each([
    ['base64', (text: string) => Buffer.from(text).toString('base64'), []],
    ['base64 of what was compressed', (text: string) => gzipSync(text).toString('base64'), ['gzip']],
    ['base64 of what was decompressed already', (text: string) => Buffer.from(text).toString('base64'), ['gzip']],
  ])('reads bodies in %s', async (_, write, encoding) => {
    const call = entry('GET', KINDS, 200, {
      mimeType: 'application/json',
      encoding: 'base64',
      text: write('{"status":1}'),
    });
    const headers = encoding.map((value) => ({ name: 'content-encoding', value }));
    const { bodies, findings } = await observed({ ...call, response: { ...call.response, headers } });
    expect([bodies, findings.length]).toEqual([1, 1]);
  });

  it.each([
    ['in part', 'gzip', gzipSync('{"status":1}').subarray(0, -9)],
    ['in an encoding that is not known', 'zstd', Buffer.from('28b52ffd2004210000', 'hex')],
  ])('does not compare a compressed body recorded %s', async (_, value, body) => {
    const call = entry('GET', KINDS, 200, { ...json(1), encoding: 'base64', text: body.toString('base64') });
    const headers = [{ name: 'content-encoding', value }];
    const { bodies, findings } = await observed({ ...call, response: { ...call.response, headers } });
    expect([bodies, findings]).toEqual([0, []]);
  });

  it('has a finding for a body that is declared as JSON but is not, unless it was recorded incompletely', async () => {
    const broken = { mimeType: 'application/json', text: '<html>' };
    const { bodies, findings } = await observed(
      entry('GET', KINDS, 200, broken),
      entry('GET', KINDS, 200, { ...broken, size: 700 }),
      entry('GET', KINDS, 200, { ...broken, comment: CUT_BODY }),
      entry('GET', KINDS, 200, {
        ...broken,
        size: 7,
        encoding: 'base64',
        text: Buffer.from('{"a":1').toString('base64'),
      }),
      entry('GET', KINDS, 200, { ...broken, mimeType: 'text/html' }),
      entry('GET', KINDS, 200, { ...broken, text: '' }),
    );
    const problem = 'GET /rohdaten/{reportId} 200: expected a JSON body, got text that is none';
    expect({ bodies, findings }).toMatchObject({ bodies: 1, findings: [{ problem, times: 1, first: 1 }] });
  });

  it('may lack responses, bodies, headers, sizes', async () => {
    const { calls, known, bodies, unread } = await observed(
      { request: { method: 'GET', url: KINDS } },
      { request: { method: 'GET', url: KINDS }, response: { status: 0, content: { size: 0 } } },
      entry('GET', KINDS, 200, { size: 17, mimeType: 'application/json' }),
      { request: { method: 'GET', url: 'data:text/plain,x' } },
      { time: 1 },
    );
    expect({ calls, known, bodies, unread }).toEqual({
      calls: 3,
      known: 3,
      bodies: 0,
      unread: { number: 4, why: 'no address of HTTP', times: 2 },
    });
  });

  it('shows no secret of its calls', async () => {
    const secret = 'Zq8_geheim-17';
    const { known, places, ending } = await observed(
      entry('GET', `https://v2.test/${secret}/v1/vorgaenge`, 200, {}, [
        { name: 'Authorization', value: `Bearer ${secret}` },
        { name: 'User-Agent', value: `tool ${secret}` },
      ]),
      entry('GET', `https://v2.test/${Buffer.from(secret).toString('base64')}/v2/vorgaenge`, 200, {}, [
        { name: 'Cookie', value: `theme=dark; session=${secret}` },
      ]),
    );
    expect([known, places.length]).toEqual([2, 2]);
    expect(JSON.stringify([places, ending])).not.toContain(secret);
    expect(JSON.stringify([places, ending])).not.toContain(Buffer.from(secret).toString('base64'));
  });

  it.each([
    [
      'a secret that the credential writes in percent-encoding',
      '秘密-geheim/秘密',
      encodeURIComponent('秘密-geheim/秘密'),
    ],
    ['a part of a token', 'c2lnbmF0dXI_', `ey${'J'.repeat(99)}.e30.c2lnbmF0dXI_`],
  ])('does not show %s', async (_, secret, token) => {
    const agent = { name: 'User-Agent', value: `t ${secret}` };
    const credential = { name: 'Authorization', value: `Bearer ${token}` };
    const { ending } = await observed(entry('GET', 'https://v2.test/v1/vorgaenge', 200, {}, [agent, credential]));
    expect(ending).toMatchObject([{ callers: [{ name: expect.stringMatching(/^t \S*redacted\S*$/) as string }] }]);
  });

  it('shows no secret that only a later call with the same prefix and caller contains', async () => {
    const secret = 'Zq8_geheim-17';
    const agent = { name: 'User-Agent', value: `tool ${secret}` };
    const url = `https://v2.test/${secret}/v1/vorgaenge`;
    const { places, ending } = await observed(
      entry('GET', url, 401, {}, [agent]),
      entry('GET', url, 200, {}, [agent, { name: 'Authorization', value: `Bearer ${secret}` }]),
      entry('GET', url, 200, {}, [agent]),
    );
    expect(JSON.stringify([places, ending])).not.toContain(secret);
    expect(ending.map(({ callers }) => callers)).toEqual([[{ name: 'tool [redacted]', times: 3 }]]);
  });
});

describe('calls to ending operations', () => {
  const NGINX = {
    request_method: 'GET',
    request_uri: '/api/v1/vorgaenge/AB12?x=y',
    status: '404',
    http_user_agent: 'curl/8',
  };
  const KONG = {
    request: { method: 'GET', uri: '/api/v1/vorgaenge/CD34', headers: { host: 'api.test' } },
    response: { status: 200 },
    consumer: { username: 'nightly' },
  };

  it('are found in logs of nginx and Kong, with successor and callers', async () => {
    const plain = { method: 'GET', path: '/api/v1/vorgaenge/EF56', status: 200 };
    const { ending, bodies, places } = await observe(
      logOf(NGINX, KONG, plain, { ...NGINX, request_uri: '/v3/vorgaenge' }),
    );
    expect(ending).toEqual([
      {
        interface: 'cases-v1',
        operation: 'GET /v1/vorgaenge/{vorgangsNummer}',
        calls: 3,
        statuses: [
          { name: '200', times: 2 },
          { name: '404', times: 1 },
        ],
        sunset: '2026-11-30',
        successor: { interface: 'cases-v3', operation: 'GET /v3/vorgaenge/{vorgangsNummer}' },
        callers: [
          { name: 'curl/8', times: 1 },
          { name: 'nightly', times: 1 },
        ],
      },
    ]);
    expect(bodies).toBeUndefined();
    expect(places.map(({ host, at }) => [host, at])).toEqual([
      ['v2', '/api'],
      ['v2', 'api.test/api'],
      ['baufi', ''],
    ]);
  });

  it.each([
    [
      'Caddy',
      {
        request: { method: 'GET', host: 'api.test', uri: '/v1/vorgaenge/1', headers: { 'User-Agent': ['batch'] } },
        status: 200,
      },
    ],
    [
      'Envoy',
      { method: 'GET', path: '/v1/vorgaenge/1', authority: 'api.test', response_code: 200, user_agent: 'batch' },
    ],
    [
      'Traefik',
      {
        RequestMethod: 'GET',
        RequestPath: '/v1/vorgaenge/1',
        RequestAddr: 'api.test',
        DownstreamStatus: 200,
        'request_User-Agent': 'batch',
      },
    ],
  ])('are found in logs of %s', async (_, line) => {
    const { places, ending } = await observe(logOf(line));
    expect(places.map(({ at }) => at)).toEqual(['api.test']);
    expect(ending).toMatchObject([{ statuses: [{ name: '200' }], callers: [{ name: 'batch', times: 1 }] }]);
  });

  it.each([
    ['nginx', { http_user_agent: 'batch geheim-17', http_authorization: 'Bearer geheim-17' }],
    ['Traefik', { 'request_User-Agent': 'batch geheim-17', request_Authorization: 'Bearer geheim-17' }],
  ])('show no credential that %s logs', async (_, headers) => {
    const { ending } = await observe(logOf({ method: 'GET', path: '/v1/vorgaenge/1', status: 200, ...headers }));
    expect(ending).toMatchObject([{ callers: [{ name: 'batch [redacted]' }] }]);
  });

  it.each(['', '-'])('need no credential that is logged as «%s»', async (none) => {
    const line = { ...NGINX, request_uri: '/partner/ABC12', http_authorization: none, http_x_apikey: 'key-of-abc' };
    const { places } = await observe(logOf({ ...line, http_x_partnerid: 'ABC12' }));
    expect(places.map(({ host }) => host)).toEqual(['pm']);
  });

  it('are found at the authority of the caller, whatever port Kong listens on', async () => {
    const { request } = KONG;
    const line = { ...KONG, request: { ...request, url: `https://api.test:8443${request.uri}` } };
    const { places } = await observe(logOf(line), { targets: [['v2', 'https://api.test/api']] });
    expect(places.map(({ at }) => at)).toEqual(['api.test/api']);
  });

  it('are found by a request line and by a URL, with the reason for a missing successor', async () => {
    const captured = '/v2/ergebnisliste/ermittlung/1/ermittlungsAnfrage/erfassteDaten';
    const { ending } = await observe(
      logOf({ request: `GET ${captured} HTTP/1.1`, status: 200 }, { method: 'GET', url: `https://x.test${captured}` }),
    );
    expect(ending).toMatchObject([
      { calls: 2, successor: { none: expect.stringContaining('captured data') as unknown } },
    ]);
  });

  it('are found below every prefix of a URL', async () => {
    const below = (prefix: string) => ({
      method: 'GET',
      path: `${prefix}/v2/vorgaenge/V1`,
      status: 200,
      host: 'a.test',
    });
    const { known, ending } = await observe(logOf(below('/gw1'), below('/gw1'), below('/gw1'), below('/gw2')));
    expect([known, ending.map(({ calls }) => calls)]).toEqual([4, [4]]);
  });

  it.each([
    ['https://a.test:8443', 'a.test', 1],
    ['https://a.test', 'a.test:443', 1],
    ['http://a.test', 'a.test:80', 1],
    ['https://a.test:8443', 'a.test:9443', 0],
    ['https://a.test:8443', 'b.test', 0],
  ])('are found at %s if the record has %s: %d', async (v2, host, count) => {
    const { known } = await observe(logOf({ ...KONG, host, request: { ...KONG.request, headers: {} } }), {
      targets: [['v2', `${v2}/api`]],
    });
    expect(known).toBe(count);
  });

  it('belong to the host with the port in the record', async () => {
    const targets = [
      ['pm', 'https://a.test'],
      ['report', 'https://a.test:8443'],
    ] as const;
    const log = logOf({ method: 'GET', url: 'https://a.test/partner/1' });
    expect((await observe(log, { targets })).places.map(({ host }) => host)).toEqual(['pm']);
  });

  it('need a method and a path', async () => {
    const { calls, unread } = await observe(logOf(NGINX, { status: 200 }, { method: 'GET', path: 'no path' }));
    expect([calls, unread]).toEqual([1, { number: 2, why: 'no method and path', times: 2 }]);
    await expect(observe(logOf({}))).rejects.toThrow('holds no call: record 1 has no method and path.');
  });
});
