import type { Flow, FlowCall } from '../../docs/site/interfaces/flows.ts';

/** Calls of a flow that are one step of a workflow: the same request, asked until the last answer comes. */
export interface Call {
  /** Id of the interface. */
  interfaceId: string;
  operationId: string;
  /** The statuses that come while it is not ready, and the last one. */
  answers: readonly string[];
  carries: string | undefined;
}

/**
 * The calls of a flow in order; the same call again right after itself is one, asked until it is ready.
 *
 * @param leftOut calls to leave out, each as `operationId status`
 */
export function callsOf(interfaceId: string, { steps }: Flow, leftOut: readonly string[] = []): Call[] {
  const calls: Call[] = [];
  for (const step of steps) {
    if (!('call' in step) || leftOut.includes(`${step.call} ${step.answer}`)) continue;
    const call = named(interfaceId, step);
    const previous = calls.at(-1);
    if (previous?.interfaceId !== call.interfaceId || previous.operationId !== call.operationId) calls.push(call);
    // The same status again is another example of the call, no sign that something was not ready.
    else if (previous.answers.at(-1) !== step.answer)
      calls.splice(-1, 1, { ...call, answers: [...previous.answers, step.answer] });
  }
  return calls;
}

function named(interfaceId: string, { call, answer, carries }: FlowCall): Call {
  const [operationId = '', other] = call.split('#').toReversed();
  return { interfaceId: other ?? interfaceId, operationId, answers: [answer], carries };
}
