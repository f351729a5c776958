import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { spoiltHeader, type Spoiling } from './credentials.ts';
import { judge, ok, ruleOf, TARGETS } from './judge-target.fixture.ts';
import { replay } from './replay.ts';
import type { Report } from './report.ts';
import type { RuleDefinition } from './rule.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';

describe('a request', () => {
  const login: WireRequest[] = [];
  const record: WireRequest[] = [];
  const transport: Transport = async (request) => {
    if (request.url.startsWith('https://login.example')) {
      login.push(request);
      return { status: 200, headers: [], body: '{"access_token":"eyJh.eyJz.c2ln"}' };
    }
    record.push(request);
    return { status: 302, headers: [['Location', new URL(request.url).searchParams.get('to') ?? '']], body: '' };
  };
  const config = { targets: TARGETS, credentials: { login: { username: 'ABC12', password: 'geheim' } } };

  it('carries the credential of its interface, encodes parameters, and keeps the prefix of the base URL, whose host may be in upper case', async () => {
    const requests: WireRequest[] = [];
    const check: RuleDefinition['check'] = async ({ target, expect: that }) => {
      await target.send('report', 'GET', '/rohdaten/{reportId}', { params: { reportId: 'a/b ?' } });
      that.that(true, 'a', 'a');
    };
    await judge([ruleOf('report/x', { check })], {
      config: {
        targets: { report: 'HTTPS://Report.Example:443/base/' },
        credentials: { report: { authorization: 'Key 1' } },
      },
      transport: async (request) => {
        requests.push(request);
        return ok(request);
      },
    });
    expect(requests[0]?.url).toBe('https://report.example/base/rohdaten/a%2Fb%20%3F');
    expect(requests[0]?.headers).toContainEqual(['Authorization', 'Key 1', '$REPORT_AUTHORIZATION']);
  });

  it.each(['..', 'a\ud83d'])('is not sent with an identifier that no path can have: %j', async (reportId) => {
    const check: RuleDefinition['check'] = async ({ target }) => {
      await target.send('report', 'GET', '/rohdaten/{reportId}', { as: 'none', params: { reportId } });
    };
    const report = await judge([ruleOf('report/x', { check })]);
    expect(report.rules[0]).toMatchObject({ status: 'inconclusive', exchanges: [] });
    expect(report.rules[0]?.reason).toContain('cannot be sent as the path parameter reportId');
  });

  it('obtains one token from login for all rules, and follows a redirect only to configured origins', async () => {
    const follow = (id: string, to: string) =>
      ruleOf(id, {
        check: async ({ target, expect: that }) => {
          const answer = await target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
            params: { ermittlungsId: '1' },
            query: { to },
          });
          const next = await target.follow(answer, 'v2');
          that.status(next, 302);
        },
      });
    const rules = [
      follow('offers-v2/relative', '/v2/next'),
      follow('offers-v2/own', 'https://v2.example/v2/next'),
      follow('offers-v2/foreign', 'https://elsewhere.example/v2/next'),
      follow('offers-v2/without-tls', 'http://v2.example/v2/next'),
    ];
    const report = await judge(rules, { config, transport });
    expect(report.rules.map(({ status }) => status)).toEqual(['passed', 'passed', 'inconclusive', 'inconclusive']);
    expect(report.rules[2]?.reason).toContain('https://elsewhere.example');
    expect(report.rules[3]?.reason).toContain('the server was asked at https://v2.example; behind a gateway it has to');
    expect(login).toHaveLength(1);
    expect(record.every(({ url }) => url.startsWith('https://v2.example'))).toBe(true);
    expect(record.every(({ headers }) => headers.some(([, value]) => value === 'Bearer eyJh.eyJz.c2ln'))).toBe(true);
    expect(JSON.stringify(report)).not.toMatch(/geheim|eyJh/);
    const command = report.exchanges.find(({ request }) => request.url.startsWith('https://login.example'))?.curl ?? '';
    const script = `curl() { printf '%s\\n' "$@"; }; LOGIN_PASSWORD='a b'; ${command}`;
    const said = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(said.slice(-4)).toEqual(['--data-urlencode', 'username=ABC12', '--data-urlencode', 'password=a b']);
  });
});

