/** Serves contracts by Prism's own server; a process of its own. */
import { createRequire } from 'node:module';
import type * as PrismServer from '@stoplight/prism-http-server';
import { GENERATED, readGenerated } from '../../conformance/mock/documents.ts';
import type { InterfaceId } from '../../conformance/mock/hosts.ts';
import { createLogger, getHttpOperationsFromSpec } from '../../conformance/mock/prism-library.ts';
import { answerParent } from '../processes/answer-parent.ts';

const { createServer } = createRequire(import.meta.url)('@stoplight/prism-http-server') as typeof PrismServer;

const tasks = {
  /** Serves the operations of some contracts by one server, silently. Returns the base URL. */
  serve: async (ids: readonly InterfaceId[]): Promise<string> => {
    const lists = await Promise.all(
      ids.map(async (id) =>
        getHttpOperationsFromSpec(JSON.parse(await readGenerated(GENERATED, id, 'openapi.json')) as object),
      ),
    );
    const server = createServer(lists.flat(), {
      components: { logger: createLogger('bench', { enabled: false }) },
      cors: false,
      config: {
        isProxy: false,
        checkSecurity: true,
        validateRequest: true,
        // As the mocks: an answer from the contract need not be held against it.
        validateResponse: false,
        errors: false,
        upstreamProxy: undefined,
        mock: { dynamic: false },
      },
    });
    return server.listen(0, '127.0.0.1');
  },
};
export type PrismTasks = typeof tasks;

answerParent(tasks);
