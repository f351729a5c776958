import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { faultsToCatch, judgeInProcess } from './in-process.ts';

const rules = await loadRules();
const observing = rules.filter(({ effect }) => effect === 'observes');
const resultOf = async (id: string, fault?: string) => {
  const own = rules.filter((rule) => rule.interface === id.split('/', 1)[0]);
  const report = await judgeInProcess({ rules: own, ...(fault === undefined ? {} : { fault }) });
  return report.rules.find((one) => one.id === id);
};

describe('rules that observe', () => {
  it.each(observing.map(({ id }) => id))('%s passes on the reference deployment', async (id) => {
    expect(await resultOf(id)).toMatchObject({ status: 'passed' });
  });

  it.each(faultsToCatch(observing).map(({ rule, fault }) => [rule.id, fault]))('%s catches %s', async (id, fault) => {
    const result = await resultOf(id, fault);
    expect(result).toMatchObject({ status: 'failed' });
    expect(result?.reason).toMatch(/(^|: )expected .+, got ./);
    expect(result?.shownBy).toBeTypeOf('number');
  });

  it('name faults, each of them that can fail or warn', () => {
    expect(observing.filter(({ level, brokenBy }) => level !== 'info' && brokenBy.length === 0)).toEqual([]);
  });

  it('accuse nobody when they have seen next to nothing', async () => {
    const report = await judgeInProcess({ rules: observing });
    expect(report.rules.map(({ status }) => status)).not.toContain('failed');
  });
});
