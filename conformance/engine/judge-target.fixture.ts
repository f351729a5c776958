import { judgeTarget, type JudgeOptions } from './judge-target.ts';
import type { Report } from './report.ts';
import type { Rule } from './rule.ts';
import type { Transport } from './transport.ts';

/** The suite in reports of tests. */
const SUITE = { name: 'suite', version: '0', contracts: {} };
/** Hosts that do not exist. */
export const TARGETS = {
  report: 'https://report.example/base/',
  v2: 'https://v2.example',
  login: 'https://login.example',
};

/** A rule with defaults for everything that a test does not set. */
export function ruleOf(id: string, partial: Partial<Rule> & Pick<Rule, 'check'>): Rule {
  return {
    level: 'must',
    title: `The statement of ${id}`,
    source: ['R01'],
    covers: [],
    at: [],
    effect: 'reads',
    needs: [],
    brokenBy: [],
    id,
    interface: id.startsWith('offers-v2') ? 'offers-v2' : 'report',
    ...partial,
  };
}

/** Answers every request with 200 `{}`. */
export const ok: Transport = async () => ({ status: 200, headers: [], body: '{}' });

/** Judges nonexistent hosts by `rules`, without waiting. */
export function judge(rules: readonly Rule[], options: Partial<JudgeOptions> = {}): Promise<Report> {
  return judgeTarget({
    rules,
    config: { targets: TARGETS },
    transport: ok,
    suite: SUITE,
    startedAt: new Date('2026-01-15T09:00:00Z'),
    sleep: async () => {},
    ...options,
  });
}

/** A rule that requires 200 for OPTIONS on the root. */
export const options200 = ruleOf('report/options', {
  check: async ({ target, expect: that }) =>
    that.status(await target.send('report', 'OPTIONS', '/', { as: 'none' }), 200),
});
