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
  /** The rule, check or shared step that sent it. */
  scope: string;
  status: number;
}

/** A run on an in-process conforming deployment. */
export interface Simulation {
  report: Report;
  /** The configuration of the simulated run; its targets are made-up addresses. */
  config: Config;
  /** All requests in order; the check before the run comes first. */
  sent: readonly SimulatedRequest[];
  /** Number of requests of that check. */
  checked: number;
  /** Settings of the operator without an equivalent in the simulated deployment, which are left out: `fixtures.…`. */
  missing: readonly string[];
}

/** The run to simulate. */
export interface SimulationOptions extends Pick<JudgeOptions, 'rules' | 'shard' | 'startedAt'> {
  subject: Pick<Subject, 'config' | 'allowWrites' | 'embedded' | 'options'>;
  filters: Filters;
  /** The deployment does not handle requests that rules share, so that each rule sends its own. */
  apart?: true;
}

/** Made-up addresses of the hosts; they are never resolved. */
const ADDRESSES = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.simulated.test`])) as Record<
  Host,
  string
>;

/** Status of a retired interface. */
const GONE = 410;

/**
 * Judges a fresh in-process reference deployment as a run would judge its target, without network or waiting: the clock moves only when
 * the suite pauses. The same run always sends the same requests.
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

/** Answers shared creations with 202 instead of 201, so that the rules send requests of their own. */
function takingApart(transport: Transport): Transport {
  return async (request, scope = '') => {
    const response = await transport(request, scope);
    return isCombined(scope) && response.status === 201 ? { ...response, status: 202 } : response;
  };
}

type Group = Readonly<Record<string, unknown>>;

/**
 * The configuration of the simulated deployment, reduced to the hosts, credentials and fixtures that the operator has. Settings that do
 * not describe a deployment keep the values of the operator: booleans, kinds, capabilities, expectations.
 *
 * @param own - the configuration of the operator
 * @param offered - the complete configuration of the simulated deployment
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

/** The credential of that name, or one that is obtained with the same credential. */
function credentialOf(name: string, offered: Readonly<Record<string, Group>>): Group | undefined {
  const issuer = ISSUERS[name as Credential];
  const equivalents = Object.entries(ISSUERS).flatMap(([other, { credential }]) =>
    credential === issuer?.credential ? [other] : [],
  );
  return [name, ...equivalents].map((one) => offered[one]).find((one) => one !== undefined);
}

function ofType(type: 'string' | 'boolean', parts: Group): Group {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === type));
}

/** The value of the simulation for a setting; undefined if it has none. */
function fitted(own: unknown, offered: unknown, node: SchemaNode, path: string, missing: string[]): unknown {
  // A group with required members is one value.
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
