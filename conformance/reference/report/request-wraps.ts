import { onRequestJson, onResponse, type JsonObject, type Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';
import { accepted } from './fault-places.ts';

/** Tells whether a fault concerns a request by its body. */
export type Concerns = (body: JsonObject) => boolean;

/** Lays a wrap over the requests for a report whose body is no JSON object. */
export function onUnusableBody(wrap: Wrap): Wrap {
  return (next) => {
    const wrapped = wrap(next);
    return async (request) => {
      if (request.method !== 'POST') return next(request);
      const read = await readJson(request.clone(), ['application/json']);
      return (read.ok && isObject(read.value) ? next : wrapped)(request);
    };
  };
}

/** Answers `status` to the requests which would be accepted, and whose body `concerns`. */
export function requestAnswers(status: number, concerns: Concerns): Wrap {
  const refusal = () => Response.json({ message: 'the request cannot be met', error: 'refused' }, { status });
  return onResponse({ ...accepted, body: concerns }, refusal);
}

/** Takes a body which `concerns` for an empty object. */
export function takenForEmpty(concerns: (body: string) => boolean): Wrap {
  return (next) => async (request) => {
    if (request.method !== 'POST' || !concerns(await request.clone().text())) return next(request);
    const headers = new Headers(request.headers);
    headers.set('Content-Type', 'application/json');
    headers.delete('Content-Length');
    return next(new Request(request.url, { method: 'POST', headers, body: '{}' }));
  };
}

/** Does not look at the properties that `hidden` holds for. */
export function withoutValues(hidden: (name: string, value: unknown) => boolean): Wrap {
  return onRequestJson({ method: 'POST' }, (body) =>
    isObject(body) ? Object.fromEntries(Object.entries(body).filter(([name, value]) => !hidden(name, value))) : body,
  );
}