describe('a spoilt credential', () => {
  const encrypted = 'eyJlbmMiOi.a2V5.aXY.Y2lwaGVy.c2ln';
  const asking = (spoilt: Spoiling) =>
    ruleOf('offers-v2/asks', {
      check: async ({ target, expect: that, seen }) => {
        const params = { ermittlungsId: '1' };
        await target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', { params, spoilt });
        const last = seen().at(-1);
        that.that(last?.credential === 'wrong', 'a wrong credential', String(last?.credential));
        that.that(last?.as === 'none', 'one of nobody', String(last?.as));
      },
    });
  const obtained = { login: { username: 'ABC12', password: 'geheim' } };

  it.each([
    ['given', 'lengthened', 'eyJh.eyJz.c2ln'],
    ['obtained', 'lengthened', 'eyJh.eyJz.c2ln'],
    ['given', 'lengthened', 'opaque-token-4711=='],
    ['obtained', 'lengthened', 'opaque-token-4711=='],
    ['given', 'unsigned', encrypted],
    ['obtained', 'unsigned', encrypted],
  ] as const)(
    'is the right one with something behind it, and obtained once (%s, %s: %s)',
    async (how, spoilt, right) => {
      const sent: WireRequest[] = [];
      const transport: Transport = async (request) => {
        sent.push(request);
        if (request.url.startsWith('https://login.example'))
          return { status: 200, headers: [], body: JSON.stringify({ access_token: right }) };
        return { status: 401, headers: [['WWW-Authenticate', 'Bearer error="invalid_token"']], body: '' };
      };
      const credentials = how === 'given' ? { v2: { accessToken: right } } : obtained;
      const rules = [asking(spoilt)];
      const report = await judge(rules, { config: { targets: TARGETS, credentials }, transport });
      expect(report.rules.map(({ status }) => status)).toEqual(['passed']);
      expect(report.exchanges.filter(({ scope }) => scope === 'offers-v2/asks')).toHaveLength(1);
      expect(sent.at(-1)?.headers).toContainEqual([
        'Authorization',
        `Bearer ${right.replace(/=*$/, 'xx$&')}`,
        "Bearer $(echo $V2_ACCESS_TOKEN|sed -E 's/={0,2}$/xx&/')",
      ]);
      expect(JSON.stringify(report)).not.toMatch(/c2ln|4711/);
      const { differences, unasked, unmade } = await replay(report, rules);
      expect({ differences, unasked, unmade }).toEqual({ differences: [], unasked: [], unmade: [] });
    },
  );
});

it('an unsigned token keeps its claims, and a credential without a signature is lengthened', () => {
  const unsigned = (value: string) => spoiltHeader(['Authorization', value, 'Bearer $V2_ACCESS_TOKEN'], 'unsigned');
  expect(unsigned('Bearer eyJh.eyJz.c2ln')).toEqual([
    'Authorization',
    'Bearer eyJhbGciOiJub25lIn0.eyJz.',
    'Bearer eyJhbGciOiJub25lIn0.$(echo $V2_ACCESS_TOKEN|cut -d. -f2).',
  ]);
  expect(unsigned('Bearer opaque')[1]).toBe('Bearer opaquexx');
  expect(unsigned('Bearer eyJh.a2V5.aXY.Y2lwaGVy.c2ln')[1]).toBe('Bearer eyJh.a2V5.aXY.Y2lwaGVy.c2lnxx');
});

it('a credential with padding is lengthened before the padding', () => {
  const [, sent, shown = ''] = spoiltHeader(['Authorization', 'Bearer YWI=', 'Bearer $KEX_ACCESS_TOKEN'], 'lengthened');
  expect(sent).toBe('Bearer YWIxx=');
  expect(execFileSync('sh', ['-c', `KEX_ACCESS_TOKEN=YWI=; echo "${shown}"`], { encoding: 'utf8' }).trim()).toBe(sent);
  expect(spoiltHeader(['X-PartnerId', 'ABC12'], 'lengthened')).toEqual(['X-PartnerId', 'ABC12']);
});

