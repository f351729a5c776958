import { requestWith, isSelected, reading } from '../../reference/faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { DeclaredAnswer, Operation } from './contract.ts';
import type { Credentialed, MutantTools, MutantWrap } from './mutant.ts';
import { readRequest, type RequestContent, type Part } from './parts.ts';

/** Responds to the requests of an operation with `answer`; passes all others on. */
function answering(
  operation: Operation,
  answer: (request: Request, next: Handler, tools: MutantTools) => Promise<Response>,
): MutantWrap {
  return (next, tools) => async (request) =>
    isSelected(operation, request) ? answer(request, next, tools) : next(request);
}

/** Responds to refused requests as if they had the right credential. */
export function withoutAuthentication(operation: Operation, status: number, came: Credentialed): MutantWrap {
  return answering(operation, async (request, next, { changed, credential }) => {
    if (cameWith(operation, request) !== came) return next(request);
    const again = request.clone();
    const refusal = await next(request);
    if (refusal.status !== status) return refusal;
    const headers = (await credential()).map(([name, value]) => [name, value] as const);
    const answer = await next(requestWith(again, Object.fromEntries(headers)));
    return answer.status === status ? answer : changed(answer);
  });
}

/** Tells whether a request has all credential headers of its operation. */
export function cameWith({ credentialHeaders }: Operation, { headers }: Request): Credentialed {
  return credentialHeaders.every((name) => (headers.get(name) ?? '') !== '') ? 'with' : 'without';
}

/**
 * Replaces some responses of an operation, but keeps headers that do not depend on the body, such as trace id and rate limit.
 *
 * @param isMeant - selects responses by request and status
 */
export function answeringInstead(
  operation: Operation,
  isMeant: (request: RequestContent, status: number) => boolean,
  instead: Response,
): MutantWrap {
  return answering(operation, async (request, next, { changed }) => {
    const asked = await readRequest(request);
    const answer = await next(request);
    return isMeant(asked, answer.status) ? changed(inPlaceOf(answer, instead)) : answer;
  });
}

/** A copy of `instead` with the headers of another response, except those about body, location and cookies. */
export function inPlaceOf({ headers: old }: Response, instead: Response): Response {
  const answer = instead.clone();
  for (const [name, value] of old) {
    if (!/^(content-.*|location|set-cookie)$/.test(name) && !answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

/** Ignores a part of requests: responds as if it were missing. */
export function ignoringPart(operation: Operation, part: Part): MutantWrap {
  return answering(operation, async (request, next, { changed }) => {
    const asked = await readRequest(request);
    if (!part.isIn(asked) || part.without === undefined) return next(request);
    const { url, headers, text } = part.without(asked);
    return changed(await next(new Request(url, { method: request.method, headers, body: text === '' ? null : text })));
  });
}

/** The response for a status, built from the examples of the contract. */
export function shownAnswer(status: number, { headers, mediaType, example }: DeclaredAnswer): Response {
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  const response = mediaType === undefined ? new Response(null, { status }) : new Response(text ?? '', { status });
  if (mediaType !== undefined) response.headers.set('content-type', mediaType);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * Responds to reads of an operation with the response from before the last write to the interface. Before a write, reads the URL of the
 * write if it belongs to the operation.
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
      if (isSelected(operation, request)) {
        const answer = await read(request);
        const old = stale.get(keyOf(request));
        if (old === undefined || (await saysTheSame(old, answer))) return answer;
        return changed(old.clone());
      }
      if (!writes.some((write) => isSelected(write, request))) return next(request);
      if (operation.path.test(new URL(request.url).pathname)) await read(reading(request));
      stale = new Map(latest);
      return next(request);
    };
  };
}

const credentialOf = ({ credentialHeaders }: Operation, { headers }: Request) =>
  credentialHeaders.map((name) => headers.get(name));

/** Compares two responses without their headers, since trace ids and rate limits always differ. */
const saysTheSame = async (one: Response, other: Response) =>
  one.status === other.status && (await one.clone().text()) === (await other.clone().text());
