import { startMocks } from '../mock/index.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';
import { serveUntilStopped, type ServeFlags } from './serve.ts';

/** Serves the mocks of all interfaces until it is stopped. */
export function mockCommand({ port = 4010, host }: ServeFlags, io: Io): Promise<void> {
  return serveUntilStopped(
    io,
    () => startMocks({ port, host }),
    ({ rows }) => {
      const lines = rows.map((row) => [row.host, row.url, String(row.operations), row.interfaces.join(', ')]);
      return `${table(['host', 'address', 'operations', 'interfaces'], lines)}\n\nStop with Ctrl-C.`;
    },
  );
}