describe('a request by HTTP Basic', () => {
  const credentials = { login: { username: 'ABC12', password: 'ge$h`eim' } };
  const asking = (password?: string) =>
    ruleOf('login/asks', {
      check: async ({ config, target, expect: that }) => {
        const sent = password ?? config.credentials?.login?.password ?? '';
        const Authorization = `Basic ${Buffer.from(`ABC12:${sent}`).toString('base64')}`;
        await target.send('login', 'GET', '/login', { as: 'none', headers: { Authorization } });
        that.that(true, 'a', 'a');
      },
    });
  const commandOf = (report: Report) => report.exchanges.find(({ scope }) => scope === 'login/asks')?.curl ?? '';

  it('has a curl command with the variables of its credential, and is the same when judged again', async () => {
    const rules = [asking()];
    const report = await judge(rules, { config: { targets: TARGETS, credentials }, transport: async (one) => ok(one) });
    const script = `curl() { printf '%s\\n' "$@"; }; LOGIN_USERNAME=ABC12 LOGIN_PASSWORD='a $b'; ${commandOf(report)}`;
    const said = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\n');
    expect(said.slice(said.indexOf('-u')).slice(0, 2)).toEqual(['-u', 'ABC12:a $b']);
    expect(JSON.stringify(report)).not.toContain(credentials.login.password);
    const { differences, unasked, unmade } = await replay(report, rules);
    expect({ differences, unasked, unmade }).toEqual({ differences: [], unasked: [], unmade: [] });
  });

  it('has no variable if the password differs, or several credentials have the user name', async () => {
    const transport: Transport = async (one) => ok(one);
    const wrong = await judge([asking('wrong-one')], { config: { targets: TARGETS, credentials }, transport });
    expect(commandOf(wrong)).toContain("-H 'Authorization: Basic [redacted]'");
    const twice = { ...credentials, session: credentials.login };
    const shared = await judge([asking()], {
      config: { targets: TARGETS, credentials: twice },
      transport,
    });
    expect(commandOf(shared)).not.toContain('$');
  });
});

