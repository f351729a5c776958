import type { FaultKind } from './fault-kind.ts';
import type { Fault } from './interface.ts';
import { isObject, mapValues, type JsonObject } from '../json.ts';

export { mapValues, type JsonObject };

/** Selects requests: all given properties must hold. */
export interface Selector {
  method?: string;
  /** Matches the path of the request. */
  path?: RegExp;
  /** Matches the query of the request, including the question mark. */
  search?: RegExp;
  /** Value of the Authorization header; null selects requests without one. */
  authorization?: string | null;
  /** Name of a header that is present. */
  header?: string;
  /** Any other condition. */
  is?: (request: Request) => boolean;
}

/** Selects requests also by their bodies: all given properties must hold. */
export interface BodySelector extends Selector {
  /** Matches the body as text. */
  sent?: RegExp;
  /** Tests the JSON object in the body; a request without one is not selected. */
  body?: (sent: JsonObject) => boolean;
}

/** Selects exchanges: all given properties must hold. */
export interface Where extends BodySelector {
  /** Status of the response; `ok` is any 2xx. */
  status?: number | 'ok';
}

export type Change = (response: Response, request: Request) => Response | Promise<Response>;

/** A change that does not depend on the request. */
type Edit<Changed = Response> = (response: Response) => Changed;

/** Wraps the handler of a host, as a fault does. */
export type Wrap = Fault['wrap'];

/** Declares faults by kind and name, each with its sentence and its wrap. */
export function faultsOf(
  kinds: Readonly<Partial<Record<FaultKind, Readonly<Record<string, readonly [says: string, wrap: Wrap]>>>>>,
): Fault[] {
  return (Object.keys(kinds) as FaultKind[]).flatMap((kind) =>
    Object.entries(kinds[kind] ?? {}).map(([name, [says, wrap]]) => ({ name, kind, says, wrap })),
  );
}

/** Sentence and wrap, for {@link faultsOf}: what is selected answers with another status. */
export function answers(what: string, where: Where, status: number): readonly [says: string, wrap: Wrap] {
  return [`${what} answers ${status}.`, onResponse(where, withStatus(status))];
}

/** Declares similar faults of one kind from a table: `faultOf` creates sentence and wrap from a row. */
export function faultsFor<Row>(
  kind: FaultKind,
  table: Readonly<Record<string, Row>>,
  faultOf: (row: Row) => readonly [says: string, wrap: Wrap],
): Fault[] {
  return faultsOf({ [kind]: mapValues(table, faultOf) });
}

const BODILESS = new Set([204, 205, 304]);

/** True if `selector` selects the request. */
export function isSelected(selector: Selector, request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return (
    (selector.method === undefined || selector.method === request.method) &&
    (selector.path === undefined || selector.path.test(pathname)) &&
    (selector.search === undefined || selector.search.test(search)) &&
    (selector.authorization === undefined || selector.authorization === request.headers.get('authorization')) &&
    (selector.header === undefined || request.headers.has(selector.header)) &&
    (selector.is === undefined || selector.is(request))
  );
}

async function isSent({ sent, body }: BodySelector, request: Request): Promise<boolean> {
  if (sent !== undefined && !sent.test(await request.clone().text())) return false;
  if (body === undefined) return true;
  const value = await jsonOf(request);
  return isObject(value) && body(value);
}

/** Applies `changes` in turn to every response that `where` selects. They may read the body of the request. */
export function onResponse(where: Where, ...changes: readonly Change[]): Wrap {
  const { status } = where;
  return (next) => async (request) => {
    if (!isSelected(where, request)) return next(request);
    // A request without a body need not be cloned.
    const copy = request.body === null ? request : request.clone();
    let response = await next(request);
    if (status === 'ok' ? !response.ok : status !== undefined && status !== response.status) return response;
    if (!(await isSent(where, copy))) return response;
    for (const change of changes) response = await change(response, copy);
    return response;
  };
}

/** Replaces the responses that `where` selects by a redirect to `path`, which serves `page` to every caller. */
export function leadingTo(where: Where, path: string, page: () => Response): Wrap {
  return (next) => {
    const redirecting = onResponse(where, withStatus(302), withHeader('location', path), withText(''))(next);
    return (request) => (new URL(request.url).pathname === path ? page() : redirecting(request));
  };
}

/** Replaces the responses that `where` selects by the response to another request. */
export function answeringAs(where: Where, other: (request: Request) => Request): Wrap {
  return (next) => onResponse(where, (_, request) => next(other(request)))(next);
}

/** Finds a resource by a longer number that begins with its number. */
export function findingByBeginning(path: RegExp): Wrap {
  return answeringAs({ method: 'GET', path, status: 404 }, (request) => new Request(beginningOf(request.url), request));
}

