import { describe, expect, it } from 'vitest';
import { loadRules } from '../kit/load-rules.ts';
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
    expect(result?.reason).toMatch(/^expected bodies that fit their schemas, got (GET|POST|PATCH) \//);
    expect(result?.shownBy).toBeTypeOf('number');
  });

  it('name faults, each of them', () => {
    expect(observing.filter(({ brokenBy }) => brokenBy.length === 0)).toEqual([]);
  });

  it('say nothing when they have seen nothing', async () => {
    const report = await judgeInProcess({ rules: observing });
    expect(new Set(report.rules.map(({ status }) => status))).toEqual(new Set(['inconclusive']));
  });
});
