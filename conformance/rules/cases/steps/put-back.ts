import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { remembers, sendForEffect, type Effect } from './effect.ts';

/** How to take a change of a case back. */
export interface Reversal {
  /** What is changed, as the report names it. */
  what: string;
  /** Whether it could be read what was there before. */
  isKnown: boolean;
  /** The body that takes the change back, should it have been made once; undefined when there is nothing to take back. */
  undo: unknown;
  /** The body that takes back what a record still shows of the change; undefined when it shows nothing of it. */
  rest(record: unknown): unknown;
  /** Reads the record. */
  read(): Promise<Answer>;
  /** Sends a body that takes something back. */
  send(body: unknown): Promise<Answer>;
}

/**
 * Changes a case for as long as `look` looks at it. The change is taken back at once, and looked after in the end: an
 * answer that is lost says neither whether the change was made nor how often.
 *
 * @param change - sends the change
 */
export async function changeForAWhile<T>(
  context: StepContext,
  reversal: Reversal,
  change: () => Promise<Answer>,
  look: (answer: Answer) => Promise<T>,
): Promise<T> {
  let effect: Effect = 'none';
  if (remembers(context)) {
    context.cleanup(async () => {
      if (effect !== 'none') await settle(context, reversal);
    });
  }
  try {
    return await look(await sendForEffect(change, (known) => (effect = known)));
  } finally {
    // What fails now is tried once more in the end.
    await takeBack(reversal, effect).catch(() => undefined);
  }
}

async function takeBack(reversal: Reversal, effect: Effect): Promise<void> {
  if (!reversal.isKnown || effect === 'none') return;
  const undo = effect === 'made' ? reversal.undo : reversal.rest(recordIn(await reversal.read()));
  if (undo !== undefined) await reversal.send(undo);
}

/** Puts back what is not as it was when all rules are judged. */
async function settle(context: StepContext, reversal: Reversal): Promise<void> {
  const complain = (why: string): never => {
    throw new Error(`case ${context.fixture('cases', 'vorgangsNummer')}: ${reversal.what} ${why}`);
  };
  if (!reversal.isKnown) complain('was changed, and what was there before could not be read');
  const read = async () => recordIn(await reversal.read().catch(() => undefined));
  const isBack = (record: unknown) => record !== undefined && reversal.rest(record) === undefined;
  let record = await read();
  if (record !== undefined && !isBack(record)) {
    await reversal.send(reversal.rest(record)).catch(() => undefined);
    record = await context.poll(read, isBack);
  }
  if (record === undefined) complain('cannot be read any more; look whether it is as it was');
  if (!isBack(record)) complain('was changed, and did not come back');
}

function recordIn(answer: Answer | undefined): unknown {
  return answer !== undefined && SUCCESS.has(answer.status) ? answer.json() : undefined;
}
