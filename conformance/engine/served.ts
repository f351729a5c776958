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

/** The shared step that finds out whether an interface is served, as its exchanges name it. */
export const servedStep = (id: InterfaceId): string => `${id}: served`;

const GONE = 410;
/** The statuses that say that there is nothing, or nothing any more. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, GONE]);

/** Whether a target serves an interface, and what shows it. */
export interface Service {
  isServed: boolean;
  /** What was asked and answered, in words. */
  proof: string;
  /** The different statuses of the answers. */
  statuses: readonly number[];
  /** If all probes used invented values: the settings that would give them real ones. */
  missing?: readonly string[];
  /** The answer that shows it, and the caller. */
  answer?: Answer | undefined;
  as?: Caller | undefined;
}

/** A probe that was sent, with its caller and its answer. */
interface Asked {
  as: Caller;
  answer: Answer;
  /** Whether the answer says that the interface is not there. */
  isAbsent: boolean;
  /** Whether no value in its path is invented, so that a living interface has what it asks for. */
  isOfWhatIsThere: boolean;
}

/**
 * The probes of an interface: requests that it refuses without a credential or answers with one as long as it is served. An interface
 * without probes shares no host, or has a fixture of its own: its absence is a failure.
 */
export function probesOf(id: InterfaceId): Operation[] {
  return OPERATIONS[id].filter(({ probe }) => probe !== undefined);
}

/**
 * Makes sure that the target serves an interface which can be missing.
 *
 * @throws NotApplicable when it is not served and has ended, or when the operator expects it to be retired
 * @throws Inconclusive when it is not served, and nothing says that it need not be
 */
export async function requireServed(run: Run, trace: Trace, id: InterfaceId): Promise<void> {
  const expected = run.config.expect?.[id];
  if (expected === 'retired') throw new NotApplicable(`expect.${id} is retired; see ${id}/expected-retired`);
  const service = await serviceOf(run, trace, id).catch((error: unknown) => {
    // If the probes get no answer, the rule itself will say so.
    if (!(error instanceof Inconclusive)) throw error;
  });
  if (service === undefined || service.isServed) return;
  const { proof, statuses, missing = [] } = service;
  const says = `the target does not serve ${id}: ${proof}`;
  if (expected === 'served') throw new Inconclusive(`${says}; see ${id}/expected-served`, statuses);
  const { host, sunset } = INTERFACES[id];
  const isShown = missing.length === 0;
  const found = isShown ? says : `nothing shows whether the target serves ${id}: ${proof}, for what was invented`;
  const supply = `supply ${missing.join(' or ')}`;
  if (hasEnded(run, id)) {
    const unless = isShown ? '' : `; if it is still served, ${supply}`;
    throw new NotApplicable(`${found}; it ended on ${sunset}${unless}`, statuses);
  }
  const remedy = `check targets.${host}, or say expect.${id}: retired`;
  throw new Inconclusive(`${found}; ${isShown ? remedy : `${supply}, ${remedy}`}`, statuses);
}

const hasEnded = ({ startedAt }: Run, id: InterfaceId) => isOver(INTERFACES[id].sunset, dayAt(startedAt.getTime()));

/**
 * Finds out once per run whether the target serves an interface. It does not if every probe is answered with 404, 405 or 410, with
 * and without the credential, or with 410 to the credential. An interface that has ended or is expected to be retired may answer in other
 * ways (V16): with 403, a success without JSON, such as a page, any refusal but 401 of what should be there, or a redirect that is not its
 * own: with an undeclared status, to another host, or to the same address for every request. A 401 without a credential may be the gateway's.
 *
 * @throws Inconclusive when a probe is not answered
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
  /** Whether a redirect leads to an address at a target to which no earlier one has led. */
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
    // Reads of a living interface are answered with JSON.
    if (SUCCESS.has(status)) return answer.incomplete === undefined && answer.json() === undefined;
    if (status === 403) return !isItsOwn;
    return isOfWhatIsThere && CLIENT_ERROR.has(status) && status !== 401;
  };
  const isReading = ({ method, path }: Operation) => isSafe(id, method, path, undefined);
  const all: Asked[] = [];
  const ask = async (as: Caller, operations: readonly Operation[]) => {
    for (const operation of operations) {
      const { method, path, probe } = operation;
      const params = pathValues(run.config, id, path);
      const parts = { as, params, query: probe?.query ?? {}, json: method === 'GET' ? undefined : {} };
      const answer = await target.send(id, method, path as PathOf<typeof id>, parts);
      const isOfWhatIsThere = Object.values(params).every((value) => value !== UNKNOWN);
      const asked = { as, answer, isAbsent: isAbsent(operation, answer, isOfWhatIsThere), isOfWhatIsThere };
      all.push(asked);
      // One answer that shows the interface is enough.
      if (!asked.isAbsent) break;
    }
  };
  const reads = probes.filter(isReading);
  const { caller } = INTERFACES[id];
  const isKnown = caller !== 'none' && hasCredential(run.config, caller);
  if (isKnown) await ask(caller, reads);
  const mayLackPermission = ({ status }: Answer) => CLIENT_ERROR.has(status) && !ABSENT.has(status);
  /** Whether the answers to the credential prove that the interface is gone: 403 and the like may also mean a missing permission. */
  const isGone = () =>
    (all.length > 0 && all.every(({ answer }) => answer.status === GONE)) ||
    (mayBeGone && all.some((one) => one.isOfWhatIsThere && (expected === undefined || !mayLackPermission(one.answer))));
  // A gateway may refuse callers without a credential, and tell only the others that the interface is gone.
  const asStranger = () => ask('none', isGone() ? [] : reads);
  // A server may hide what it is asked for, and still accept what is sent.
  const writing = () =>
    ask(
      caller,
      probes.filter((one) => isKnown && run.allowWrites && !isReading(one)),
    );
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
