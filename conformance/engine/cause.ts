import { INTERFACES } from '../../generated/platform.ts';
import type { CheckedOnce } from './checked-once.ts';
import type { CredentialName } from './config/schema.ts';
import { credentialSetting, issuerOf } from './credentials.ts';
import type { RuleResult } from './report.ts';
import { credentialNeeded, type Rule } from './rule.ts';
import type { Run } from './run.ts';

/**
 * Finds the cause of an inconclusive result among the failures of the check before the run: a host that does not answer, or a refused
 * credential.
 *
 * @param checked - the results of the check
 * @returns undefined if none of them explains the result
 */
export function causeOf(
  { status, reason = '', exchanges: own }: RuleResult,
  { interface: id, needs, effect }: Rule,
  { config, evidence, suspected }: Pick<Run, 'config' | 'evidence' | 'suspected'>,
  checked: readonly CheckedOnce[],
): string | undefined {
  if (status !== 'inconclusive' || checked.length === 0) return undefined;
  const { host, caller } = INTERFACES[id];
  const needed = needs.flatMap((need) => credentialNeeded(need) ?? []);
  const callers = [...needed, ...(caller === 'none' ? [] : [caller as CredentialName])];
  const issuers = callers.flatMap((name) => issuerOf(config, name) ?? []);
  const received = own.map((index) => evidence.statusOf(index));
  // A rule that observes has no exchanges if no rule got a response.
  const met = (...statuses: (number | undefined)[]) =>
    received.some((status) => statuses.includes(status)) || (effect === 'observes' && received.length === 0);
  const settings = [
    ...checked.filter(({ says }) => reason.includes(says)).map(({ setting }) => setting),
    // The token request may be the one that got no response.
    ...[host, ...issuers.map((one) => INTERFACES[one.interface].host)]
      .map((one) => `targets.${one}`)
      .filter((setting) => met(checked.find((one) => one.setting === setting)?.status)),
    ...(met(401, 403) ? callers.map((name) => credentialSetting(config, name)) : []),
    // Credentials used by only some cases.
    ...own.flatMap((index) => suspected.get(index) ?? []).map((name) => credentialSetting(config, name)),
  ];
  const cause = settings.flatMap((setting) =>
    checked.filter((one) => one.setting === setting && one.state === 'failed'),
  )[0];
  return cause === undefined ? undefined : `${cause.setting} ${cause.says} (see check)`;
}
