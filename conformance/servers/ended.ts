import { STATUS_CODES } from 'node:http';
import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { pathPattern } from '../contracts/path-pattern.ts';
import type { Handler } from './handler.ts';

/** The interfaces with a last day. */
export const ENDING: readonly InterfaceId[] = INTERFACE_IDS.filter((id) => INTERFACES[id].sunset !== undefined);

/** Possible statuses of an interface that has ended; the sources name none. */
export const ENDED_STATUSES = [410, 404, 403] as const;

/** The interfaces that are served as after their last day, with the status of their responses. */
export type Ended = Readonly<Partial<Record<InterfaceId, (typeof ENDED_STATUSES)[number]>>>;

export interface EndedAnswer {
  status: number;
  body: { message: string; error: string | undefined };
}

/** All interfaces with a last day, ended with one status. */
export function allEnded(status: (typeof ENDED_STATUSES)[number]): Ended {
  return Object.fromEntries(ENDING.map((id) => [id, status]));
}

/**
 * The responses of a host on the paths of interfaces that have ended, regardless of method and credential, since nothing is left to check
 * them.
 *
 * @returns a function that returns the response for a path; undefined if it belongs to no ended interface
 */
export function endedAnswers(host: Host, ended: Ended): (path: string) => EndedAnswer | undefined {
  const gone = SERVED_BY[host].flatMap((id) => {
    const status = ended[id];
    if (status === undefined) return [];
    const { title, sunset } = INTERFACES[id];
    const lastDay = sunset === undefined ? '' : `; its last day is ${sunset}`;
    const body = { message: `${title} has ended${lastDay}`, error: STATUS_CODES[status] };
    return OPERATIONS[id].map(({ path }) => ({ pattern: pathPattern(path), answer: { status, body } }));
  });
  return (path) => gone.find(({ pattern }) => pattern.test(path))?.answer;
}

/** Wraps the handler of a host on which these interfaces have ended. */
export function withEnded(next: Handler, host: Host, ended: Ended): Handler {
  if (SERVED_BY[host].every((id) => ended[id] === undefined)) return next;
  const answerTo = endedAnswers(host, ended);
  const handler = (request: Request) => {
    const answer = answerTo(new URL(request.url).pathname);
    return answer === undefined ? next(request) : Response.json(answer.body, { status: answer.status });
  };
  return next.readsOnly === true ? Object.assign(handler, { readsOnly: true } as const) : handler;
}
