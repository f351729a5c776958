import { dayAt, isOver } from '../clock.ts';
import { isRedirect, type Answer } from './answer.ts';
import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import type { PathOf } from '../../generated/contracts.ts';
import { hasCredential, targetOrigins, type Caller } from './credentials.ts';
import type { Trace } from './exchange.ts';
import { CLIENT_ERROR, SUCCESS } from './expect.ts';
import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { Inconclusive, NotApplicable } from './outcome.ts';
import { missingSettings, pathValues, UNKNOWN } from './path-values.ts';
import type { Run } from './run.ts';
import { isSafe } from './safety.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget } from './target.ts';

/** Key of the shared step that finds out whether an interface is served. */
export const servedStep = (id: InterfaceId): string => `${id}: served`;

const GONE = 410;
const NOT_IMPLEMENTED = 501;
/** The statuses of an absent resource. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, GONE]);

/** Whether a target serves an interface, and the evidence. */
export interface Service {
  isServed: boolean;
  /** Description of requests and responses. */
  proof: string;
  /** The distinct statuses of the responses. */
  statuses: readonly number[];
  /** If all probes used invented identifiers: the settings for real ones. */
  missing?: readonly string[];
  /** The decisive response, and the caller. */
  answer?: Answer | undefined;
  as?: Caller | undefined;
}

/** A probe with its caller and its response. */
interface Probed {
  as: Caller;
  answer: Answer;
  /** Whether the response indicates that the interface is not served. */
  isAbsent: boolean;
  /** Whether its path has no invented identifiers, so that a served interface must have the resource. */
  isOfWhatIsThere: boolean;
}

/**
 * The probes of an interface: requests that a served interface refuses without a credential or answers with one. An interface without
 * probes has its own host or a fixture: its absence is a failure.
 */
export function probesOf(id: InterfaceId): Operation[] {
  return OPERATIONS[id].filter(({ probe }) => probe !== undefined);
}

/**
 * Makes sure that the target serves an interface.
 *
 * @throws NotApplicable when it is not served and has ended, or is expected to be retired
 * @throws Inconclusive when it is not served for no known reason
 */
export async function requireServed(run: Run, trace: Trace, id: InterfaceId): Promise<void> {
  const expected = run.config.expect?.[id];
  if (expected === 'retired') throw new NotApplicable(`expect.${id} is retired; see ${id}/expected-retired`);
  const service = await serviceOf(run, trace, id).catch((error: unknown) => {
    // If the probes get no response, the rule itself reports that.
    if (!(error instanceof Inconclusive)) throw error;
  });
  if (service === undefined || service.isServed) return;
  const { proof, statuses, missing = [] } = service;
  const says = `the target does not serve ${id}: ${proof}`;
  if (expected === 'served') throw new Inconclusive(`${says}; see ${id}/expected-served`, statuses);
  const { host, sunset } = INTERFACES[id];
  const isShown = missing.length === 0;
  const found = isShown ? says : `nothing shows whether the target serves ${id}: ${proof}, with invented identifiers`;
  const supply = `supply ${missing.join(' or ')}`;
  if (hasEnded(run, id)) {
    const unless = isShown ? '' : `; if it is still served, ${supply}`;
    throw new NotApplicable(`${found}; it ended on ${sunset}${unless}`, statuses);
  }
  const remedy = `check targets.${host}, or say expect.${id}: retired`;
  throw new Inconclusive(`${found}; ${isShown ? remedy : `${supply}, ${remedy}`}`, statuses);
}

/** Whether the last day of an interface was over when the run started. */
export const hasEnded = ({ startedAt }: Run, id: InterfaceId): boolean =>
  isOver(INTERFACES[id].sunset, dayAt(startedAt.getTime()));

/**
 * Finds out once per run whether the target serves an interface. It does not if all probes get 404, 405 or 410, with and without the
 * credential, or 410 with the credential. An interface that has ended or is expected to be retired may answer in other ways (V16): with
 * 403, a success without JSON, such as a page, any refusal of existing resources except 401, 501, or a foreign redirect: with an undeclared
 * status, to another host, or to the same URL for every request. A 401 without a credential may come from a gateway.
 *
 * @throws Inconclusive when a probe gets no response
 */
