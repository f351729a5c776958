import type { Config, CredentialName } from '../engine/config/schema.ts';
import { isSecretPart, partsOf, secretsOf } from '../engine/credentials.ts';
import { createRedactor } from '../engine/redact.ts';
import type { Simulation } from './simulation.ts';

/**
 * The secrets of a configuration that stand in what a run sends anyway: a common word as a password. They are masked there, too, so that
 * nobody can judge the report again.
 *
 * @param config - the operator's
 * @param simulation - of the run
 * @returns their settings: `credentials.login.password`
 */
export function speltSecrets(config: Config, { config: simulated, sent }: Simulation): string[] {
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