/** Cuts the UUID that follows a number in a path: `/vorgaenge/BF4711-6f0c…` becomes `/vorgaenge/BF4711`. */
const beginningOf = (address: string) =>
  address.replace(/(\/\w+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/, '$1');

/** Changes the responses that `where` selects, except the first `from - 1` at each path. */
export function onFurther(where: Where, change: Change, from = 2): Wrap {
  return (next) => {
    const counts = new Map<string, number>();
    return onResponse(where, (response, request) => {
      const { pathname } = new URL(request.url);
      const count = (counts.get(pathname) ?? 0) + 1;
      counts.set(pathname, count);
      return count < from ? response : change(response, request);
    })(next);
  };
}

/** Changes the successful responses to `selector` after a request that `cause` selects has succeeded. */
export function after(cause: Selector, selector: Selector, change: Change): Wrap {
  return (next) => {
    let isOver = false;
    return async (request) => {
      const response = await next(request);
      if (isOver && response.ok && isSelected(selector, request)) return change(response, request);
      isOver ||= response.ok && isSelected(cause, request);
      return response;
    };
  };
}

/** Repeats the first response at each URL that `where` selects. */
export function asAtFirst(where: Where): Wrap {
  return (next) => {
    const first = new Map<string, Response>();
    return onResponse(where, (response, { url }) => {
      const shown = first.get(url) ?? response;
      first.set(url, shown.clone());
      return shown;
    })(next);
  };
}

/** Caches the first success at each URL that `where` selects, and serves it to every caller. */
export function keptForAll(where: Selector): Wrap {
  return (next) => {
    const kept = new Map<string, Response>();
    return async (request) => {
      if (!isSelected(where, request)) return next(request);
      const answer = kept.get(request.url) ?? (await next(request));
      if (answer.ok) kept.set(request.url, answer);
      return answer.clone();
    };
  };
}

/** Gives one of `every` successes that `where` selects another status. */
export function failingNowAndThen(where: Selector, every: number, status = 500): Wrap {
  return (next) => {
    let reads = 0;
    return onResponse({ ...where, status: 'ok' }, (response) =>
      (reads += 1) % every === 0 ? withStatus(status)(response) : response,
    )(next);
  };
}

/** Applies a wrap to some requests only. */
export function onlyFor(isMeant: (request: Request) => boolean | Promise<boolean>, wrap: Wrap): Wrap {
  return (next, clock) => {
    const wrapped = wrap(next, clock);
    return async (request) => ((await isMeant(request)) ? wrapped : next)(request);
  };
}

/** Replaces the requests that `selector` selects before the server gets them. */
export function onRequest(selector: Selector, replace: (request: Request) => Request | Promise<Request>): Wrap {
  return (next) => async (request) => next(isSelected(selector, request) ? await replace(request) : request);
}

/** Rewrites the JSON bodies of the requests that `selector` selects; other bodies stay unchanged. */
export function onRequestJson(selector: Selector, rewrite: (body: unknown) => unknown): Wrap {
  return onRequest(selector, (request) => withRequestJson(request, rewrite));
}

/** Rewrites the JSON objects in the requests that `selector` selects; other bodies stay unchanged. */
export function onDocument(selector: Selector, rewrite: (sent: JsonObject) => unknown): Wrap {
  return onRequestJson(selector, (body) => (isObject(body) ? rewrite(body) : body));
}

/** Removes members from the JSON objects in the requests that `selector` selects. */
export function losing(selector: Selector, isLost: (name: string, value: unknown, sent: JsonObject) => boolean): Wrap {
  return onDocument(selector, (sent) => part(sent, (name, value) => !isLost(name, value, sent)));
}

/** A copy of an object with only the `wanted` members. */
export function part(object: JsonObject, wanted: (name: string, value: unknown) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => wanted(name, value)));
}

/** Rewrites the values of the form fields of the requests that `selector` selects. */
export function onRequestForm(selector: Selector, rewrite: (value: string, name: string) => string): Wrap {
  return onRequest(selector, async (request) => {
    const fields = [...new URLSearchParams(await request.text())].map(([name, value]) => [name, rewrite(value, name)]);
    return sending(request, new URLSearchParams(fields).toString());
  });
}

/** Decodes a whole form that `selector` selects before the server splits it into fields. */
export function decodedFirst(selector: Selector): Wrap {
  return onRequest(selector, async (request) => sending(request, decodeURIComponent(await request.text())));
}

/** Responds to the requests that `selector` selects without calling the server. */
export function instead(selector: BodySelector, answer: (request: Request) => Response): Wrap {
  return (next) => async (request) =>
    isSelected(selector, request) && (await isSent(selector, request)) ? answer(request) : next(request);
}

/** Makes responses that refuse a request with a status and a message. */
export function refusal(status: number, message: string): () => Response {
  return () => Response.json({ message }, { status });
}

/** Replaces the status. */
export function withStatus(status: number): Edit {
  return ({ body, headers }) => new Response(BODILESS.has(status) ? null : body, { status, headers });
}

/** Sets a header. */
export function withHeader(name: string, value: string): Edit {
  return ({ body, status, headers }) =>
    new Response(body, { status, headers: headersWith(headers, { [name]: value }) });
}

