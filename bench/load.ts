import { createRequire } from 'node:module';

/** A request to send repeatedly. */
export interface Call {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Number of connections, each with one request in flight. */
export const CONNECTIONS = 10;

/** Duration of a measurement. */
export const LOAD_SECONDS = 1;

interface LoadResult {
  errors: number;
  timeouts: number;
  non2xx: number;
  requests: { total: number };
  /** Seconds. */
  duration: number;
}

type Autocannon = (options: object) => Promise<LoadResult>;

/**
 * Requests per second of a server, measured by autocannon.
 *
 * @param base - base URL
 * @throws Error if a response is not successful: errors are faster, and would improve the figure
 */
export async function requestsPerSecond(base: string, { path, method, headers, body }: Call): Promise<number> {
  const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;
  const { errors, timeouts, non2xx, requests, duration } = await autocannon({
    url: `${base}${path}`,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
  });
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${method} ${base}${path}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`);
  }
  return Math.round(requests.total / duration);
}
