import { createRequire } from 'node:module';

/** A request that is sent again and again. */
export interface Call {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Connections of the load, each with one request under way. */
export const CONNECTIONS = 10;

/** How long one measurement lasts, in seconds. */
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
 * Requests per second that a server answers to autocannon.
 *
 * @param base - base URL
 * @throws Error when an answer is no success: refusals are quicker, and would improve the figure
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
