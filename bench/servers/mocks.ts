/** Serves the mocks, or contracts by Prism's own server, in a separate process. */
import { createRequire } from 'node:module';
import type * as PrismServer from '@stoplight/prism-http-server';
import { GENERATED, readContract } from '../../conformance/mock/documents.ts';
import { startMocks } from '../../conformance/mock/index.ts';
import { PRISM_CONFIG } from '../../conformance/mock/prism.ts';
import { getHttpOperationsFromSpec, silent } from '../../conformance/mock/prism-library.ts';
import type { Host, InterfaceId } from '../../generated/platform.ts';
import { answerParent } from '../processes/child.ts';

const tasks = {
  /** Serves the mocks of all interfaces. Returns the base URL of each host. */
  mocks: async (): Promise<Record<Host, string>> => (await startMocks({ port: 0 })).hosts,
  /** Serves the operations of contracts by one silent Prism server. Returns the base URL. */
  prism: async (ids: readonly InterfaceId[]): Promise<string> => {
    const { createServer } = createRequire(import.meta.url)('@stoplight/prism-http-server') as typeof PrismServer;
    const lists = await Promise.all(
      ids.map(async (id) => getHttpOperationsFromSpec(JSON.parse(await readContract(GENERATED, id)) as object)),
    );
    const server = createServer(lists.flat(), {
      components: { logger: silent },
      cors: false,
      // The settings of the mocks, so that both do the same work.
      config: PRISM_CONFIG,
    });
    return server.listen(0, '127.0.0.1');
  },
};
export type MocksTasks = typeof tasks;

answerParent(tasks);
