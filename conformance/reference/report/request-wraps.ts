import { onRequestJson, type JsonObject, type Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';

async function bodyIn(request: Request): Promise<JsonObject | undefined> {
  const read = await readJson(request, ['application/json']);
  return read.ok && isObject(read.value) ? read.value : undefined;
}

/** Answers `status` to the requests which would be accepted, and whose body `concerns`. */
export function requestAnswers(status: number, concerns: (body: JsonObject, path: string) => boolean): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    if (response.status !== 202) return response;
    const body = await bodyIn(copy);
    if (body === undefined || !concerns(body, new URL(request.url).pathname)) return response;
    return Response.json({ message: 'the request cannot be met', error: 'refused' }, { status });
  };
}

/** Lays a wrap over the requests whose body `concerns`. */
export function onBody(concerns: (body: JsonObject) => boolean, wrap: Wrap): Wrap {
  return (next) => {
    const wrapped = wrap(next);
    return async (request) => {
      const body = request.method === 'POST' ? await bodyIn(request.clone()) : undefined;
      return body !== undefined && concerns(body) ? wrapped(request) : next(request);
    };
  };
}

/** Answers `status` instead of the 400 to the requests whose body carries `name` alone. */
export function badRequestAnswers(status: number, name: string): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    if (response.status !== 400) return response;
    const body = await bodyIn(copy);
    if (body === undefined || Object.keys(body).join() !== name) return response;
    return new Response(response.body, { status, headers: response.headers });
  };
}

/** Answers `status` instead of the 400 to the requests whose body is no JSON object. */
export function unusableAnswers(status: number): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    const unusable = response.status === 400 && (await bodyIn(copy)) === undefined;
    return unusable ? new Response(response.body, { status, headers: response.headers }) : response;
  };
}

/** Takes a body which `concerns` for an empty object. */
export function takenForEmpty(concerns: (body: string, path: string) => boolean): Wrap {
  return (next) => async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || !concerns(await request.clone().text(), pathname)) return next(request);
    const headers = new Headers(request.headers);
    headers.set('Content-Type', 'application/json');
    headers.delete('Content-Length');
    return next(new Request(request.url, { method: 'POST', headers, body: '{}' }));
  };
}

/** Does not look at a property whose text `hidden` holds for, in requests to `path`. */
export function blindTo(name: string, hidden: (value: string) => boolean = () => true, path = /./): Wrap {
  return withoutValues((key, value) => key === name && typeof value === 'string' && hidden(value), path);
}

/** Does not look at the properties that `hidden` holds for, in requests to `path`. */
export function withoutValues(hidden: (name: string, value: unknown) => boolean, path = /./): Wrap {
  return onRequestJson({ method: 'POST', path }, (body) =>
    isObject(body) ? Object.fromEntries(Object.entries(body).filter(([name, value]) => !hidden(name, value))) : body,
  );
}
