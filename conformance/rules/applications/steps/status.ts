import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { FIXTURE, isRefused, originalRecord } from './application.ts';
import type { Plan } from './change.ts';
import { changeAndUndo } from './first-patch.ts';
import { providerStatusPlan } from './plans.ts';
import { leaveBehind } from './settle.ts';
import { providerStatusIn, statusIn, type Status } from './status-members.ts';

/** The status values that D2 names; the others are not shown. */
const NAMED = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } as const;
/** The reason that says nothing: the one that does the least harm. */
export const NO_REASON = 'KEINE_ANGABE';

/** A replacement of the whole status. */
export interface StatusReplacement {
  answer: Answer;
  /** The members that were sent last. */
  status: Status;
}

/**
 * Replaces the whole status, with all four members: by the present values where they can be read, so that nothing
 * changes in substance. A rejection, the one form that D2 shows, may be final: it is sent only where the record shows no
 * value of the provider's part, or where the shown one is refused, since a deployment may take a reason only with a
 * rejection.
 */
export function replaceStatus(context: StepContext): Promise<StatusReplacement> {
  return context.once('status replaced', async (step) => {
    const original = await originalRecord(step);
    const present = statusIn(original);
    const provider = providerStatusIn(original);
    const rejection = { antragsteller: present?.antragsteller ?? NAMED.antragsteller, ...REJECTED };
    const send = (status: Status) => changeAndUndo(step, () => wholeStatus(status));
    let status = provider === undefined ? rejection : { ...rejection, ...present, produktAnbieter: provider };
    let change = await send(status);
    const mayTakeRejection = isRefused(change.answer) && provider !== undefined;
    if (mayTakeRejection && provider !== NAMED.produktAnbieter) {
      status = rejection;
      change = await send(status);
    }
    const showsComment = [original, change.after].some((record) => statusIn(record)?.kommentar !== undefined);
    if (present !== undefined && !isRefused(change.answer) && !showsComment) {
      leaveBehind(step, 'a former kommentar of the status was not readable and is overwritten');
    }
    return { answer: change.answer, status };
  });
}

/** A replacement of the provider's part of the status. */
export interface ProviderStatusChange {
  answer: Answer;
  /** Whether the value was one that the record shows. */
  isKnown: boolean;
  isRejection: boolean;
}

/** Replaces the provider's part of the status, by its present value where that can be read. */
export function replaceProviderStatus(context: StepContext): Promise<ProviderStatusChange> {
  return context.once('provider status replaced', async (step) => {
    const original = await originalRecord(step);
    const value = providerStatusIn(original);
    const isPresent = value !== undefined && value === statusIn(original)?.produktAnbieter;
    const plan = providerStatusPlan(value ?? NAMED.produktAnbieter);
    // The present value leaves nothing to undo.
    const { answer } = await changeAndUndo(step, () => (isPresent ? { ...plan, undo: () => [] } : plan));
    return { answer, isKnown: value !== undefined, isRejection: plan.operations[0]?.value === NAMED.produktAnbieter };
  });
}

/** Why a refused change of the status says nothing: the transitions are not shown. */
export function notAllowed({ status }: Answer): string {
  return `needs an application whose status may be replaced, got ${status}; see ${FIXTURE}`;
}

const REJECTED = { produktAnbieter: NAMED.produktAnbieter, ablehnungsgrund: NO_REASON } as const;

function wholeStatus(wanted: Status): Plan {
  return statusPlan({ ablehnungsgrund: NO_REASON, kommentar: 'Conformance check', ...wanted });
}

/** Replaces the whole status. */
export function statusPlan(value: Status): Plan {
  return { operations: [{ op: 'replace', path: '/status', value }] };
}