/** Removes headers. */
export function withoutHeader(...names: string[]): Edit {
  const removed = Object.fromEntries(names.map((name) => [name, undefined]));
  return ({ body, status, headers }) => new Response(body, { status, headers: headersWith(headers, removed) });
}

/** Replaces body and media type; an empty text means no body. */
export function withText(text: string, mediaType = 'text/plain;charset=UTF-8'): Edit {
  const [body, type] = text === '' ? [null, undefined] : [text, mediaType];
  return ({ status, headers }) =>
    new Response(body, {
      status,
      headers: headersWith(headers, { 'content-length': undefined, 'content-type': type }),
    });
}

/** The JSON value in the body of a message; undefined if it is not JSON. The body can still be read. */
export function jsonOf(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => undefined);
}

/** The JSON object in the body of a message; an empty object if there is none. The body can still be read. */
export async function objectOf(message: Request | Response): Promise<JsonObject> {
  const value = await jsonOf(message);
  return isObject(value) ? value : {};
}

/** Replaces the body by a JSON value. */
export function withJson(value: unknown): Edit {
  return withText(JSON.stringify(value), 'application/json');
}

/** Rewrites the JSON object in the body; other bodies stay unchanged. */
export function withRewrittenJson(rewrite: (body: JsonObject) => unknown): Edit<Promise<Response>> {
  return async (response) => {
    const body = await jsonOf(response);
    return isObject(body) ? withJson(rewrite(body))(response) : response;
  };
}

/** Sets properties of the JSON object in the body; undefined removes one. */
export function withProperties(properties: JsonObject): Edit<Promise<Response>> {
  return withRewrittenJson((body) => ({ ...body, ...properties }));
}

/** Empties the lists that are members of the JSON object in the body. */
export const withEmptyLists: Change = withRewrittenJson((body) =>
  mapValues(body, (value) => (Array.isArray(value) ? [] : value)),
);

/** Moves the URL from Location to Content-Location. */
export const renamedLocation: Change = (response) =>
  withoutHeader('location')(withHeader('content-location', response.headers.get('location') ?? '')(response));

/** Cuts off the last bracket of a JSON body. */
export const cutOff: Change = async (response) =>
  withText((await response.clone().text()).slice(0, -1), 'application/json')(response);

/** A copy of headers with changes; undefined removes one. */
function headersWith(former: Headers, changed: Readonly<Record<string, string | undefined>>): Headers {
  const headers = new Headers(former);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** The same request with changed headers; undefined removes one. */
export function requestWith(request: Request, changed: Readonly<Record<string, string | undefined>>): Request {
  return new Request(request, { headers: headersWith(request.headers, changed) });
}

/** The same request with another body. */
export function sending({ url, method, headers }: Request, body: string): Request {
  return new Request(url, { method, headers: headersWith(headers, { 'content-length': undefined }), body });
}

/** A GET with the headers of a request, at the same URL or at another one. */
export function reading({ url, headers }: Request, address: string | URL = url): Request {
  return new Request(address, { headers });
}

/** Replaces the Authorization header of a request. */
export function withAuthorization(value: string): (request: Request) => Request {
  return (request) => requestWith(request, { authorization: value });
}

/** Declares faults of the responses that `where` selects: by name, with kind, sentence and changes. */
export function faultsAt(
  where: Where,
  faults: Readonly<Record<string, readonly [kind: FaultKind, says: string, ...changes: Change[]]>>,
): Fault[] {
  return Object.entries(faults).map(([name, [kind, says, ...changes]]) => ({
    name,
    kind,
    says,
    wrap: onResponse(where, ...changes),
  }));
}

/** Declares faults that refuse some forms that `selector` selects: by name, the words for these forms, the status, and the condition. */
export function formsRefused(
  selector: Selector,
  forms: Readonly<
    Record<string, readonly [which: string, status: number, isMeant: (text: string, request: Request) => boolean]>
  >,
): Fault[] {
  return faultsFor('too-strict', forms, ([which, status, isMeant]) => [
    `${which} is refused with ${status}.`,
    (next) => async (request) =>
      isSelected(selector, request) && isMeant(await request.clone().text(), request)
        ? Response.json({ message: 'the form is refused' }, { status })
        : next(request),
  ]);
}

/** Whether the media type of a form has a charset. */
export const namesCharset = (_: string, { headers }: Request): boolean =>
  /charset/i.test(headers.get('content-type') ?? '');

/** A copy of `request` with its JSON body rewritten. */
export async function withRequestJson(request: Request, rewrite: (body: unknown) => unknown): Promise<Request> {
  const text = await request.text();
  let body = text;
  try {
    body = JSON.stringify(rewrite(JSON.parse(text)));
  } catch (error) {
    // SyntaxError: not JSON. RangeError: nested too deeply to be serialised. Pass both on to the server unchanged.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
  }
  return sending(request, body);
}
