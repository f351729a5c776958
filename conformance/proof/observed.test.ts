import { describe, expect, it } from 'vitest';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import { judgeInProcess } from './in-process.ts';

const rules = await loadRules();
const observing = rules.filter(({ effect }) => effect === 'observes');

describe('rules that observe', () => {
  it.each(INTERFACE_IDS)('pass on the reference deployment, with the other rules of %s alone', async (id) => {
    const report = await judgeInProcess({ rules: rules.filter((rule) => rule.interface === id) });
    const ids = observing.filter((rule) => rule.interface === id).map((rule) => rule.id);
    const passed = report.rules.filter((one) => ids.includes(one.id) && one.status === 'passed');
    expect(passed.map((one) => one.id)).toEqual(ids);
  });

  it('do not fail without responses to other rules', async () => {
    const report = await judgeInProcess({ rules: observing });
    expect(report.rules.map(({ status }) => status)).not.toContain('failed');
  });
});
