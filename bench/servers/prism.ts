/** Serves contracts by Prism's own server; a process of its own. */
import { createRequire } from 'node:module';
import type * as PrismServer from '@stoplight/prism-http-server';
import { GENERATED, readContract } from '../../conformance/mock/documents.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { PRISM_CONFIG } from '../../conformance/mock/prism.ts';
import { createLogger, getHttpOperationsFromSpec } from '../../conformance/mock/prism-library.ts';
import { answerParent } from '../processes/answer-parent.ts';

const { createServer } = createRequire(import.meta.url)('@stoplight/prism-http-server') as typeof PrismServer;

const tasks = {
  /** Serves the operations of some contracts by one server, silently. Returns the base URL. */
  serve: async (ids: readonly InterfaceId[]): Promise<string> => {
    const lists = await Promise.all(
      ids.map(async (id) => getHttpOperationsFromSpec(JSON.parse(await readContract(GENERATED, id)) as object)),
    );
    const server = createServer(lists.flat(), {
      components: { logger: createLogger('bench', { enabled: false }) },
      cors: false,
      // As the mocks, so that both do the same work.
      config: PRISM_CONFIG,
    });
    return server.listen(0, '127.0.0.1');
  },
};
export type PrismTasks = typeof tasks;

answerParent(tasks);
