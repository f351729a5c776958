import { describe, expect, it } from 'vitest';
import { judge, ok, ruleOf, TARGETS } from './judge-target.fixture.ts';
import type { RuleDefinition } from './rule.ts';
import type { Transport, WireRequest } from './transport.ts';

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

  it('carries the credential of its interface, encodes parameters, and keeps the prefix of the base URL', async () => {
    const requests: WireRequest[] = [];
    const check: RuleDefinition['check'] = async ({ target, expect: that }) => {
      await target.send('report', 'GET', '/rohdaten/{reportId}', { params: { reportId: 'a/b ?' } });
      that.that(true, 'a', 'a');
    };
    await judge([ruleOf('report/x', { check })], {
      config: { targets: TARGETS, credentials: { report: { authorization: 'Key 1' } } },
      transport: async (request) => {
        requests.push(request);
        return ok(request);
      },
    });
    expect(requests[0]?.url).toBe('https://report.example/base/rohdaten/a%2Fb%20%3F');
    expect(requests[0]?.headers).toContainEqual(['Authorization', 'Key 1']);
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
    ];
    const report = await judge(rules, { config, transport });
    expect(report.rules.map(({ status }) => status)).toEqual(['passed', 'passed', 'inconclusive']);
    expect(report.rules[2]?.reason).toContain('https://elsewhere.example');
    expect(login).toHaveLength(1);
    expect(record.every(({ url }) => url.startsWith('https://v2.example'))).toBe(true);
    expect(record.every(({ headers }) => headers.some(([, value]) => value === 'Bearer eyJh.eyJz.c2ln'))).toBe(true);
    expect(JSON.stringify(report)).not.toMatch(/geheim|eyJh/);
  });
});
