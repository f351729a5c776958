import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LOADER } from '../loader.ts';
import type { Outcomes, Task, TaskKind } from './tasks.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Performs tasks on all cores. Each process takes the next task when it has finished one.
 *
 * @param onDone - called after each task
 * @returns the outcomes, in the order of the tasks
 * @throws Error when a task fails, which ends its process
 */
export async function performAll(tasks: readonly Task[], onDone: () => void = () => {}): Promise<Outcomes[TaskKind][]> {
  const outcomes = new Array<Outcomes[TaskKind]>(tasks.length);
  const queue = tasks.entries();
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () =>
    fork(WORKER, { execArgv: ['--max-semi-space-size=64', ...LOADER] }),
  );
  const workOff = async (worker: ChildProcess) => {
    for (const [index, task] of queue) {
      outcomes[index] = await askProcess(worker, task, `${task.kind} ${task.subject}`);
      onDone();
    }
  };
  try {
    await Promise.all(workers.map(workOff));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return outcomes;
}

/**
 * Sends a message to a process, and waits for its reply.
 *
 * @param what - the name of the work, for the error
 * @throws Error when the process ends instead
 */
export function askProcess<Answer>(asked: ChildProcess, message: object, what: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${what}: the process ended with ${code}`));
    asked.once('exit', ended).once('message', (answer) => {
      asked.off('exit', ended);
      resolve(answer as Answer);
    });
    asked.send(message);
  });
}
