import { describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { loadRules } from '../engine/load-rules.ts';
import { faultsToCatch, judgeInProcess } from './in-process.ts';
import { withoutSetting } from './named-settings.fixture.ts';

const rules = await loadRules();
const byGiven = rules.filter(({ withoutWrites }) => withoutWrites !== undefined);
const settings = [...new Set(byGiven.map(({ withoutWrites = '' }) => withoutWrites))];
const withoutThem = (config: Config): Config => settings.reduce(withoutSetting, config);

describe('a run without writes', () => {
  it.each([
    ['at least 55 % of the must-rules on what the configuration names', 0.55, (config: Config) => config],
    ['at least half of them where it names nothing to read in place of a write', 0.5, withoutThem],
  ])('concludes %s', async (_, share, configure) => {
    const { summary, rules: results } = await judgeInProcess({ rules, allowWrites: false, configure });
    const { passed, failed, inconclusive } = summary.must;
    const must = results.filter(({ level }) => level === 'must');
    expect([failed, inconclusive]).toEqual([0, 0]);
    expect(passed / must.length).toBeGreaterThanOrEqual(share);
  });

  it.each(settings)('leaves rules out where %s is missing, and says so', async (setting) => {
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
