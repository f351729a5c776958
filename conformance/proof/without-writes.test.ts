import { describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { loadRules } from '../engine/load-rules.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { faultsToCatch } from './rules-and-faults.fixture.ts';
import { withoutSetting } from './named-settings.fixture.ts';

const rules = await loadRules();
const byGiven = rules.filter(({ withoutWrites }) => withoutWrites !== undefined);
const settings = [...new Set(byGiven.map(({ withoutWrites = '' }) => withoutWrites))];
const withoutThem = (config: Config): Config => settings.reduce(withoutSetting, config);

const marks = [...new Set(rules.flatMap(({ needs }) => needs))].filter((need) => need.endsWith('.mayChange'));
const withoutMarks = (config: Config): Config => marks.reduce(withoutSetting, config);
const withoutFixtures = (config: Config): Config => ({ ...config, fixtures: {} });

describe('a rule whose requests are not allowed or not possible', () => {
  const judgedAs = async (options: Pick<InProcessOptions, 'allowWrites' | 'configure'>) =>
    (await judgeInProcess({ rules, ...options })).rules;
  const everything = judgedAs({});

  it.each<[string, Parameters<typeof judgedAs>[0]]>([
    ['without writes', { allowWrites: false }],
    ['without writes and without the fixtures to read in their place', { allowWrites: false, configure: withoutThem }],
    ['without mayChange', { configure: withoutMarks }],
    ['without fixtures', { configure: withoutFixtures }],
  ])('is skipped with the missing setting in the reason, but never not applicable: %s', async (_, options) => {
    const results = await judgedAs(options);
    const before = new Map((await everything).map(({ id, status }) => [id, status]));
    const unconcerned = results.filter(({ id, status }) => status === 'not-applicable' && before.get(id) !== status);
    expect(unconcerned.map(({ id }) => id)).toEqual([]);
    const unasked = results.filter(({ reason = '' }) => reason.includes('needs a response to a request'));
    expect(new Set(unasked.map(({ status }) => status))).toEqual(new Set(['skipped']));
    for (const { reason } of unasked) expect(reason).toMatch(/allow it with --allow-writes|fixtures\.\w+\.\w+/);
  });
});

describe('a run without writes', () => {
  it.each([
    ['at least 55 % of the must-rules with a complete configuration', 0.55, (config: Config) => config],
    ['at least half of them without fixtures to read in place of a write', 0.5, withoutThem],
  ])('concludes %s', async (_, share, configure) => {
    const { summary, rules: results } = await judgeInProcess({ rules, allowWrites: false, configure });
    const { passed, failed, inconclusive } = summary.must;
    const must = results.filter(({ level }) => level === 'must');
    expect([failed, inconclusive]).toEqual([0, 0]);
    expect(passed / must.length).toBeGreaterThanOrEqual(share);
  });

  it.each(settings)('skips rules if %s is missing, and says so', async (setting) => {
    const own = byGiven.filter(({ withoutWrites }) => withoutWrites === setting);
    const report = await judgeInProcess({
      rules: own,
      allowWrites: false,
      configure: (config) => withoutSetting(config, setting),
    });
    for (const { status, reason } of report.rules) {
      expect([status, reason]).toEqual(['skipped', expect.stringContaining(`, or supply ${setting}`)]);
    }
  });

  it.each(byGiven.filter(({ brokenBy }) => brokenBy.length > 0))('lets $id catch a fault', async (rule) => {
    const statuses = await Promise.all(
      faultsToCatch([rule]).map(async ({ fault }) => {
        const report = await judgeInProcess({ rules: [rule], fault, allowWrites: false });
        return report.rules[0]?.status;
      }),
    );
    expect(statuses).toContain('failed');
  });
});
