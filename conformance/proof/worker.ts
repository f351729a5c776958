/** A process of the proof: performs tasks in turn, and sends the result of each. */
import { performTask, type Task } from './tasks.ts';

process.on('message', (task: Task) => {
  void performTask(task).then((outcome) => process.send?.(outcome));
});
