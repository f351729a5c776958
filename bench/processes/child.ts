import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { LOADER } from '../../conformance/loader.ts';

/** Absolute path of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A process of its own that carries out tasks. */
export interface Child<Own extends Tasks> {
  /**
   * Asks for a task.
   *
   * @throws Error with the message of the child when the task failed, or when the child has ended
   */
  ask<Task extends keyof Own & string>(
    task: Task,
    ...input: Parameters<Own[Task]>
  ): Promise<Awaited<ReturnType<Own[Task]>>>;
  /** Ends the process. */
  stop(): Promise<void>;
}

/**
 * Starts a script that calls `answerParent` in a process of its own, so that it has its own event loop.
 *
 * @param script - relative to the root of the repository
 */
export function startChild<Own extends Tasks>(script: string): Child<Own> {
  const child = fork(resolve(ROOT, script), [], {
    cwd: ROOT,
    execArgv: [...LOADER],
    serialization: 'advanced',
    // Only errors matter of what peers print.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Tasks are answered in their order.
  const waiting: ((reply: Reply) => void)[] = [];
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      for (const settle of waiting.splice(0)) settle({ error: `${script} ended (${signal ?? code ?? '?'})` });
      done();
    });
  });
  child.on('message', (reply: Reply) => waiting.shift()?.(reply));
  return {
    ask: (task, input?: unknown) =>
      new Promise((done, fail) => {
        if (!child.connected) throw new Error(`${script} has ended`);
        waiting.push((reply) => {
          if ('error' in reply) fail(new Error(reply.error));
          else done(reply.value as Awaited<ReturnType<Own[typeof task]>>);
        });
        child.send({ task, input } satisfies Question);
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A message of the parent. */
interface Question {
  task: string;
  input: unknown;
}

/** A message of the child. */
type Reply = { value: unknown } | { error: string };

/** The tasks of a child by name; inputs and results must be cloneable. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Carries out the tasks that the parent process asks for, one after the other, until the parent disconnects. */
export function answerParent(tasks: Tasks): void {
  let last: Promise<void> = Promise.resolve();
  process.on('message', (question: Question) => {
    last = last.then(async () => {
      process.send?.(await replyTo(question, tasks));
    });
  });
  process.once('disconnect', () => process.exit());
}

async function replyTo({ task, input }: Question, tasks: Tasks): Promise<Reply> {
  try {
    const run = tasks[task];
    if (run === undefined) throw new RangeError(`there is no task ${task}`);
    return { value: await run(input as never) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
