import { asking, onlyFor, onRequest, onResponse, sending, type JsonObject, type Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';
import { accepted } from './fault-places.ts';

/** Tells whether a fault concerns a request by its body. */
export type Concerns = (body: JsonObject) => boolean;

/** Lays a wrap over the requests for a report whose body is no JSON object. */
export function onUnusableBody(wrap: Wrap): Wrap {
  return onlyFor(async (request) => {
    if (request.method !== 'POST') return false;
    const read = await readJson(request.clone(), ['application/json']);
    return !read.ok || !isObject(read.value);
  }, wrap);
}

/** Answers `status` to the requests which would be accepted, and whose body `concerns`. */
export function requestAnswers(status: number, concerns: Concerns): Wrap {
  const refusal = () => Response.json({ message: 'the request cannot be met', error: 'refused' }, { status });
  return onResponse({ ...accepted, body: concerns }, refusal);
}

/** Takes a body for an empty object. */
export function takenForEmpty(body: string): Wrap {
  return onRequest({ method: 'POST' }, async (request) =>
    (await request.clone().text()) === body
      ? sending(asking(request, { 'content-type': 'application/json' }), '{}')
      : request,
  );
}
