import { expect, it } from 'vitest';
import { judgeInProcess, type InProcessOptions } from '../../proof/in-process.ts';
import { rulesOf } from '../../proof/rules-and-faults.fixture.ts';

const all = await rulesOf('offers-v2');
const rules = all.filter(({ id }) => id === 'offers-v2/quota-exhausted');

async function judge(options: Omit<InProcessOptions, 'rules'> = {}) {
  const report = await judgeInProcess({ rules, allowWrites: false, ...options });
  return { report, result: report.rules[0] };
}

/** Adds a window of ten calls. */
const limited: InProcessOptions['around'] = (next, host) => {
  let left = 10;
  return async (request) => {
    const response = await next(request);
    if (host !== 'v2') return response;
    left -= 1;
    return new Response(response.body, {
      status: left < 0 ? 429 : response.status,
      headers: { 'X-RateLimit-Remaining': String(Math.max(left, 0)), 'X-RateLimit-Reset': '150' },
    });
  };
};

it('is skipped unless it is selected by name', async () => {
  const report = await judgeInProcess({ rules: all });
  const result = report.rules.find(({ id }) => id === 'offers-v2/quota-exhausted');
  expect(result?.status).toBe('skipped');
  expect(result?.reason).toBe(
    `excluded by default, since it uses up the quota of credentials.v2; ask for it with --rule offers-v2/quota-exhausted`,
  );
  expect(report.exchanges.filter(({ response }) => response?.status === 429)).toEqual([]);
});

it('observes the refusal and the next window', async () => {
  const { report, result } = await judge();
  expect(result?.status).toBe('passed');
  const last = report.exchanges.map(({ response }) => response?.status).slice(-20);
  expect(last).toEqual([...last.slice(0, 10).map(() => 429), ...last.slice(0, 10).map(() => 404)]);
});

it('continues in the next window if one has fewer calls than there are operations', async () => {
  const { result } = await judge({ quota: { calls: 3, windowS: 5 } });
  expect([result?.status, result?.reason]).toEqual(['passed', undefined]);
});

it('accepts seconds that are rounded down', async () => {
  const { result } = await judge({
    patienceMs: 5000,
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'v2') return response;
      const headers = new Headers(response.headers);
      headers.set('X-RateLimit-Reset', String(Math.max(0, Number(headers.get('X-RateLimit-Reset')) - 1)));
      return new Response(response.body, { status: response.status, headers });
    },
  });
  expect([result?.status, result?.reason]).toEqual(['passed', undefined]);
});

it.each([
  ['quota-not-enforced', 'expected status 429 with no calls left, got 404'],
  ['quota-503', 'expected status 429 with no calls left, got 503'],
  ['quota-403', 'expected status 429 with no calls left, got 403'],
  ['quota-never-returns', 'expected a status other than 429 after the window, got 429'],
])('fails for %s', async (fault, reason) => {
  const { result } = await judge({ fault: `offers-v2/${fault}` });
  expect([result?.status, result?.reason]).toEqual(['failed', expect.stringContaining(reason)]);
});

it('does not wait for a window that is longer than its budget', async () => {
  const { report, result } = await judge({ around: limited });
  expect(report.exchanges.length).toBeLessThan(30);
  expect([result?.status, result?.reason]).toEqual([
    'inconclusive',
    expect.stringContaining('ends only in 150 s, and the run may wait 120 s more: raise timing.budgetMs'),
  ]);
});

it('names the missing header if there is no quota', async () => {
  const { result } = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      return host === 'v2' ? new Response(response.body, { status: response.status }) : response;
    },
  });
  expect(result?.reason).toContain('needs the header X-RateLimit-Remaining with a number');
});
