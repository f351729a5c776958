import { INTERFACE_IDS } from '../../generated/platform.ts';
import type { Config } from '../engine/config/schema.ts';
import { secretsBySetting, secretsOf } from '../engine/credentials.ts';
import { createRedactor } from '../engine/redact.ts';
import { isCombined } from '../engine/shared-step.ts';
import { foldAt } from '../reporters/lines.ts';
import { count } from '../reporters/results.ts';
import { commandLine } from './command-line.ts';
import { leftBehind, leftBehindAtMost, notCounted, planOf, speltSecretsLines, type Plan } from './planned.ts';
import { simulate, type Simulation, type SimulationOptions } from './simulation.ts';

/** Plans what a run sends and leaves behind, without sending anything to its target. */
export async function planAhead(options: SimulationOptions): Promise<Plan> {
  const simulation = await simulate(options);
  const scopes = simulation.sent.map(({ scope }) => scope).filter(isCombined);
  const interfaces = INTERFACE_IDS.filter((id) => scopes.some((scope) => scope.startsWith(`${id}: `)));
  const spelt = speltSecrets(options.subject.config, simulation);
  if (interfaces.length === 0) return planOf(simulation, options.rules, { spelt });
  const apart = await simulate({ ...options, filters: { ...options.filters, interfaces }, apart: true });
  return planOf(simulation, options.rules, { apart, spelt });
}

/** Describes what a run with `--allow-writes` does to its target, for people to read before it starts. */
export async function writesAhead(options: SimulationOptions, width: number): Promise<string> {
  const plan = await planAhead(options);
  const { creates, changes } = plan.effects;
  const summary =
    `On a conforming target this run sends ${count(creates, 'request')} to create something and ${changes} to change something, ` +
    `and leaves behind: ${leftBehind(plan)}.`;
  const lines = [
    summary,
    ...notCounted(plan),
    ...leftBehindAtMost(plan),
    ...incomplete(plan, options.subject),
    ...speltSecretsLines(plan),
  ];
  return lines.flatMap(foldAt(width)).join('\n');
}

/** A note that some rules need more settings once writes are allowed. */
function incomplete({ inconclusive }: Plan, { options = '' }: SimulationOptions['subject']): string[] {
  if (inconclusive === 0) return [];
  const command = commandLine(`plan${options} --allow-writes`);
  return [
    `${count(inconclusive, 'rule')} will stay inconclusive because settings are missing; \`${command}\` lists them. Without --allow-writes, some may pass by their read requests alone.`,
  ];
}

/**
 * The secrets that also occur elsewhere in what a run sends, such as a common word as a password. They are masked there, too, so that
 * the report cannot be judged again.
 *
 * @param config - the configuration of the operator
 * @param simulation - of that run
 * @returns their settings: `credentials.login.password`
 */
function speltSecrets(config: Config, { config: simulated, sent }: Simulation): string[] {
  // Mask the simulated secrets: the secrets of the operator take their places.
  const own = createRedactor(secretsOf(simulated), new Set());
  const texts = sent.flatMap(({ scope, url, body = '' }) => [scope, url.slice(new URL(url).origin.length), body]);
  const text = own.text([...new Set(texts), ...Object.values(config.targets)].join('\n'));
  const isSpelt = (secrets: string[]) => createRedactor(secrets, new Set()).text(text) !== text;
  // Usually none is: all at once take no longer than one.
  if (!isSpelt(secretsOf(config))) return [];
  return secretsBySetting(config).flatMap(([setting, secrets]) => (isSpelt(secrets) ? [setting] : []));
}
