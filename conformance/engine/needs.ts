import type { Config } from './config/schema.ts';
import { INTERFACES, ISSUERS, type Credential } from '../../generated/platform.ts';
import { valueAt } from '../json.ts';
import type { StepContext } from './context.ts';
import { hasCredential, missingSetting } from './credentials.ts';
import { operationsOf } from './coverage.ts';
import { assume, Inconclusive, NotApplicable, Skipped, type SkippedBy } from './outcome.ts';
import { credentialNeeded, type Need, type Rule } from './rule.ts';
import type { Run } from './run.ts';
import { isSafe } from './safety.ts';

/**
 * Makes sure, before its first request, that a rule can be judged.
 *
 * @throws Skipped when the rule changes something and that is not allowed
 * @throws NotApplicable when it needs state and the target keeps none
 * @throws Inconclusive when a credential or fixture is missing
 */
export function requireNeeds(run: Run, rule: Rule): void {
  if (needsMissingState(run, rule)) {
    throw new NotApplicable('the target keeps no state (capabilities.state is false)');
  }
  const missing = missingNeeds(run, rule);
  if (missing.length > 0)
    throw new Inconclusive(`supply ${missing.map((need) => settingFor(run, need)).join(' and ')}`);
}

/** The setting for a need, in words of a reason. */
function settingFor({ config }: Run, need: Need): string {
  const credential = credentialNeeded(need);
  return credential === undefined ? need : missingSetting(config, credential);
}

function needsMissingState({ config }: Run, { needs }: Rule): boolean {
  return needs.includes('state') && config.capabilities?.state === false;
}

/**
 * The settings that a rule needs and the configuration lacks.
 *
 * @throws Skipped when the rule changes something and that is not allowed
 */
function missingNeeds(run: Run, rule: Rule): Need[] {
  const needs = readsInstead(run, rule) ? rule.needs.filter((need) => !need.startsWith('fixtures.')) : rule.needs;
  for (const need of needs) if (need.endsWith('.mayChange')) requireMark(run.config, need);
  return needs.filter((need) => need !== 'state' && !isSupplied(run.config, need));
}

/**
 * Makes sure that a rule that observes has something to look at.
 *
 * @param what - what it looks at, with article
 * @throws Inconclusive when there is nothing; the reason names the credential of the interface if that is missing
 */
export function assumeSeen(
  { config, interface: id }: Pick<StepContext, 'config' | 'interface'>,
  seen: number,
  what: string,
): void {
  const { caller } = INTERFACES[id];
  const isMissing = caller !== 'none' && !hasCredential(config, caller);
  const remedy = isMissing ? `; supply ${missingSetting(config, caller)}` : '';
  assume(seen > 0, `needs ${what} to look at, and no request of this run got one${remedy}`);
}

/**
 * Finds out which operations may have responses that no rule got, since requests were left out: they change something or need a setting.
 *
 * @param selected - the rules of the run
 * @returns a function that gives the outcome of a check without such a response; undefined if no request to the operation was left out
 */
export function unaskedBy(run: Run, selected: readonly Rule[]): Run['unaskedAt'] {
  let byPath: ReadonlyMap<string, Skipped> | undefined;
  return (id, operation) => {
    const [method = '', path = ''] = operation.split(' ');
    if (!run.allowWrites && !isSafe(id, method, path, undefined)) {
      return unasked('may change the target; allow it with --allow-writes', { kind: 'writes' });
    }
    byPath ??= unaskedPaths(run, selected);
    return byPath.get(`${id} ${path}`);
  };
}

/** Outcomes by interface and path for rules that are not judged, since a change by one method shows in the responses of another. */
function unaskedPaths(run: Run, selected: readonly Rule[]): Map<string, Skipped> {
  const found = new Map<string, Skipped>();
  for (const rule of selected) {
    const why = whyUnasked(run, rule);
    if (why === undefined) continue;
    for (const operation of operationsOf(rule)) {
      const key = `${rule.interface} ${operation.split(' ')[1] ?? ''}`;
      found.set(key, found.get(key) ?? why);
    }
  }
  return found;
}

function whyUnasked(run: Run, rule: Rule): Skipped | undefined {
  if (needsMissingState(run, rule)) return undefined;
  try {
    const missing = missingNeeds(run, rule).join(' and ');
    return missing === '' ? undefined : unasked(`takes ${missing}`, { kind: 'left-out', setting: missing });
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    return unasked(error.message, error.by);
  }
}

function unasked(what: string, by: SkippedBy): Skipped {
  return new Skipped(`needs a response to a request that ${what}`, by);
}

/** How a passed rule was judged if it had to read a fixture instead of what it creates, as notes. */
export function notesOnEvidence(run: Run, rule: Rule): string[] {
  return readsInstead(run, rule) ? [`judged by ${rule.withoutWrites} alone; the rest takes --allow-writes`] : [];
}

/** Whether a rule that writes has to read a fixture instead, because the run may not write. */
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
 * The settings that can replace needs of a rule: the login that obtains a token, and the fixture for a run without writes.
 *
 * @returns names of settings: `credentials.login`
 */
export function substitutesOf({ needs, withoutWrites }: Rule): string[] {
  const logins = needs.flatMap((need) => {
    const name = credentialNeeded(need);
    const issuer = name && ISSUERS[name as Credential];
    return issuer === undefined ? [] : [`credentials.${issuer.credential}`];
  });
  return [...new Set([...logins, ...(withoutWrites === undefined ? [] : [withoutWrites])])];
}

function isSupplied(config: Config, need: string): boolean {
  if (need.endsWith('.mayChange')) return true;
  const credential = credentialNeeded(need);
  return credential === undefined ? settingAt(config, need) !== undefined : hasCredential(config, credential);
}

/** The value of a setting (`timing.pollMs`); undefined if it is missing. */
export function settingAt(config: Config, setting: string): unknown {
  return valueAt(config, `/${setting.replaceAll('.', '/')}`);
}
