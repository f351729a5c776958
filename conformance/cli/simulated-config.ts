import type { Config } from '../engine/config/schema.ts';
import { publishedSchema, type SchemaNode } from '../engine/config/published-schema.ts';
import { isObject } from '../engine/expect.ts';
import { ISSUERS, type Credential } from '../../generated/platform.ts';

/** A configuration by which a simulation is judged, and what it could not take over. */
export interface SimulatedConfig {
  config: Config;
  /** Settings of the operator that the simulated deployment has nothing for: `fixtures.…`. */
  missing: readonly string[];
}

type Group = Readonly<Record<string, unknown>>;

/**
 * The configuration of a simulated deployment, cut down to what the operator's has: the same hosts, credentials and fixtures, with the
 * values of the simulated one. What says nothing of a deployment stays as the operator has it: leaves, kinds, capabilities, expectations.
 *
 * @param own - the operator's configuration
 * @param offered - the one that the simulated deployment offers for itself
 */
export function simulatedConfig(own: Config, offered: Config): SimulatedConfig {
  const missing: string[] = [];
  const targets = Object.fromEntries(
    Object.entries(offered.targets).filter(([host]) => own.targets[host as keyof Config['targets']] !== undefined),
  );
  const credentials = Object.entries((own.credentials ?? {}) as Record<string, Group>).flatMap(([name, parts]) => {
    const value = credentialOf(name, (offered.credentials ?? {}) as Record<string, Group>);
    if (value === undefined) missing.push(`credentials.${name}`);
    return value === undefined ? [] : [[name, { ...ofType('string', value), ...ofType('boolean', parts) }] as const];
  });
  const { fixtures: node = {} } = publishedSchema().properties ?? {};
  const fixtures = own.fixtures === undefined ? {} : fitted(own.fixtures, offered.fixtures, node, 'fixtures', missing);
  return {
    config: {
      targets,
      ...(offered.timing === undefined ? {} : { timing: offered.timing }),
      ...(own.capabilities === undefined ? {} : { capabilities: own.capabilities }),
      ...(own.expect === undefined ? {} : { expect: own.expect }),
      credentials: Object.fromEntries(credentials),
      fixtures: fixtures as NonNullable<Config['fixtures']>,
    },
    missing,
  };
}

/** The credential of that name; or one that would be obtained in the same way, and is of as much use. */
function credentialOf(name: string, offered: Readonly<Record<string, Group>>): Group | undefined {
  const issuer = ISSUERS[name as Credential];
  const alike = Object.entries(ISSUERS).flatMap(([other, { credential }]) =>
    credential === issuer?.credential ? [other] : [],
  );
  return [name, ...alike].map((one) => offered[one]).find((one) => one !== undefined);
}

function ofType(type: 'string' | 'boolean', parts: Group): Group {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === type));
}

/** What a simulation has for a setting; undefined when it has nothing. */
function fitted(own: unknown, offered: unknown, node: SchemaNode, path: string, missing: string[]): unknown {
  // What is required together is one value.
  if (node.properties !== undefined && node.required === undefined && isObject(own)) {
    const there = isObject(offered) ? offered : {};
    const entries = Object.entries(own).flatMap(([key, value]) => {
      const kept = fitted(value, there[key], node.properties?.[key] ?? {}, `${path}.${key}`, missing);
      return kept === undefined ? [] : [[key, kept] as const];
    });
    return Object.fromEntries(entries);
  }
  if (node.type === 'boolean' || node.items?.enum !== undefined) return own;
  if (offered === undefined) missing.push(path);
  return offered;
}
