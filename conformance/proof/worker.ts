/** A process of the proof: performs one task after the other, and answers each with its result. */
import { performTask, type Task } from './tasks.ts';

process.on('message', (task: Task) => {
  void performTask(task).then((outcome) => process.send?.(outcome));
});
