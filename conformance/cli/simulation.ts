import { manualClock } from '../clock.ts';
import { checkOnce } from '../engine/check.ts';
import { settingNamed, type SchemaNode } from '../engine/config/published-schema.ts';
import type { Config } from '../engine/config/schema.ts';
import { isObject } from '../json.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { judgeTarget, type JudgeOptions } from '../engine/judge-target.ts';
import type { Report } from '../engine/report.ts';
import { selectionOf, type Filters } from '../engine/selection.ts';
import { isCombined } from '../engine/shared-step.ts';
import { describeSuite } from '../engine/suite.ts';
import { originsTransport, type Transport, type WireRequest } from '../engine/transport.ts';
import { HOSTS, INTERFACE_IDS, ISSUERS, type Credential, type Host } from '../../generated/platform.ts';
import type { Ended } from '../servers/ended.ts';
import { READY_AFTER_MS, type Subject } from './embedded.ts';

/** A request of a simulated run. */
export interface SimulatedRequest extends Pick<WireRequest, 'method' | 'url' | 'body'> {
  /** The check or the shared step that asked. */
  scope: string;
  status: number;
}

/** A run on a conforming deployment that exists in this process alone. */
export interface Simulation {
  report: Report;
  /** What the deployment was judged by; its targets are where the hosts seem to be. */
  config: Config;
  /** Everything that was sent, in its order; the check before the run comes first. */
  sent: readonly SimulatedRequest[];
  /** How many of these belong to the check. */
  checked: number;
  /** Settings of the operator that the deployment has nothing for, and that were left out: `fixtures.…`. */
  missing: readonly string[];
}

/** What is to be simulated: a run as the command line describes it. */
export interface SimulationOptions extends Pick<JudgeOptions, 'rules' | 'shard' | 'startedAt'> {
  subject: Pick<Subject, 'config' | 'allowWrites' | 'embedded' | 'options'>;
  filters: Filters;
  /** The deployment does not do together, as it should, what a step asks for together: each rule asks for its own. */
  apart?: true;
}

/** Where the hosts seem to be; nothing is ever looked up. */
const ADDRESSES = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.simulated.test`])) as Record<
  Host,
  string
>;

/** The answer of what has ended, to whoever expects it. */
const GONE = 410;

/**
 * Judges a fresh reference deployment in this process as a run would judge its target, without a network and without waiting: the clock
 * moves only when the suite pauses. The same run always sends the same.
 */
export async function simulate(options: SimulationOptions): Promise<Simulation> {
  const { subject, rules, filters, shard, startedAt, apart } = options;
  const { composeDeployment } = await import('../reference/composition.ts');
  const clock = manualClock(startedAt.getTime());
  const retired = INTERFACE_IDS.filter((id) => subject.config.expect?.[id] === 'retired');
  const ended: Ended = Object.fromEntries(retired.map((id) => [id, GONE]));
  const { hosts, configuration } = composeDeployment({ clock, readyAfterMs: READY_AFTER_MS, ended });
  const offered = validateConfig(await configuration(ADDRESSES), () => 'simulation');
  const { config, missing } = simulatedConfig(subject.config, offered);
  const sent: SimulatedRequest[] = [];
  const answers = originsTransport(Object.fromEntries(HOSTS.map((host) => [ADDRESSES[host], hosts[host]])));
  const transport = recording(apart === true ? takingApart(answers) : answers, sent);
  if (subject.embedded === undefined)
    await checkOnce({ config, transport, startedAt, allowWrites: subject.allowWrites }, selectionOf(rules, filters));
  const checked = sent.length;
  const report = await judgeTarget({
    rules,
    filters,
    shard,
    config,
    startedAt,
    transport,
    allowWrites: subject.allowWrites,
    suite: describeSuite(),
    sleep: async (ms) => clock.advance(ms),
  });
  return { report, config, sent, checked, missing };
}

function recording(transport: Transport, sent: SimulatedRequest[]): Transport {
  return async (request, scope = '') => {
    const { method, url, body } = request;
    const one = { scope, method, url, ...(body === undefined ? {} : { body }), status: 0 };
    sent.push(one);
    const response = await transport(request, scope);
    one.status = response.status;
    return response;
  };
}

/** Creates what is asked for together, and answers it with another status than usual, so that nobody can rely on it. */
function takingApart(transport: Transport): Transport {
  return async (request, scope = '') => {
    const response = await transport(request, scope);
    return isCombined(scope) && response.status === 201 ? { ...response, status: 202 } : response;
  };
}

type Group = Readonly<Record<string, unknown>>;

/**
 * The configuration of a simulated deployment, cut down to what the operator's has: the same hosts, credentials and fixtures, with the
 * values of the simulated one. What says nothing of a deployment stays as the operator has it: leaves, kinds, capabilities, expectations.
 *
 * @param own - the operator's configuration
 * @param offered - the one that the simulated deployment offers for itself
 */
function simulatedConfig(own: Config, offered: Config): Pick<Simulation, 'config' | 'missing'> {
  const missing: string[] = [];
  const targets = Object.fromEntries(
    Object.entries(offered.targets).filter(([host]) => own.targets[host as keyof Config['targets']] !== undefined),
  );
  const credentials = Object.entries((own.credentials ?? {}) as Record<string, Group>).flatMap(([name, parts]) => {
    const value = credentialOf(name, (offered.credentials ?? {}) as Record<string, Group>);
    if (value === undefined) missing.push(`credentials.${name}`);
    return value === undefined ? [] : [[name, { ...ofType('string', value), ...ofType('boolean', parts) }] as const];
  });
  const node = settingNamed('fixtures') ?? {};
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
