import { CLIENT_ERROR, SUCCESS, Unanswered, type Answer, type StepContext } from '../../engine.ts';
import { keepsState } from '../../steps/state.ts';

/** What is known of the effect of a request. */
export type Effect = 'none' | 'made' | 'unknown';

/**
 * Sends a request that has an effect.
 *
 * @param tell - told what is known of the effect, also when no answer comes
 * @throws Inconclusive when there is no answer
 */
export async function sendForEffect(send: () => Promise<Answer>, tell: (effect: Effect) => void): Promise<Answer> {
  try {
    const answer = await send();
    tell(effectOf(answer));
    return answer;
  } catch (error) {
    // Anything else, such as a missing token, means that nothing was sent.
    if (error instanceof Unanswered) tell('unknown');
    throw error;
  }
}

/** What cannot be taken back: the rule that it is for, by its name without the interface, and what is so afterwards, as a sentence. */
interface ForGood {
  rule: string;
  done: string;
}

/**
 * Sends what cannot be taken back, and says so in the report.
 *
 * @throws Inconclusive when there is no answer
 * @throws Skipped when the rule that it is for is left out
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
    // v1 has no such rule: what it takes all the same is reported by the rule that found it.
    const owner = context.interface === 'cases-v1' ? undefined : rule;
    context.leave(effect === 'made' ? done : `perhaps ${done}: there was no definite answer`, owner);
  });
}

function effectOf({ status }: Answer): Effect {
  if (SUCCESS.has(status)) return 'made';
  return CLIENT_ERROR.has(status) ? 'none' : 'unknown';
}
