import type { Config, CredentialName } from './config/schema.ts';
import { ISSUERS, type Credential } from '../../generated/platform.ts';
import { valueAt } from '../json.ts';
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
  const needs = readsInstead(run, rule) ? rule.needs.filter((need) => !need.startsWith('fixtures.')) : rule.needs;
  for (const need of needs) if (need.endsWith('.mayChange')) requireMark(run.config, need);
  const missing = needs.filter((need) => need !== 'state' && !isSupplied(run.config, need));
  if (missing.length > 0) throw new Inconclusive(`supply ${missing.join(' and ')}`);
}

/** Whether a rule that writes judges, in a run that may not, what the operator has named. */
function readsInstead({ config, allowWrites }: Run, { effect, withoutWrites }: Rule): boolean {
  if (allowWrites || effect === 'reads' || effect === 'observes') return false;
  if (withoutWrites !== undefined && isSupplied(config, withoutWrites)) return true;
  const instead = withoutWrites === undefined ? '' : `, or supply ${withoutWrites}`;
  throw new Skipped(`would ${effect.slice(0, -1)} something; allow it with --allow-writes${instead}`, {
    kind: 'writes',
  });
}

function requireMark(config: Config, need: string): void {
  if (settingAt(config, need) === true) return;
  throw new Skipped(`would change a fixture; allow it with ${need}: true`, { kind: 'writes' });
}

/**
 * The settings that can stand in for what a rule needs: the login that a token comes from, and what a run without writes reads.
 *
 * @returns names of the configuration: `credentials.login`
 */
export function substitutesOf({ needs, withoutWrites }: Rule): string[] {
  const logins = needs.flatMap((need) => {
    const issuer = need.startsWith('credentials.')
      ? ISSUERS[need.slice('credentials.'.length) as Credential]
      : undefined;
    return issuer === undefined ? [] : [`credentials.${issuer.credential}`];
  });
  return [...new Set([...logins, ...(withoutWrites === undefined ? [] : [withoutWrites])])];
}

function isSupplied(config: Config, need: string): boolean {
  if (need.endsWith('.mayChange')) return true;
  if (need.startsWith('credentials.'))
    return hasCredential(config, need.slice('credentials.'.length) as CredentialName);
  return settingAt(config, need) !== undefined;
}

/** The value of a setting (`timing.pollMs`); undefined when it is not there. */
function settingAt(config: Config, setting: string): unknown {
  return valueAt(config, `/${setting.replaceAll('.', '/')}`);
}
