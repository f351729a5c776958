import { describe, expect, it } from 'vitest';
import { judgeTarget, type JudgeOptions } from './engine.ts';
import { assume, NotApplicable } from './outcome.ts';
import { rule, type Rule, type RuleDefinition } from './rule.ts';
import { NoAnswer, type Transport, type WireRequest } from './transport.ts';

const SUITE = { name: 'suite', version: '0', contracts: {} };
const TARGETS = { report: 'https://report.example/base/', v2: 'https://v2.example', login: 'https://login.example' };

function ruleOf(id: string, partial: Partial<RuleDefinition> & Pick<RuleDefinition, 'check'>): Rule {
  const definition = rule({
    level: 'must',
    title: `The statement of ${id}`,
    source: ['R01'],
    covers: [],
    effect: 'reads',
    needs: [],
    brokenBy: [],
    ...partial,
  });
  return { ...definition, id, interface: id.startsWith('offers-v2') ? 'offers-v2' : 'report' };
}

const ok: Transport = async () => ({ status: 200, headers: [], body: '{}' });

function judge(rules: readonly Rule[], options: Partial<JudgeOptions> = {}) {
  return judgeTarget({
    rules,
    config: { targets: TARGETS },
    transport: ok,
    suite: SUITE,
    sleep: async () => {},
    ...options,
  });
}

const options200 = ruleOf('report/options', {
  check: async ({ target, expect: that }) =>
    that.status(await target.send('report', 'OPTIONS', '/', { as: 'none' }), 200),
});

describe('the outcome of a rule', () => {
  it('is passed when every assertion holds', async () => {
    const report = await judge([options200]);
    expect(report.rules[0]).toMatchObject({ status: 'passed', checks: 1, exchanges: [0] });
    expect(report.rules[0]).not.toHaveProperty('reason');
    expect(report.verdict).toBe('conformant');
  });

  it('is failed, with expected and actual, when one does not', async () => {
    const report = await judge([options200], { transport: async () => ({ status: 204, headers: [], body: '' }) });
    expect(report.rules[0]).toMatchObject({ status: 'failed', reason: 'expected status 200, got 204' });
    expect(report.verdict).toBe('nonconformant');
  });

  it('is shown by the exchange of the answer that was judged, not by a later one', async () => {
    const rule = ruleOf('report/shown', {
      check: async ({ target, expect: that }) => {
        const ask = () => target.send('report', 'OPTIONS', '/', { as: 'none' });
        await ask();
        const judged = await ask();
        await ask();
        that.status(judged, 204);
      },
    });
    expect((await judge([rule])).rules[0]).toMatchObject({ shownBy: 1, exchanges: [0, 1, 2] });
  });

  it('is inconclusive when nothing was asserted', async () => {
    const silent = ruleOf('report/silent', { check: async () => {} });
    const report = await judge([silent]);
    expect(report.rules[0]).toMatchObject({ status: 'inconclusive', reason: 'the rule has checked nothing' });
    expect(report.verdict).toBe('inconclusive');
  });

  it('is inconclusive when a precondition does not hold, or a fixture is missing', async () => {
    const report = await judge([
      ruleOf('report/assumes', { check: async () => assume(false, 'needs an accepted request') }),
      ruleOf('report/needs', { needs: ['credentials.report'], check: async () => {} }),
      ruleOf('report/fixture', {
        check: async ({ fixture }) => {
          fixture('offers', 'vorgangsNummer');
        },
      }),
    ]);
    expect(report.rules.map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      'inconclusive: needs an accepted request',
      'inconclusive: supply credentials.report',
      'inconclusive: supply fixtures.offers.vorgangsNummer',
    ]);
  });

  it('is not applicable to a target without state, or when the rule proves it', async () => {
    const report = await judge(
      [
        ruleOf('report/state', { needs: ['state'], check: async () => {} }),
        ruleOf('report/retired', {
          check: async () => {
            throw new NotApplicable('every path answers 410');
          },
        }),
      ],
      { config: { targets: TARGETS, capabilities: { state: false } } },
    );
    expect(report.rules.map(({ status }) => status)).toEqual(['not-applicable', 'not-applicable']);
    expect(report.verdict).toBe('inconclusive');
  });

  it('is inconclusive when the target gives no answer, or stays overloaded', async () => {
    const dead = await judge([options200], {
      transport: async () => {
        throw new NoAnswer('no answer from https://report.example: refused');
      },
    });
    expect(dead.rules[0]).toMatchObject({ status: 'inconclusive', exchanges: [0] });
    expect(dead.exchanges[0]?.error).toContain('refused');

    const waits: number[] = [];
    const busy = await judge([options200], {
      transport: async () => ({ status: 429, headers: [['X-RateLimit-Reset', '7']], body: '' }),
      sleep: async (ms) => void waits.push(ms),
    });
    expect(busy.rules[0]).toMatchObject({ status: 'inconclusive', exchanges: [0, 1] });
    expect(waits).toEqual([7000]);
  });

  it('says so when the rule itself is broken', async () => {
    const broken = ruleOf('report/broken', {
      check: async () => {
        throw new TypeError('cannot read x');
      },
    });
    const report = await judge([broken]);
    expect(report.rules[0]?.status).toBe('inconclusive');
    expect(report.rules[0]?.reason).toBe(
      'error inside the rule, which is a mistake of this suite: TypeError: cannot read x',
    );
  });

  it('combines the cases of a rule and keeps each of them', async () => {
    const cases = ruleOf('report/cases', {
      cases: ['a', 'b', 'c'],
      check: async ({ case: name, expect: that }) => that.equal(name === 'b', false, 'the flag'),
    });
    const [result] = (await judge([cases])).rules;
    expect(result).toMatchObject({ status: 'failed', reason: 'b: expected the flag false, got true', checks: 3 });
    expect(result?.cases?.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'passed'],
      ['b', 'failed'],
      ['c', 'passed'],
    ]);
  });

  it('of an info rule is passed by an observation, and never decides the verdict', async () => {
    const observed = ruleOf('report/observed', { level: 'info', check: async ({ note }) => note('seen') });
    const failing = ruleOf('report/odd', {
      level: 'info',
      check: async ({ expect: that }) => that.that(false, 'a', 'b'),
    });
    const report = await judge([observed, failing, options200]);
    expect(report.rules.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
    expect(report.rules[0]?.notes).toEqual(['seen']);
    expect(report.verdict).toBe('conformant');
  });
});

