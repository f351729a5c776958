/** Serves the mocks of all interfaces; a process of its own. */
import { startMocks } from '../../conformance/mock/index.ts';
import type { Host } from '../../generated/platform.ts';
import { answerParent } from '../processes/answer-parent.ts';

const tasks = {
  /** Returns the base URL of each host. */
  serve: async (): Promise<Record<Host, string>> => (await startMocks({ port: 0 })).hosts,
};
export type MocksTasks = typeof tasks;

answerParent(tasks);
