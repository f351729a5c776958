import type { CallInit } from '../common/caller.ts';
import { read, type Following } from '../common/redirects.ts';

export { onceKnown } from '../common/just-made.ts';

/** Reads an address as `read` does, and frees the connection of a failure, whose body nobody reads. */
export async function readAddress(
  address: string,
  base: URL,
  credential: () => Promise<HeadersInit>,
  { fetch: send, signal }: CallInit,
  nextOf: Following['nextOf'],
): Promise<Response> {
  const response = await read(new URL(address), base, credential, signal, { send, nextOf });
  if (!response.ok) void response.body?.cancel().catch(() => undefined);
  return response;
}
