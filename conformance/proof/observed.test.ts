import { expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { judgeInProcess } from './in-process.ts';

it('rules that observe accuse nobody when they have seen next to nothing', async () => {
  const rules = (await loadRules()).filter(({ effect }) => effect === 'observes');
  const report = await judgeInProcess({ rules });
  expect(report.rules.map(({ status }) => status)).not.toContain('failed');
});
