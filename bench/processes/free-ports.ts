import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Where ports are looked for. Below what systems hand out by themselves: whoever tries again and again to reach such a port on its own
 * machine may be given that very port, and so reach itself.
 */
const [LOWEST, HIGHEST] = [15_000, 31_000];

let next = LOWEST + (process.pid % (HIGHEST - LOWEST));

/**
 * Finds ports in a row on 127.0.0.1 that are free now, for programs that cannot choose by themselves; other ones at each call.
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