export async function serviceOf(run: Run, trace: Trace, id: InterfaceId): Promise<Service> {
  const probes = probesOf(id);
  if (probes.length === 0) return { isServed: true, proof: 'nothing was asked', statuses: [] };
  return sharedStep(run, trace, servedStep(id), (own) => askProbes(run, own, id, probes));
}

async function askProbes(run: Run, own: Trace, id: InterfaceId, probes: readonly Operation[]): Promise<Service> {
  const target = createTarget(run, own);
  const expected = run.config.expect?.[id];
  const mayBeGone = expected === 'retired' || (expected === undefined && hasEnded(run, id));
  const origins = targetOrigins(run.config);
  const led = new Set<string>();
  /** Whether a redirect leads to a new URL at a target. */
  const leadsOn = (answer: Answer) => {
    const location = answer.location();
    return location !== undefined && origins.has(location.origin) && led.size < led.add(location.href).size;
  };
  const isAbsent = ({ answers }: Operation, answer: Answer, isOfWhatIsThere: boolean) => {
    const { status } = answer;
    if (ABSENT.has(status)) return true;
    if (!mayBeGone) return false;
    const isItsOwn = answers.includes(String(status));
    if (isRedirect(answer)) return !(leadsOn(answer) && isItsOwn);
    // A served interface answers reads with JSON.
    if (SUCCESS.has(status)) return answer.incomplete === undefined && answer.json() === undefined;
    if (status === 403) return !isItsOwn;
    return isOfWhatIsThere && (CLIENT_ERROR.has(status) || status === NOT_IMPLEMENTED) && status !== 401;
  };
  const isReading = ({ method, path }: Operation) => isSafe(id, method, path, undefined);
  const all: Probed[] = [];
  const ask = async (as: Caller, operations: readonly Operation[]) => {
    for (const operation of operations) {
      const { method, path, probe } = operation;
      const params = pathValues(run.config, id, path);
      const parts = { as, params, query: probe?.query ?? {}, json: method === 'GET' ? undefined : {} };
      const answer = await target.send(id, method, path as PathOf<typeof id>, parts);
      const isOfWhatIsThere = Object.values(params).every((value) => value !== UNKNOWN);
      const asked = { as, answer, isAbsent: isAbsent(operation, answer, isOfWhatIsThere), isOfWhatIsThere };
      all.push(asked);
      // One response that shows the interface is enough.
      if (!asked.isAbsent) break;
    }
  };
  const reads = probes.filter(isReading);
  const { caller } = INTERFACES[id];
  const isKnown = caller !== 'none' && hasCredential(run.config, caller);
  if (isKnown) await ask(caller, reads);
  const mayLackPermission = ({ status }: Answer) => CLIENT_ERROR.has(status) && !ABSENT.has(status);
  /** Whether the responses with the credential prove that the interface is gone: 403 and the like may also mean a missing permission. */
  const isGone = () =>
    (all.length > 0 && all.every(({ answer }) => answer.status === GONE)) ||
    (mayBeGone && all.some((one) => one.isOfWhatIsThere && (expected === undefined || !mayLackPermission(one.answer))));
  // A gateway may refuse callers without a credential, and show only the others that the interface is gone.
  const asStranger = () => ask('none', isGone() ? [] : reads);
  // A server may hide resources in reads and still accept writes.
  const writes = probes.filter((one) => isKnown && run.allowWrites && !isReading(one));
  const writing = () => ask(caller, writes);
  for (const more of mayBeGone ? [writing, asStranger] : [asStranger, writing]) {
    if (all.every((one) => one.isAbsent)) await more();
  }
  const living = all.find((one) => !one.isAbsent);
  const shown = living ?? all.at(-1);
  const statuses = [...new Set((living === undefined ? all : [living]).map(({ answer }) => answer.status))];
  const asked = living === undefined && all.length > 1 ? `${all.length} requests to it are` : 'a request to it is';
  const asStrangerToo = all.some(({ as }) => as === 'none');
  const how = asStrangerToo ? ', with and without the credential' : ' with the credential';
  return {
    missing: all.some((one) => one.isOfWhatIsThere)
      ? []
      : [...new Set(probes.flatMap(({ path }) => missingSettings(run.config, id, path)))],
    isServed: living !== undefined,
    proof: `${asked} answered with ${statuses.join(' and ')}${living === undefined && isKnown ? how : ''}`,
    statuses,
    answer: shown?.answer,
    as: shown?.as,
  };
}
