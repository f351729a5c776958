import { describe, expect, it } from 'vitest';
import { INTERFACES } from '../../../generated/platform.ts';
import type { Status } from '../../engine/outcome.ts';
import { loadRules } from '../../engine/load-rules.ts';
import type { RuleResult } from '../../engine/report.ts';
import type { Rule } from '../../engine/rule.ts';
import { idsWith } from '../in-process.ts';
import { touches, type Touched } from '../touched.ts';
import { VARIANTS } from './index.ts';
import { judgeVariant } from './judge-variant.fixture.ts';
import type { Variant } from './variant.ts';

export const rules = await loadRules();

/** The rules that do not pass on the reference deployment itself. */
const OPEN_ON_REFERENCE: Readonly<Record<string, Status>> = {
  'cases-v2/readiness-can-be-reported': 'not-applicable',
  'offers-v2/quota-exhausted': 'skipped',
  'report/definition-version-is-timestamp': 'not-applicable',
};

/** The status of every rule, with the reason of failed rules. */
export function reached(results: readonly RuleResult[]): Record<string, string> {
  return Object.fromEntries(
    results.map(({ id, status, reason }) => [id, status === 'failed' ? `failed: ${reason}` : status]),
  );
}

/** The expected status of every rule: passed, except the rules in `open`. */
export function expected(
  { open = {} }: Pick<Variant, 'open'>,
  judging: readonly Rule[] = rules,
): Record<string, string> {
  return Object.fromEntries(
    judging.map(({ id, interface: owner }) => [
      id,
      open[id] ?? open[`${owner}/*`] ?? OPEN_ON_REFERENCE[id] ?? 'passed',
    ]),
  );
}

let touching: Promise<Touched> | undefined;

/** The rules whose evidence a variant changes. */
async function touchedBy(around: NonNullable<Variant['around']>): Promise<ReadonlySet<string>> {
  touching ??= touches({ rules: rules.filter(({ optIn }) => optIn === undefined) });
  return (await touching)(around);
}

/**
 * The rules of the interfaces that a variant affects. All rules if it changes timing, or requests that are sent only to such a deployment.
 * For variants of the wire, the rules of interfaces that do not end, since the connections are the same for all.
 */
async function concerned({ around, wire }: Variant, group: string): Promise<readonly Rule[]> {
  if (wire !== undefined) return rules.filter((rule) => INTERFACES[rule.interface].sunset === undefined);
  if (around === undefined || group === 'timing') return rules;
  const touched = await touchedBy(around);
  const interfaces = new Set(rules.filter(({ id }) => touched.has(id)).map((rule) => rule.interface));
  // The rules of all interfaces obtain tokens.
  return interfaces.size === 0 || interfaces.has('login')
    ? rules
    : rules.filter((rule) => interfaces.has(rule.interface));
}

/** Judges every second group of variants. Two files call it, so that two cores share the work. */
export function judgeGroups(turn: 0 | 1): void {
  const groups = Object.entries(VARIANTS).filter((_, at) => at % 2 === turn);
  describe.each(groups)('conforming variants of %s', (group, variants) => {
    it.each(variants.map((variant) => [variant.name, variant]))('%s: no rule fails', async (_name, variant) => {
      const judging = await concerned(variant, group);
      const { report, deviations } = await judgeVariant(variant, judging);
      expect(deviations).toBeGreaterThan(0);
      const { uses = [], around, configure } = variant;
      if (uses.length > 0 && around && configure === undefined && group !== 'timing')
        expect((await touchedBy(around)).size).toBeGreaterThan(0);
      // Leave out the expectations of the operator, which are no rules of the suite.
      const own = report.rules.filter(({ source }) => source.length > 0);
      expect(reached(own)).toEqual(expected(variant, judging));
      expect(idsWith(report, 'failed')).toEqual([]);
    });
  });
}
