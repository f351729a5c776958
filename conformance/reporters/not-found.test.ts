import { expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { judgeInProcess } from '../proof/in-process.ts';
import { notFound } from './not-found.ts';

it.each([true, false])(
  'does not mention identifiers that a deployment must not show, whichever rule fails (writes: %s)',
  async (allowWrites) => {
    const report = await judgeInProcess({ rules: await loadRules(), allowWrites });
    const rules = report.rules.map((rule) => ({ ...rule, level: 'must', status: 'failed' }) as const);
    expect(notFound({ ...report, rules })).toBe('');
  },
);
