import { onRequestJson } from '../faulty.ts';
import type { JsonObject, Wrap } from '../faulty.ts';
import { isObject, readJson } from '../json-body.ts';

async function orderIn(request: Request): Promise<JsonObject | undefined> {
  const body = await readJson(request, ['application/json']);
  return body.ok && isObject(body.value) ? body.value : undefined;
}

/** Answers `status` to the requests which would be accepted, and whose body `concerns`. */
export function orderAnswers(status: number, concerns: (order: JsonObject, path: string) => boolean): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    if (response.status !== 202) return response;
    const order = await orderIn(copy);
    if (order === undefined || !concerns(order, new URL(request.url).pathname)) return response;
    return Response.json({ message: 'the request cannot be met', error: 'refused' }, { status });
  };
}

/** Answers `status` instead of the 400 to the requests whose body carries `name` alone. */
export function badOrderAnswers(status: number, name: string): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    if (response.status !== 400) return response;
    const order = await orderIn(copy);
    if (order === undefined || Object.keys(order).join() !== name) return response;
    return new Response(response.body, { status, headers: response.headers });
  };
}

/** Does not look at a property whose value `hidden` holds for, in requests to `path`. */
export function blindTo(name: string, hidden: (value: string) => boolean = () => true, path = /./): Wrap {
  return onRequestJson({ method: 'POST', path }, (body) => {
    if (!isObject(body) || !(name in body) || !hidden(String(body[name]))) return body;
    return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  });
}
