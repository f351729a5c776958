import { asking, isAsked, reading } from '../../reference/faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { DeclaredAnswer, Operation } from './contract.ts';
import type { Credentialed, MutantTools, MutantWrap } from './mutant.ts';
import { readRequest, type AskedRequest, type Part } from './parts.ts';

/** Answers the requests of an operation with `answer`; all others go to the next handler. */
function answering(
  operation: Operation,
  answer: (request: Request, next: Handler, tools: MutantTools) => Promise<Response>,
): MutantWrap {
  return (next, tools) => async (request) =>
    isAsked(operation, request) ? answer(request, next, tools) : next(request);
}

/** Answers refused requests as if they had the right credential. */
export function withoutAuthentication(operation: Operation, status: number, came: Credentialed): MutantWrap {
  return answering(operation, async (request, next, { changed, credential }) => {
    if (cameWith(operation, request) !== came) return next(request);
    const again = request.clone();
    const refusal = await next(request);
    if (refusal.status !== status) return refusal;
    const headers = (await credential()).map(([name, value]) => [name, value] as const);
    const answer = await next(asking(again, Object.fromEntries(headers)));
    return answer.status === status ? answer : changed(answer);
  });
}

/** Tells whether a request has all credential headers of its operation. */
export function cameWith({ credentialHeaders }: Operation, { headers }: Request): Credentialed {
  return credentialHeaders.every((name) => (headers.get(name) ?? '') !== '') ? 'with' : 'without';
}

/**
 * Replaces some answers of an operation, but keeps headers that do not depend on the body, such as a trace id or the limits of calls.
 *
 * @param isMeant - selects answers by the request and the status
 */
export function answeringInstead(
  operation: Operation,
  isMeant: (request: AskedRequest, status: number) => boolean,
  instead: Response,
): MutantWrap {
  return answering(operation, async (request, next, { changed }) => {
    const asked = await readRequest(request);
    const answer = await next(request);
    return isMeant(asked, answer.status) ? changed(inPlaceOf(answer, instead)) : answer;
  });
}

/** A copy of `instead` with those headers of another answer that describe neither its body nor an address. */
export function inPlaceOf({ headers: old }: Response, instead: Response): Response {
  const answer = instead.clone();
  for (const [name, value] of old) {
    if (!/^(content-.*|location|set-cookie)$/.test(name) && !answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

/** Ignores a part of requests: answers as if it had been left out. */
export function ignoringPart(operation: Operation, part: Part): MutantWrap {
  return answering(operation, async (request, next, { changed }) => {
    const asked = await readRequest(request);
    if (!part.isIn(asked) || part.without === undefined) return next(request);
    const { url, headers, text } = part.without(asked);
    return changed(await next(new Request(url, { method: request.method, headers, body: text === '' ? null : text })));
  });
}

/** The answer that a contract shows for a status, made of its examples. */
export function shownAnswer(status: number, { headers, mediaType, example }: DeclaredAnswer): Response {
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  const response = mediaType === undefined ? new Response(null, { status }) : new Response(text ?? '', { status });
  if (mediaType !== undefined) response.headers.set('content-type', mediaType);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * Answers reads of an operation as they were answered before the last write to the interface. Before a write, the address that
 * is written to is read, if it is one of the operation.
 */
export function staleAfter(operation: Operation, writes: readonly Operation[]): MutantWrap {
  return (next, { changed }) => {
    const latest = new Map<string, Response>();
    let stale = new Map<string, Response>();
    const keyOf = (request: Request) => JSON.stringify([request.url, ...credentialOf(operation, request)]);
    const read = async (request: Request) => {
      const answer = await next(request);
      latest.set(keyOf(request), answer.clone());
      return answer;
    };
    return async (request) => {
      if (isAsked(operation, request)) {
        const answer = await read(request);
        const old = stale.get(keyOf(request));
        if (old === undefined || (await saysTheSame(old, answer))) return answer;
        return changed(old.clone());
      }
      if (!writes.some((write) => isAsked(write, request))) return next(request);
      if (operation.path.test(new URL(request.url).pathname)) await read(reading(request));
      stale = new Map(latest);
      return next(request);
    };
  };
}

const credentialOf = ({ credentialHeaders }: Operation, { headers }: Request) =>
  credentialHeaders.map((name) => headers.get(name));

/** Compares two answers without their headers: trace ids and counts of calls always differ. */
const saysTheSame = async (one: Response, other: Response) =>
  one.status === other.status && (await one.clone().text()) === (await other.clone().text());
