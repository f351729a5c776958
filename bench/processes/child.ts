import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { LOADER } from '../../conformance/loader.ts';

/** Absolute path of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A separate process that runs tasks. */
export interface Child<Own extends Tasks> {
  /**
   * Runs a task.
   *
   * @throws Error with the message of the child if the task failed, or if the child has ended
   */
  ask<Task extends keyof Own & string>(
    task: Task,
    ...input: Parameters<Own[Task]>
  ): Promise<Awaited<ReturnType<Own[Task]>>>;
  /** Ends the process. */
  stop(): Promise<void>;
}

/**
 * Starts a script that calls `answerParent` in a separate process, with its own event loop.
 *
 * @param script - relative to the root of the repository
 */
export function startChild<Own extends Tasks>(script: string): Child<Own> {
  const child = fork(resolve(ROOT, script), [], {
    cwd: ROOT,
    execArgv: [...LOADER],
    serialization: 'advanced',
    // Show only the error output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Replies come in the order of the tasks.
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

/** Runs the tasks that the parent process requests, one at a time, until it disconnects. */
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
