import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * The range of ports, below those that systems assign themselves: a client that keeps trying to reach an assigned port on its own machine
 * may get that port itself, and so connect to itself.
 */
const [LOWEST, HIGHEST] = [15_000, 31_000];

let next = LOWEST + (process.pid % (HIGHEST - LOWEST));

/**
 * Finds consecutive ports on 127.0.0.1 that are free now, for programs that cannot choose themselves; different ones at each call.
 *
 * @param count - how many
 * @returns the first of them
 */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    if (next + count > HIGHEST) next = LOWEST;
    const first = next;
    next += count;
    const servers: Server[] = [];
    try {
      for (let port = first; port < next; port += 1) servers.push(await open(port));
      return first;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    } finally {
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    }
  }
}

async function open(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