describe('a run', () => {
  it('skips what is filtered out, what has no target, and the rest after --bail', async () => {
    const noHost = { ...options200, id: 'partner/x', interface: 'partner' as const };
    const filtered = await judge([options200, noHost], { filters: { interfaces: ['partner'] } });
    expect(filtered.rules.map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      'skipped: excluded by --interface',
      'skipped: no target for the host pm; set targets.pm',
    ]);
    expect(filtered.verdict).toBe('inconclusive');

    const change = (id: string) =>
      ruleOf(id, { effect: 'changes', check: async ({ expect: that }) => that.that(false, 'a', 'b') });
    const bailed = await judge([change('report/1'), change('report/2')], { bail: true, allowWrites: true });
    expect(bailed.rules.map(({ status }) => status)).toEqual(['failed', 'skipped']);
  });

  it('sends nothing that changes the target without permission, whatever a rule tries', async () => {
    const sent: string[] = [];
    const spy: Transport = async (request) => {
      sent.push(request.method);
      return ok(request);
    };
    const honest = ruleOf('report/honest', { effect: 'creates', check: async () => {} });
    const sneaky = ruleOf('report/sneaky', {
      check: async ({ target, expect: that }) =>
        that.status(await target.send('report', 'POST', '/rohdaten', { as: 'none', json: {} }), 200),
    });
    const report = await judge([honest, sneaky], { transport: spy });
    expect(report.rules.map(({ status }) => status)).toEqual(['skipped', 'skipped']);
    expect(sent).toEqual([]);
  });

  it('stops sending when it is interrupted, but still puts back what was changed', async () => {
    const controller = new AbortController();
    const sent: string[] = [];
    const rules = ['report/1', 'report/2'].map((id) =>
      ruleOf(id, {
        effect: 'changes',
        check: async ({ target, cleanup, expect: that }) => {
          const ask = () => target.send('report', 'OPTIONS', '/', { as: 'none' });
          await ask();
          cleanup(async () => void (await ask()));
          controller.abort();
          that.status(await ask(), 200);
        },
      }),
    );
    const report = await judge(rules, {
      allowWrites: true,
      signal: controller.signal,
      transport: async (request) => {
        sent.push(request.method);
        return ok(request);
      },
    });
    expect(report.rules.map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      'skipped: interrupted',
      'skipped: interrupted',
    ]);
    expect(sent).toHaveLength(2);
    expect(report.verdict).toBe('inconclusive');
  });

  it('sends nothing more after --bail, not even for rules that have begun', async () => {
    let sent = 0;
    const chain = ruleOf('report/chain', {
      check: async ({ target, expect: that }) => {
        for (let step = 0; step < 50; step += 1) await target.send('report', 'OPTIONS', '/', { as: 'none' });
        that.that(true, 'a', 'a');
      },
    });
    const failing = ruleOf('report/failing', { check: async ({ expect: that }) => that.that(false, 'a', 'b') });
    const transport: Transport = async (request) => {
      sent += 1;
      return ok(request);
    };
    const report = await judge([chain, failing], { bail: true, transport });
    expect(report.rules.map(({ status }) => status)).toEqual(['skipped', 'failed']);
    expect(sent).toBeLessThan(50);
  });

  it('keeps long bodies only in part', async () => {
    const report = await judge([options200], {
      transport: async () => ({ status: 200, headers: [], body: 'x'.repeat(100_000) }),
    });
    expect(report.exchanges[0]?.response?.body.length).toBeLessThan(70_000);
    expect(report.exchanges[0]?.response?.body).toContain('[cut, 100000 characters in all]');
  });

  it('never shows half a secret where a text is cut', async () => {
    const secret = 'opaque-token-QWERTYUIOP';
    const rules = [
      ruleOf('report/json', {
        check: async ({ target, expect: that }) =>
          void that.json(await target.send('report', 'OPTIONS', '/', { as: 'none' })),
      }),
    ];
    for (let offset = 50; offset <= 85; offset += 1) {
      const report = await judge(rules, {
        config: { targets: TARGETS, credentials: { v2: { accessToken: secret } } },
        transport: async () => ({ status: 200, headers: [], body: `${'x'.repeat(offset)}${secret}` }),
      });
      expect(JSON.stringify(report)).not.toContain(secret.slice(0, 6));
    }
  });

  it('does not count observations alone as a proof', async () => {
    const observed = ruleOf('report/observed', { level: 'info', check: async ({ note }) => note('seen') });
    expect((await judge([observed])).verdict).toBe('inconclusive');
  });

  it('shares a step and its exchanges between rules, and its failure too', async () => {
    const shared = (id: string) =>
      ruleOf(id, {
        check: async ({ once, expect: that }) => {
          const answer = await once('root', ({ target }) => target.send('report', 'OPTIONS', '/', { as: 'none' }));
          that.status(answer, 200);
        },
      });
    const report = await judge([shared('report/a'), shared('report/b')]);
    expect(report.exchanges).toHaveLength(1);
    expect(report.rules.map(({ exchanges }) => exchanges)).toEqual([[0], [0]]);
  });

  it('lets rules that change things wait for each other', async () => {
    let running = 0;
    let most = 0;
    const change = (id: string) =>
      ruleOf(id, {
        effect: 'changes',
        check: async ({ expect: that, target }) => {
          running += 1;
          most = Math.max(most, running);
          await target.send('report', 'OPTIONS', '/', { as: 'none' });
          running -= 1;
          that.that(true, 'a', 'a');
        },
      });
    await judge([change('report/1'), change('report/2'), change('report/3')], { allowWrites: true });
    expect(most).toBe(1);
  });

  it('undoes what rules did, the last first, and reports what could not be undone', async () => {
    const undone: string[] = [];
    const rules = ['report/1', 'report/2'].map((id) =>
      ruleOf(id, {
        effect: 'changes',
        check: async ({ cleanup, expect: that }) => {
          cleanup(async () => {
            undone.push(id);
            if (id === 'report/1') throw new Error('status 500');
          });
          that.that(true, 'a', 'a');
        },
      }),
    );
    const report = await judge(rules, { allowWrites: true });
    expect(undone).toEqual(['report/2', 'report/1']);
    expect(report.leftovers).toEqual(['report/1: could not be undone: status 500']);
  });

  it('polls as often as the patience allows, and no longer than needed', async () => {
    const poll = (until: number) =>
      ruleOf('report/poll', {
        check: async ({ poll: read, expect: that }) => {
          let count = 0;
          const last = await read(
            async () => (count += 1),
            (reading) => reading === until,
          );
          that.equal(last, until, 'the reading');
        },
      });
    const config = { targets: TARGETS, timing: { pollMs: 10, patienceMs: 50 } };
    expect((await judge([poll(3)], { config })).rules[0]?.status).toBe('passed');
    expect((await judge([poll(99)], { config })).rules[0]?.reason).toBe('expected the reading 99, got 5');
  });
});

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
