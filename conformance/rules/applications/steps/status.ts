import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { isObject, SUCCESS } from '../../../kit/expect.ts';
import { changeAndUndo, leaveBehind, type Plan } from './change.ts';
import { membersNamed } from './members.ts';

/** The status values that D2 names; the others are not shown. */
const NAMED = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } as const;
const NO_REASON = 'KEINE_ANGABE';

interface Status {
  antragsteller: string;
  produktAnbieter: string;
  ablehnungsgrund?: string;
  kommentar?: string;
}

/** The status that a record shows; undefined when it shows none with both parts. */
function statusIn(record: unknown): Status | undefined {
  for (const status of membersNamed(record, 'status')) {
    if (!isObject(status)) continue;
    const { antragsteller, produktAnbieter, ablehnungsgrund, kommentar } = status;
    if (typeof antragsteller !== 'string' || typeof produktAnbieter !== 'string') continue;
    return {
      antragsteller,
      produktAnbieter,
      ...(typeof ablehnungsgrund === 'string' ? { ablehnungsgrund } : {}),
      ...(typeof kommentar === 'string' ? { kommentar } : {}),
    };
  }
  return undefined;
}

/**
 * Replaces the whole status, with all four members: by the present values where they can be read, so that nothing
 * changes in substance. A deployment may take a reason only with a rejection, the one form that D2 shows: where the
 * present values are refused, a rejection is tried before anybody is blamed.
 */
export function replaceStatus(context: StepContext): Promise<Answer> {
  return context.once('status replaced', async (step) => {
    const send = async (choose: (present: Status) => Status) => {
      const { before, answer } = await changeAndUndo(step, (record) => {
        const present = statusIn(record);
        return wholeStatus(choose(present ?? NAMED), present);
      });
      return { answer, present: statusIn(before) };
    };
    const kept = await send((present) => present);
    const answer =
      SUCCESS.has(kept.answer.status) || (kept.present ?? NAMED).produktAnbieter === NAMED.produktAnbieter
        ? kept.answer
        : (await send(() => NAMED)).answer;
    if (kept.present === undefined && SUCCESS.has(answer.status)) leaveBehind(step, '/status');
    return answer;
  });
}

/** Replaces the provider's part of the status, by its present value where that can be read. */
export function replaceProviderStatus(context: StepContext): Promise<Answer> {
  return context.once('provider status replaced', async (step) => {
    const { before, answer } = await changeAndUndo(step, (record) => {
      const value = statusIn(record)?.produktAnbieter ?? NAMED.produktAnbieter;
      return { operations: [{ op: 'replace', path: '/status/produktAnbieter', value }], undo: () => [] };
    });
    if (statusIn(before) === undefined && SUCCESS.has(answer.status)) leaveBehind(step, '/status/produktAnbieter');
    return answer;
  });
}

function wholeStatus(wanted: Status, present: Status | undefined): Plan {
  const value = { ablehnungsgrund: NO_REASON, kommentar: 'Conformance check', ...wanted };
  return {
    operations: [{ op: 'replace', path: '/status', value }],
    undo: () => (present === undefined ? [] : [{ op: 'replace', path: '/status', value: present }]),
  };
}
