import type { CallInit } from '../common/caller.ts';
import { read, type Following } from '../common/redirects.ts';

export { onceKnown } from '../common/just-made.ts';

/** Reads a URL like `read`, and frees the connection after a failure, whose body is not read. */
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
