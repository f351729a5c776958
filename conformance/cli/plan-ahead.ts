import { INTERFACE_IDS } from '../../generated/platform.ts';
import type { Config, CredentialName } from '../engine/config/schema.ts';
import { isSecretPart, partsOf, secretsOf } from '../engine/credentials.ts';
import { createRedactor } from '../engine/redact.ts';
import { isCombined } from '../engine/shared-step.ts';
import { foldAt } from '../reporters/lines.ts';
import { count } from '../reporters/results.ts';
import { commandLine } from './command-line.ts';
import { leftBehind, leftBehindAtMost, notCounted, planOf, speltSecretsLines, type Plan } from './planned.ts';
import { simulate, type Simulation, type SimulationOptions } from './simulation.ts';

/** What a run sends and leaves behind, found out without sending anything to its target. */
export async function planAhead(options: SimulationOptions): Promise<Plan> {
  const simulation = await simulate(options);
  const scopes = simulation.sent.map(({ scope }) => scope).filter(isCombined);
  const interfaces = INTERFACE_IDS.filter((id) => scopes.some((scope) => scope.startsWith(`${id}: `)));
  const spelt = speltSecrets(options.subject.config, simulation);
  if (interfaces.length === 0) return planOf(simulation, options.rules, { spelt });
  const apart = await simulate({ ...options, filters: { ...options.filters, interfaces }, apart: true });
  return planOf(simulation, options.rules, { apart, spelt });
}

/** What a run that may write does to its target, in lines to be read before anything is sent. */
export async function writesAhead(options: SimulationOptions, width: number): Promise<string> {
  const plan = await planAhead(options);
  const { creates, changes } = plan.effects;
  const said =
    `On a conforming target this run sends ${creates} requests that create something and ${changes} that change something, ` +
    `and leaves behind: ${leftBehind(plan)}.`;
  const lines = [
    said,
    ...notCounted(plan),
    ...leftBehindAtMost(plan),
    ...incomplete(plan, options.subject),
    ...speltSecretsLines(plan),
  ];
  return lines.flatMap(foldAt(width)).join('\n');
}

/** That a run which may write asks for more, in lines. */
function incomplete({ inconclusive }: Plan, { options = '' }: SimulationOptions['subject']): string[] {
  if (inconclusive === 0) return [];
  const command = commandLine(`plan${options} --allow-writes`);
  return [
    `${count(inconclusive, 'rule')} will stay inconclusive for want of settings, which \`${command}\` names. Without --allow-writes, some may pass by their reads alone.`,
  ];
}

/**
 * The secrets of a configuration that stand in what a run sends anyway: a common word as a password. They are masked there, too, so that
 * nobody can judge the report again.
 *
 * @param config - the operator's
 * @param simulation - of the run
 * @returns their settings: `credentials.login.password`
 */
function speltSecrets(config: Config, { config: simulated, sent }: Simulation): string[] {
  // What the simulation has for secrets stands where the operator's own will stand.
  const own = createRedactor(secretsOf(simulated), new Set());
  const texts = sent.flatMap(({ scope, url, body = '' }) => [scope, url.slice(new URL(url).origin.length), body]);
  const text = own.text([...new Set(texts), ...Object.values(config.targets)].join('\n'));
  return (Object.keys(config.credentials ?? {}) as CredentialName[]).flatMap((name) =>
    Object.entries(partsOf(config, name) ?? {}).flatMap(([part, value]) => {
      if (!isSecretPart(part)) return [];
      const secrets = secretsOf({ targets: {}, credentials: { [name]: { [part]: value } } });
      return createRedactor(secrets, new Set()).text(text) === text ? [] : [`credentials.${name}.${part}`];
    }),
  );
}
