import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Ports below the ephemeral range: a client that retries an ephemeral port on its own machine may be assigned that port, and connect to
 * itself.
 */
const [LOWEST, HIGHEST] = [15_000, 31_000];

let next = LOWEST + (process.pid % (HIGHEST - LOWEST));

/**
 * Finds consecutive free ports on 127.0.0.1, for programs that cannot choose ports; different ones on each call.
 *
 * @param count - number of ports
 * @returns the first port
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
