import { judgeTarget, type JudgeOptions } from './judge-target.ts';
import type { Report } from './report.ts';
import type { Rule } from './rule.ts';
import type { Transport } from './transport.ts';

/** The suite that reports of tests name. */
const SUITE = { name: 'suite', version: '0', contracts: {} };
/** Hosts that do not exist. */
export const TARGETS = {
  report: 'https://report.example/base/',
  v2: 'https://v2.example',
  login: 'https://login.example',
};

/** A rule with an id, and with defaults for all that a test does not care about. */
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

/** Answers everything with 200 `{}`. */
export const ok: Transport = async () => ({ status: 200, headers: [], body: '{}' });

/** Judges hosts that do not exist by `rules`, without waiting. */
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

/** A rule that holds when OPTIONS on the root answers 200. */
export const options200 = ruleOf('report/options', {
  check: async ({ target, expect: that }) =>
    that.status(await target.send('report', 'OPTIONS', '/', { as: 'none' }), 200),
});
