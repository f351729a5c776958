import { isObject, type Answer } from '../engine.ts';

/** The token of an answer; undefined when there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const body = answer.json();
  const token = isObject(body) ? body['access_token'] : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
