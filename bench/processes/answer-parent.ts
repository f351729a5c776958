/** What a parent asks of a child. */
export interface Question {
  id: number;
  task: string;
  input: unknown;
}

/** What a child answers. */
export type Reply = { id: number; value: unknown } | { id: number; error: string };

/** The tasks of a child, by name: what each takes and returns, both of which can be cloned. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Carries out the tasks that the parent of this process asks for, one after the other, until the parent goes away. */
export function answerParent(tasks: Tasks): void {
  let last: Promise<void> = Promise.resolve();
  process.on('message', (question: Question) => {
    last = last.then(async () => {
      process.send?.(await replyTo(question, tasks));
    });
  });
  process.once('disconnect', () => process.exit());
}

async function replyTo({ id, task, input }: Question, tasks: Tasks): Promise<Reply> {
  try {
    const run = tasks[task];
    if (run === undefined) throw new RangeError(`there is no task ${task}`);
    return { id, value: await run(input as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
