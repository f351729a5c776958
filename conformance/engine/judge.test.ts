import { describe, expect, it } from 'vitest';
import { judge, options200, ruleOf, TARGETS } from './judge-target.fixture.ts';
import { assume, NotApplicable } from './outcome.ts';
import { replay } from './replay.ts';
import { NoAnswer } from './transport.ts';

const CLOSED_CONNECTION = 'no answer from https://platform.example: other side closed (UND_ERR_SOCKET)';

describe('the outcome of a rule', () => {
  it('is passed when every assertion holds', async () => {
    const report = await judge([options200]);
    expect(report.rules[0]).toMatchObject({ status: 'passed', checks: 1, exchanges: [0] });
    expect(report.rules[0]?.reason).toBeUndefined();
    expect(report.verdict).toBe('conformant');
  });

  it('is failed, with expected and actual, when one does not', async () => {
    const report = await judge([options200], { transport: async () => ({ status: 204, headers: [], body: '' }) });
    expect(report.rules[0]).toMatchObject({ status: 'failed', reason: 'expected status 200, got 204' });
    expect(report.verdict).toBe('nonconformant');
  });

  it('is shown by the exchange of the judged response, not by a later one', async () => {
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

  it('ends a case with the exchange that it used last, even if another rule sent it', async () => {
    const rule = ruleOf('report/used', {
      cases: ['one'],
      check: async ({ once }) => {
        const ask = (key: string) => once(key, ({ target }) => target.send('report', 'OPTIONS', '/', { as: 'none' }));
        await ask('shared');
        await ask('other');
        await ask('shared');
        assume(false, 'needs another response');
      },
    });
    expect((await judge([rule])).rules[0]?.cases).toMatchObject([{ exchanges: [1, 0] }]);
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

  it.each([429, 503])(
    'is judged behind a gateway that serves few requests at a time and answers the others with %i',
    async (status) => {
      let left = 2;
      const asking = Array.from({ length: 30 }, (_, index) =>
        ruleOf(`report/asks-${index}`, {
          check: async ({ target, expect: that }) =>
            that.status(await target.send('report', 'OPTIONS', '/', { as: 'none' }), 204),
        }),
      );
      const report = await judge(asking, {
        transport: async () =>
          left-- > 0 ? { status: 204, headers: [], body: '' } : { status, headers: [['Retry-After', '1']], body: '' },
        sleep: async () => void (left = 2),
      });
      expect(report.verdict).toBe('conformant');
    },
  );

  it.each<[number, [string, string][], 'GET' | 'POST', number]>([
    [408, [], 'GET', 2],
    [408, [], 'POST', 1],
    [504, [], 'GET', 2],
    [522, [], 'GET', 2],
    [522, [], 'POST', 1],
    [504, [['Retry-After', '1']], 'POST', 1],
    [503, [], 'POST', 1],
    [503, [['Retry-After', '7']], 'POST', 1],
    [503, [['Retry-After', '7']], 'GET', 2],
    [503, [['X-RateLimit-Reset', '7']], 'POST', 1],
    [429, [], 'POST', 2],
  ])(
    'asks again after %i with %j to %s at most once, and never where it may have taken effect',
    async (status, headers, method, times) => {
      const asking = ruleOf('report/asking', {
        effect: 'creates',
        check: async ({ target, expect: that }) =>
          that.status(await target.send('report', method, '/documentation', { as: 'none' }), 200),
      });
      const report = await judge([asking], {
        allowWrites: true,
        transport: async () => ({ status, headers, body: '' }),
      });
      expect(report.exchanges).toHaveLength(times);
      expect(report.rules[0]?.status).toBe('inconclusive');
    },
  );

  it.each<['GET' | 'POST', number, string]>([
    ['GET', 2, 'passed'],
    ['POST', 1, 'inconclusive'],
  ])('asks again by %s %i times at most where the connection was closed', async (method, times, status) => {
    const asking = ruleOf('report/asking', {
      effect: 'creates',
      check: async ({ target, expect: that }) =>
        that.status(await target.send('report', method, '/documentation', { as: 'none' }), 200),
    });
    let isFirst = true;
    const report = await judge([asking], {
      allowWrites: true,
      transport: async () => {
        if (!isFirst) return { status: 200, headers: [], body: '' };
        isFirst = false;
        throw new NoAnswer(CLOSED_CONNECTION);
      },
    });
    expect(report.exchanges).toHaveLength(times);
    expect(report.rules[0]?.status).toBe(status);
    expect((await replay(report, [asking])).differences).toEqual([]);
  });

  it('does not send a write again that got 503 after 429, since it may have taken effect', async () => {
    const asking = ruleOf('report/asking', {
      effect: 'creates',
      check: async ({ target }) => void (await target.send('report', 'POST', '/rohdaten', { as: 'none', json: {} })),
    });
    const statuses = [429, 503];
    const headers: [string, string][] = [['Retry-After', '5']];
    const report = await judge([asking], {
      allowWrites: true,
      transport: async () => ({ status: statuses.shift() ?? 202, headers, body: '' }),
    });
    expect(report.exchanges).toHaveLength(2);
    expect(report.rules[0]?.reason).toMatch(/^status 503: whether POST took effect is not known.*; run it again$/);
  });

  it.each<[string, number, [string, string][], string]>([
    ['a rate limit that does not say when to ask again', 429, [], 'raise timing.pollMs or lower --concurrency'],
    ['a rate limit that says when', 429, [['Retry-After', '1']], ', also when asked again'],
    ['overload', 502, [], '; run it again later'],
    ['a restart', 503, [['Retry-After', '1']], '; run it again later'],
    [
      'a 503 that may be a rate limit',
      503,
      [],
      '; run it again later or, in case of a rate limit, lower --concurrency',
    ],
    ['a gateway behind which nothing runs', 521, [], '; run it again later'],
  ])('ends with advice after %s', async (_, status, headers, end) => {
    const report = await judge([options200], { transport: async () => ({ status, headers, body: '' }) });
    expect(report.rules[0]?.reason?.endsWith(end)).toBe(true);
  });

  it.each<[string, string[]]>([
    ['rounded down', ['2', '0']],
    ['rounded down to the last second', ['1', '0']],
    ['the rest of a second', ['0']],
  ])('waits once more for a window with an announced end %s', async (_, resets) => {
    const left = [...resets];
    const waits: number[] = [];
    const report = await judge([options200], {
      transport: async () => {
        const reset = left.shift();
        return reset === undefined
          ? { status: 204, headers: [], body: '' }
          : { status: 429, headers: [['X-RateLimit-Reset', reset]], body: '' };
      },
      sleep: async (ms) => void waits.push(ms),
    });
    expect(report.exchanges).toHaveLength(resets.length + 1);
    expect(waits).toEqual(resets.map((reset) => Math.max(1, Number(reset)) * 1000));
  });

  const DATE = ['Date', 'Thu, 15 Jan 2026 09:00:00 GMT'] as [string, string];
  it.each<[string, number, [string, string][], number]>([
    ['a server that restarts', 503, [['Retry-After', '7']], 7000],
    ['a server that restarts for hours, but at most timing.patienceMs', 503, [['Retry-After', '7200']], 20_000],
    ['a server that does not say how long', 503, [], 2000],
    [
      'the end of a window, which a hint may precede',
      429,
      [
        ['X-RateLimit-Reset', '60'],
        ['Retry-After', '3'],
      ],
      60_000,
    ],
    [
      'a gateway with a limit of its own, while calls of the window are left',
      429,
      [
        ['X-RateLimit-Remaining', '940'],
        ['X-RateLimit-Reset', '60'],
        ['Retry-After', '3'],
      ],
      3000,
    ],
    [
      'the end of a window beside a Retry-After of 0, whatever calls are left',
      429,
      [
        ['X-RateLimit-Remaining', '940'],
        ['X-RateLimit-Reset', '60'],
        ['Retry-After', '0'],
      ],
      60_000,
    ],
    [
      'a time in seconds since 1970',
      429,
      [DATE, ['X-RateLimit-Reset', String(Date.UTC(2026, 0, 15, 9, 0, 5) / 1000)]],
      5000,
    ],
    [
      'a hint beside a time in seconds since 1970, which only a Date relates to now',
      429,
      [
        ['X-RateLimit-Reset', String(Date.UTC(2026, 0, 15, 9, 0, 5) / 1000)],
        ['Retry-After', '3'],
      ],
      3000,
    ],
    ['a date', 429, [DATE, ['Retry-After', 'Thu, 15 Jan 2026 09:00:04 GMT']], 4000],
  ])('waits for %s as long as announced', async (_, status, headers, ms) => {
    const waits: number[] = [];
    await judge([options200], {
      transport: async () => ({ status, headers, body: '' }),
      sleep: async (pause) => void waits.push(pause),
    });
    expect(waits).toEqual([ms]);
  });

  it.each<[string, number | string, [string, string][], number]>([
    ['key', CLOSED_CONNECTION, [], 2],
    ['wrong', CLOSED_CONNECTION, [], 1],
    ['key', 502, [], 2],
    ['wrong', 502, [], 1],
    ['wrong', 503, [['Retry-After', '1']], 1],
    ['wrong', 429, [['Retry-After', '1']], 2],
  ])('sends the password «%s» that is answered with «%s» and %j %i times', async (password, status, headers, times) => {
    const pair = Buffer.from(`ABC12:${password}`).toString('base64');
    const asking = [
      ruleOf('login/by-form', {
        check: async ({ target, expect: that }) =>
          that.status(await target.send('login', 'POST', '/login', { form: { username: 'ABC12', password } }), 200),
      }),
      ruleOf('login/by-basic', {
        check: async ({ target, expect: that }) =>
          that.status(
            await target.send('login', 'GET', '/login', { headers: { Authorization: `Basic ${pair}` } }),
            200,
          ),
      }),
    ];
    for (const one of asking) {
      const report = await judge([one], {
        config: { targets: TARGETS, credentials: { login: { username: 'ABC12', password: 'key' } } },
        transport: async () => {
          if (typeof status === 'string') throw new NoAnswer(status);
          return { status, headers, body: '' };
        },
      });
      expect(report.exchanges, one.id).toHaveLength(times);
    }
  });

  it('reports a bug in the rule itself', async () => {
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

  it('of an info-rule is passed by an observation, and never affects the verdict', async () => {
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
