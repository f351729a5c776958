/** Serves a contract by Mockoon; a process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenApiConverter } from '@mockoon/commons';
import { MockoonServer } from '@mockoon/commons-server';
import { GENERATED, readGenerated } from '../../conformance/mock/documents.ts';
import type { InterfaceId } from '../../conformance/mock/hosts.ts';
import { answerParent } from '../processes/answer-parent.ts';

const tasks = {
  /** Serves the environment that Mockoon makes of a contract; returns the base URL. */
  serve: async (id: InterfaceId): Promise<string> => {
    const contract = await readGenerated(GENERATED, id, 'openapi.json');
    const environment = await new OpenApiConverter().convertFromOpenAPI(contract);
    if (environment === null) throw new Error(`Mockoon makes nothing of the contract of ${id}`);
    const mockoon = new MockoonServer(environment, { enableAdminApi: false, maxTransactionLogs: 1 });
    // Without a listener its errors would end the process.
    mockoon.on('error', (code, error) => console.error(code, error));
    const server = createServer(mockoon.createRequestListener());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};
export type MockoonTasks = typeof tasks;

answerParent(tasks);