describe('a token that expires', () => {
  /** A host that accepts only the tokens of a list, and a login that issues them one after the other. */
  function hosts(taken: readonly string[], refusal: Partial<WireResponse> = {}, said: object = { expires_in: 60 }) {
    const sent: string[] = [];
    let issued = 0;
    const transport: Transport = async ({ url, headers }) => {
      if (url.startsWith('https://login.example')) {
        issued += 1;
        const body = JSON.stringify({ access_token: `token-number-${String(issued)}`, ...said });
        return { status: 200, headers: [['Date', 'Thu, 15 Jan 2026 09:00:00 GMT']], body };
      }
      const token = headers.find(([name]) => name === 'Authorization')?.[1].slice('Bearer token-number-'.length) ?? '';
      sent.push(token);
      if (taken.includes(token) && sent.filter((one) => one === token).length === 1)
        return ok({ method: 'GET', url, headers: [] });
      return { status: 401, headers: [['WWW-Authenticate', 'Bearer error="invalid_token"']], body: '', ...refusal };
    };
    return { sent, transport };
  }

  const asking = (times: number) =>
    ruleOf('offers-v2/asks', {
      aboutService: true,
      check: async ({ target, expect: that }) => {
        for (let time = 0; time < times; time += 1) {
          that.status(
            await target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
              params: { ermittlungsId: '1' },
            }),
            200,
          );
        }
      },
    });
  const config = { targets: TARGETS, credentials: { login: { username: 'ABC12', password: 'geheim' } } };
  const REFUSED_AT_LAST = {
    status: 'inconclusive',
    reason: expect.stringMatching(/^the token of credentials\.login is refused with 401, also for what/) as string,
  };

  it.each<[string, Partial<WireResponse>, object?]>([
    ['the challenge says so', {}],
    ['the body says so', { headers: [], body: '{"message":"Token is expired"}' }],
    ['the body says so in German', { headers: [], body: '{"message":"Das Token ist abgelaufen."}' }],
    ['the body says that it was revoked', { headers: [], body: 'Revoked' }],
    ['the body calls it invalid', { headers: [], body: '{"message":"Invalid JWT Token"}' }],
    ['the challenge calls it invalid', { headers: [['WWW-Authenticate', 'Bearer realm="The token is not valid"']] }],
    ['the body says in German that it was revoked', { headers: [], body: 'Token widerrufen' }],
    ['the body calls it invalid in German', { headers: [], body: '{"message":"Das Token ist ungültig"}' }],
    ['its time is over by the clock of the server', { headers: [['Date', 'Thu, 15 Jan 2026 09:01:00 GMT']] }],
    ['so it is, and the status is 403', { status: 403, headers: [['Date', 'Thu, 15 Jan 2026 09:01:00 GMT']] }],
    ['nothing says how long it lasts, for a minute', { headers: [['Date', 'Thu, 15 Jan 2026 09:01:00 GMT']] }, {}],
  ])('is renewed, and the request repeated: %s', async (_, refusal, said) => {
    const { sent, transport } = hosts(['1', '2', '3'], refusal, said);
    const report = await judge([asking(3)], { config, transport });
    expect(report.rules[0]).toMatchObject({ status: 'passed' });
    expect(sent).toEqual(['1', '1', '2', '2', '3']);
  });

  describe('after a refusal without Date', () => {
    const judgedAfter = async (seconds: number) => {
      const { sent, transport } = hosts(['1', '2'], { headers: [] });
      let passedMs = 0;
      const now = performance.now.bind(performance);
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
      const slow: Transport = async (...asked) => {
        if (sent.length === 1) passedMs = seconds * 1000;
        return transport(...asked);
      };
      const rules = [asking(2)];
      const report = await judge(rules, { config, transport: slow });
      clock.mockRestore();
      return { report, sent, again: await replay(report, rules) };
    };

    it('is renewed once it has expired by the clock of the suite, also when judged again', async () => {
      const { report, sent, again } = await judgedAfter(61);
      expect(report.rules[0]).toMatchObject({ status: 'passed' });
      expect(sent).toEqual(['1', '1', '2']);
      expect(again).toMatchObject({ differences: [], unasked: [], unmade: [] });
    });

    it('is not renewed before', async () => {
      const { report, sent, again } = await judgedAfter(50);
      expect(report.rules[0]).toMatchObject(REFUSED_AT_LAST);
      // The last time at the end, to see whether the token is still refused.
      expect(sent).toEqual(['1', '1', '1']);
      expect(again).toMatchObject({ differences: [], unasked: [], unmade: [] });
    });
  });

  it.each<[string, Partial<WireResponse>, object?]>([
    ['that it expired', { headers: [['Date', 'Thu, 15 Jan 2026 09:00:59 GMT']] }],
    ['how long it lasts, for less than a minute', { headers: [['Date', 'Thu, 15 Jan 2026 09:00:59 GMT']] }, {}],
  ])('is not renewed if nothing shows %s', async (_, refusal, said) => {
    const { sent, transport } = hosts(['1', '2'], refusal, said);
    const report = await judge([asking(2)], { config, transport });
    expect(report.rules[0]).toMatchObject(REFUSED_AT_LAST);
    expect(sent).toEqual(['1', '1', '1']);
  });

  it('fails no rule if it is from the configuration, so that it cannot be renewed', async () => {
    const { transport } = hosts(['given']);
    const given = { targets: TARGETS, credentials: { v2: { accessToken: 'token-number-given' } } };
    const report = await judge([asking(2)], { config: given, transport });
    expect(report.rules[0]).toMatchObject({
      status: 'inconclusive',
      reason: 'the target says that the token is not valid, or not any more; see credentials.v2',
    });
  });

  it('is renewed once by a check if a new one expires at once', async () => {
    const { sent, transport } = hosts(
      [],
      { status: 403, headers: [['Date', 'Thu, 15 Jan 2026 09:00:00 GMT']] },
      { expires_in: 0 },
    );
    await judge(
      [
        {
          ...asking(3),
          check: async (context) => {
            for (let time = 0; time < 3; time += 1)
              await context.target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
                params: { ermittlungsId: '1' },
              });
          },
        },
      ],
      { config, transport },
    );
    expect(sent).toEqual(['1', '2', '2', '2']);
  });

  it('is renewed once by each check if no token is accepted', async () => {
    const { sent, transport } = hosts([]);
    const report = await judge([asking(1), { ...asking(1), id: 'offers-v2/again' }], { config, transport });
    expect(report.rules.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(new Set(sent)).toEqual(new Set(['1', '2', '3']));
  });
});
