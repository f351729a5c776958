import { Agent } from 'undici';
import type { WireRequest } from '../../conformance/engine/transport.ts';
import { timed } from '../rounds.ts';

/**
 * Sends requests with undici, one at a time per connection, and reads the responses without judging them: the minimum time of a suite with
 * these requests.
 *
 * @param concurrency - number of connections
 * @returns milliseconds from the first request to the last response
 */
export async function replay(requests: readonly WireRequest[], concurrency: number): Promise<number> {
  const agent = new Agent({ connections: concurrency });
  const queue = requests.values();
  const sendRest = async () => {
    for (const { method, url, headers, body } of queue) {
      const { origin, pathname, search } = new URL(url);
      const response = await agent.request({
        origin,
        path: pathname + search,
        method,
        headers: headers.flatMap(([name, value]) => [name, value]),
        body: body ?? null,
      });
      await response.body.text();
    }
  };
  try {
    return await timed(() => Promise.all(Array.from({ length: concurrency }, sendRest)));
  } finally {
    await agent.destroy();
  }
}
