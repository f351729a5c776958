import type { Config, CredentialName } from './config/schema.ts';
import { valueAt } from './config/value-at.ts';
import { hasCredential } from './credentials.ts';
import { Inconclusive, NotApplicable, Skipped } from './outcome.ts';
import type { Rule } from './rule.ts';
import type { Run } from './run.ts';

/**
 * Checks before the first request of a rule that it can be judged.
 *
 * @throws Skipped when it changes things and that is not allowed
 * @throws NotApplicable when it needs state and the target has none
 * @throws Inconclusive when a credential or fixture is missing
 */
export function requireNeeds(run: Run, rule: Rule): void {
  if (rule.needs.includes('state') && run.config.capabilities?.state === false) {
    throw new NotApplicable('the target keeps no state (capabilities.state is false)');
  }
  if ((rule.effect === 'creates' || rule.effect === 'changes') && !run.allowWrites) {
    throw new Skipped(`${rule.effect} something; allow it with --allow-writes`, { kind: 'writes' });
  }
  for (const need of rule.needs) if (need.endsWith('.mayChange')) requireMark(run.config, need);
  const missing = rule.needs.filter((need) => need !== 'state' && !isSupplied(run.config, need));
  if (missing.length > 0) throw new Inconclusive(`supply ${missing.join(' and ')}`);
}

function requireMark(config: Config, need: string): void {
  if (valueAt(config, need) === true) return;
  throw new Skipped(`changes a fixture; allow it with ${need}: true`, { kind: 'writes' });
}

function isSupplied(config: Config, need: string): boolean {
  if (need.endsWith('.mayChange')) return true;
  if (need.startsWith('credentials.'))
    return hasCredential(config, need.slice('credentials.'.length) as CredentialName);
  return valueAt(config, need) !== undefined;
}
