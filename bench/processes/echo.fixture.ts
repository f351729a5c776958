import { answerParent } from './child.ts';

const tasks = {
  echo: (value: unknown): unknown => value,
  processId: (): number => process.pid,
  fail: (): void => {
    throw new Error('on purpose');
  },
  end: (): void => process.exit(3),
};
export type EchoTasks = typeof tasks;

answerParent(tasks);
