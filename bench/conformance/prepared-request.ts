import { request } from 'undici';
import { INTERFACES, type InterfaceId } from '../../conformance/kit/interfaces.ts';
import type { Answered, Deployed } from '../peers/dredd/judge.ts';

/** A request that succeeds on one deployment, with credentials, identifiers and body: what the peers are given to send. */
export interface PreparedRequest {
  interface: InterfaceId;
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  method: string;
  /** Absolute. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Status that the answer had. */
  status: number;
}

/** A report takes a few looks to get ready. */
const REPETITIONS = 4;

/** Those that succeed in the same way however often they are sent: a report gets ready meanwhile, and a session can be closed once. */
export async function repeatable(requests: readonly PreparedRequest[]): Promise<readonly PreparedRequest[]> {
  let steady = requests;
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const statuses = new Map<PreparedRequest, number>();
    for (const one of steady) statuses.set(one, await statusOf(one));
    steady = steady.filter((one) => statuses.get(one) === one.status);
  }
  return steady;
}

async function statusOf({ method, url, headers, body }: PreparedRequest): Promise<number> {
  const answer = await request(url, { method, headers, body: body === '' ? null : body });
  await answer.body.dump();
  return answer.statusCode;
}

/** What Dredd has sent with success, one request for each operation. */
export function preparedRequests(answered: readonly Answered[], { urls }: Deployed): PreparedRequest[] {
  const byOperation = new Map<string, PreparedRequest>();
  for (const { interface: id, key, succeeds, transaction } of answered) {
    const { request: sent, fullPath, real } = transaction;
    const status = real?.statusCode ?? 0;
    const place = `${id} ${key}`;
    if (!succeeds || status >= 400 || status === 0 || byOperation.has(place)) continue;
    const headers = Object.fromEntries(Object.entries(sent.headers).filter(([name]) => name !== 'Content-Length'));
    const url = `${urls[INTERFACES[id]]}${fullPath}`;
    byOperation.set(place, { interface: id, key, method: sent.method, url, headers, body: sent.body, status });
  }
  return [...byOperation.values()];
}
