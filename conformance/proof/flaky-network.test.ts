import { expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { createdOn, judgeThroughFlaky } from './flaky-network.fixture.ts';

const rules = await loadRules();
/** A hundred runs take some minutes: `FLAKY_RUNS=100 npx vitest run --project apart conformance/proof/flaky-network.test.ts`. */
const RUNS = Number(process.env['FLAKY_RUNS'] ?? 4);
/** Without observing rules, which may not see the wrong response. */
const musts = rules.filter(
  ({ level, effect, brokenBy }) => level === 'must' && effect !== 'observes' && brokenBy.length > 0,
);
/** How many partners each run has created. */
const counts: number[] = [];
const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);

it.each(seeds)(
  'a network that disturbs one message in ten makes no must-rule fail, and every created partner is listed (%i)',
  async (seed) => {
    const created = createdOn();
    const report = await judgeThroughFlaky(seed, rules, { onCreated: created.add });
    const accused = report.rules.filter(({ level, status }) => level === 'must' && status === 'failed');
    expect(accused.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
    expect(report.exchanges.some(({ error }) => error !== undefined)).toBe(true);
    counts.push(created.count());
    expect(created.unlisted(report)).toEqual([]);
  },
);

it('the runs create partners that could have been lost', () => {
  // After a creation without a response, dependent partners are not created.
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2 * RUNS);
});

it.each(seeds)('a faulty server does not pass through the network (%i)', async (seed) => {
  const rule = musts[(seed * 37) % musts.length];
  const [fault = ''] = rule?.brokenBy ?? [];
  const created = createdOn();
  const report = await judgeThroughFlaky(seed, rules, {
    fault: `${rule?.interface}/${fault}`,
    onCreated: created.add,
  });
  expect(report.verdict).not.toBe('conformant');
  const [found] = report.rules.filter(({ id }) => id === rule?.id);
  expect(found?.status, `${rule?.id} with ${fault}`).not.toBe('passed');
  expect(created.unlisted(report)).toEqual([]);
});
