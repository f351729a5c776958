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
/** How a server says that there is nothing, or no more. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, GONE]);

/** Whether a target serves an interface, and what shows it. */
export interface Service {
  isServed: boolean;
  /** What was asked, and how it was answered. */
  proof: string;
  /** The different statuses of the answers. */
  statuses: readonly number[];
  /** What would let it be asked for what is there, where it was asked for nothing but what was invented. */
  missing?: readonly string[];
  /** The answer that shows it, and who asked. */
  answer?: Answer | undefined;
  as?: Caller | undefined;
}

/** A probe that was sent: by whom, and how it was answered. */
interface Asked {
  as: Caller;
  answer: Answer;
  /** Whether the answer says that the interface is not there. */
  isAbsent: boolean;
  /** Whether it asks for what a living interface has: no value in its path is invented. */
  isOfWhatIsThere: boolean;
}

/**
 * Requests by which a living interface shows itself: it refuses a read without a credential, or answers one with it. An interface
 * without them shares no host, or is asked for by a fixture of its own: its absence is a failure.
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
    // What cannot be asked now is said by the rule itself.
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
 * Finds out once per run whether the target serves an interface. It does not when every probe is answered with 404, 405 or 410, with
 * and without the credential, or with 410 to it. Where it may be gone, as it has ended or is expected to be retired, what else it answers
 * is open (V16): 403 says so, too, and a success without JSON, such as a page, any other refusal of what should be there but 401, and a
 * redirect that is not its own: of another status, to another host, or to the same address whatever is asked. A gateway that asks
 * strangers for a credential shows nothing there.
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
  /** Whether a redirect leads to what an own host has, and no earlier one to the same address. */
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
    // What is read of a living interface is JSON.
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
      // One that shows the interface is enough.
      if (!asked.isAbsent) break;
    }
  };
  const reads = probes.filter(isReading);
  const { caller } = INTERFACES[id];
  const isKnown = caller !== 'none' && hasCredential(run.config, caller);
  if (isKnown) await ask(caller, reads);
  const mayLackPermission = ({ status }: Answer) => CLIENT_ERROR.has(status) && !ABSENT.has(status);
  /** Whether the credential alone shows that nothing is there: 403 and the like may also be for want of a permission. */
  const isGone = () =>
    (all.length > 0 && all.every(({ answer }) => answer.status === GONE)) ||
    (mayBeGone && all.some((one) => one.isOfWhatIsThere && (expected === undefined || !mayLackPermission(one.answer))));
  // A gateway may refuse whoever brings no credential, and still say to the others that the interface is gone.
  const asStranger = () => ask('none', isGone() ? [] : reads);
  // A server may hide what is read, and still take what is sent.
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
