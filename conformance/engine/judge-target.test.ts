import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { judge, ok, options200, ruleOf, TARGETS } from './judge-target.fixture.ts';
import type { Rule } from './rule.ts';
import { withCircuitBreaker } from './outage.ts';
import { NoAnswer, type Transport, type WireResponse } from './transport.ts';

/** A rule that sends requests, and one more to undo what it changed; `undone` counts how often that succeeded. */
function changeBy(act: (ask: () => Promise<unknown>) => Promise<unknown>): { rule: Rule; undone: () => number } {
  let times = 0;
  const rule = ruleOf('report/change', {
    effect: 'changes',
    check: async ({ target, cleanup }) => {
      const ask = () => target.send('report', 'OPTIONS', '/', { as: 'none' });
      cleanup(async () => {
        await ask();
        times += 1;
      });
      await act(ask);
    },
  });
  return { rule, undone: () => times };
}

describe('a run', () => {
  it('skips rules that are filtered out, have no target, or come after --bail', async () => {
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
    expect([...filtered.rules, ...bailed.rules].map(({ skippedBy }) => skippedBy)).toEqual([
      { kind: 'filter', filter: '--interface' },
      { kind: 'no-target', host: 'pm' },
      undefined,
      { kind: 'stopped', by: 'bail' },
    ]);
  });

  it('has the expectation as data, for a rule or for each of its cases', async () => {
    const check: Rule['check'] = async ({ expect: that }) => that.that(false, 'a, got', 'b, got c');
    const report = await judge([ruleOf('report/one', { check }), ruleOf('report/two', { check, cases: ['x', 'y'] })]);
    const contrast = { expected: 'a, got', got: 'b, got c' };
    expect(report.rules[0]).toMatchObject({ reason: 'expected a, got, got b, got c', contrast });
    expect(report.rules[1]?.contrast).toBeUndefined();
    expect(report.rules[1]?.cases).toMatchObject([{ contrast }, { contrast }]);
  });

  it('sends no writes without permission, whatever a rule tries', async () => {
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
    expect(report.rules.map(({ skippedBy }) => skippedBy)).toEqual([{ kind: 'writes' }, { kind: 'writes' }]);
    expect(sent).toEqual([]);
  });

  it('stops sending when interrupted, but still undoes changes', async () => {
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

  it('sends no more requests after --bail, not even for started rules', async () => {
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

  it.each([
    ['ruleMs', 'inconclusive', 'took longer than 1 ms: raise timing.ruleMs'],
    ['runMs', 'skipped', 'the run took longer than timing.runMs'],
  ])('ends rules and runs that take longer than timing.%s', async (setting, status, reason) => {
    const endless = ruleOf('report/endless', {
      check: async ({ target }) => {
        for (;;) await target.send('report', 'OPTIONS', '/', { as: 'none' });
      },
    });
    const report = await judge([endless], {
      config: { targets: TARGETS, timing: { [setting]: 1 } },
      transport: async (request) => {
        await turn();
        return ok(request);
      },
    });
    expect(report.rules[0]).toMatchObject({ status, reason });
    expect(report.interrupted).toBe(setting === 'runMs' ? true : undefined);
  });

  it('undoes what a rule changed that took too long, or long before the end of the run', async () => {
    const endless = changeBy(async (ask) => {
      for (;;) await ask();
    });
    const report = await judge([endless.rule], {
      allowWrites: true,
      config: { targets: TARGETS, timing: { ruleMs: 100 } },
      transport: async (request) => {
        await turn();
        return ok(request);
      },
    });
    expect(report.rules[0]?.reason).toBe('took longer than 100 ms: raise timing.ruleMs');
    expect(report.leftovers).toEqual([]);
    expect(endless.undone()).toBe(1);
  });

  it.each([
    { isBack: true, isTried: false },
    { isBack: true, isTried: true },
    { isBack: false, isTried: false },
  ])('undoes changes once a host that was silent at the end is back: %j', async ({ isBack, isTried }) => {
    let [now, isSilent] = [0, false];
    const times = isBack ? 1 : 0;
    const change = changeBy(async (ask) => {
      await ask();
      isSilent = true;
      const left = await ask().catch(() => ask().catch((error: unknown) => error));
      if (isTried) {
        now = 50;
        await ask().catch(() => {});
      }
      throw left;
    });
    const asked: Transport = async (request) => {
      if (isSilent) throw new NoAnswer('no answer');
      return ok(request);
    };
    const report = await judge([change.rule], {
      allowWrites: true,
      config: { targets: TARGETS, timing: { requestTimeoutMs: 50 } },
      transport: withCircuitBreaker(asked, { restMs: 50, limit: 1, now: () => now }),
      sleep: async (ms) => {
        now += ms;
        isSilent = !isBack;
      },
    });
    expect(report.rules[0]?.reason).toMatch(/not asked again/);
    expect(change.undone()).toBe(times);
    expect(report.leftovers).toHaveLength(1 - times);
    expect(now).toBe(isTried ? 100 : 50);
  });

  it('waits for rate limits to undo changes, even if its rules have used up the time for that', async () => {
    const change = changeBy(async (ask) => {
      await ask();
      await ask();
    });
    let asked = 0;
    const report = await judge([change.rule], {
      allowWrites: true,
      config: { targets: TARGETS, timing: { budgetMs: 40_000 } },
      transport: async (request) => {
        asked += 1;
        const wait = { 1: '40', 3: '50', 4: '60' }[asked];
        return wait === undefined ? ok(request) : { status: 429, headers: [['Retry-After', wait]], body: '' };
      },
    });
    expect(report.rules[0]?.reason).toContain('raise timing.budgetMs');
    expect(report.leftovers).toEqual([]);
    expect(change.undone()).toBe(1);
  });

  it.each<[string, Partial<WireResponse>]>([
    ['too long to be written', { body: '\0'.repeat(6 * 1024 * 1024) }],
    ['read only in part', { body: 'x'.repeat(100_000), incomplete: 'the body is too long' }],
  ])('keeps only the beginning of a body that was %s', async (_, answer) => {
    const report = await judge([options200], {
      transport: async () => ({ status: 200, headers: [], body: '', ...answer }),
    });
    expect(report.exchanges[0]?.response).toMatchObject({ bodyCut: true });
    expect(report.exchanges[0]?.response?.body).toHaveLength(16 * 1024);
  });

  it('never shows a part of a secret in a cut text', async () => {
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

  it('shares a step, its exchanges and its failure between rules', async () => {
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

  it('runs rules that change something one after the other', async () => {
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
