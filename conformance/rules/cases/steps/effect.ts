import { CLIENT_ERROR, SUCCESS, Unanswered, type Answer, type StepContext } from '../../engine.ts';
import { keepsState } from '../../steps/state.ts';

/** Whether a request has changed something. */
export type Effect = 'none' | 'made' | 'unknown';

/**
 * Sends a request that changes something.
 *
 * @param report - called with the effect, even if no response arrives
 * @throws Inconclusive when there is no response
 */
export async function sendForEffect(send: () => Promise<Answer>, report: (effect: Effect) => void): Promise<Answer> {
  try {
    const answer = await send();
    report(effectOf(answer));
    return answer;
  } catch (error) {
    // Other errors, such as a missing token, mean that nothing was sent.
    if (error instanceof Unanswered && error.mayBeDone) report('unknown');
    throw error;
  }
}

/** A change that cannot be undone. */
interface ForGood {
  /** Name, without the interface, of the rule that needs it. */
  rule: string;
  /** The result, as a sentence. */
  done: string;
}

/**
 * Sends a change that cannot be undone, and mentions it in the report.
 *
 * @throws Inconclusive when there is no response
 * @throws Skipped when the rule that needs it is excluded
 */
export async function sendForGood(
  context: StepContext,
  { rule, done }: ForGood,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const excluded = context.exclusionOf(rule);
  if (excluded !== undefined) throw excluded;
  return sendForEffect(send, (effect) => {
    if (effect === 'none' || !keepsState(context)) return;
    // v1 has no such rule: if it accepts the change, the rule that is judged reports it.
    const owner = context.interface === 'cases-v1' ? undefined : rule;
    context.leave(effect === 'made' ? done : `perhaps ${done}: there was no definite response`, owner);
  });
}

function effectOf({ status }: Answer): Effect {
  if (SUCCESS.has(status)) return 'made';
  return CLIENT_ERROR.has(status) ? 'none' : 'unknown';
}
