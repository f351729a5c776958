import { expect, it } from 'vitest';
import { problemOf } from './given.ts';

it.each([
  [{ timeoutMs: 1, retries: 0, headers: {}, signal: undefined, intervalMs: Infinity, deadlineMs: 0 }],
  [{ traceId: 't-1', onResponse: () => undefined, onProgress: () => undefined }],
  // The argument that TanStack Query passes to a function.
  [{ signal: new AbortController().signal, queryKey: ['a'], meta: undefined, client: {} }],
  // The setting that the name resembles is present, too.
  [{ timeoutMs: 5, timeout: 5 }],
  [{ tracer: {}, traces: [], intervalId: 1, timeoutId: 1, headless: true, onRespond: null, retryMs: 1 }],
])('takes the settings %j of a call', (settings) => {
  expect(problemOf({}, settings as object)).toBeUndefined();
});

it.each([
  [{ whenRateLimited: 'fail', validate: async () => undefined, clock: {}, now: () => 0, maxBodyBytes: Infinity }],
  // Programs spread objects with further members into the settings.
  [{ baseUrl: 'https://h.example', accessToken: 'a', mayFail: true, toString: 1, to: 2, block: 3, fetches: 4 }],
  [{ validator: 1, onReady: 1, onReply: 1, onRelay: 1, click: 1, validity: 1 }],
])('takes the settings %j of an interface', (settings) => {
  expect(problemOf(settings, {})).toBeUndefined();
});

it.each([
  [{ intervalMs: 0 }, 'intervalMs must be a number of at least 1, got 0'],
  [{ intervalMs: '5' }, 'intervalMs must be a number of at least 1, got "5"'],
  [{ deadlineMs: -1 }, 'deadlineMs must be a number of at least 0, got -1'],
  [{ deadlineMs: NaN }, 'deadlineMs must be a number of at least 0, got NaN'],
  [{ retries: 'x' }, 'retries must be a number of at least 0, got "x"'],
  [{ timeoutMs: null }, 'timeoutMs must be a number of at least 1, got null'],
  [{ onProgress: 'geheim' }, 'onProgress must be a function, got string'],
  [{ headers: 'Authorization: geheim' }, 'headers must be an object with a member for each header, got string'],
  [{ headers: new Headers({ 'X-A': '1' }) }, 'headers must be an object with a member for each header, got object'],
  [{ timeoutMS: 5 }, 'timeoutMS is no setting, timeoutMs is'],
  [{ timeout: 5 }, 'timeout is no setting, timeoutMs is'],
  [{ intervallMs: 5 }, 'intervallMs is no setting, intervalMs is'],
  [{ deadlinMs: 5 }, 'deadlinMs is no setting, deadlineMs is'],
  [{ traceld: 5 }, 'traceld is no setting, traceId is'],
  [{ retrys: 0 }, 'retrys is no setting, retries is'],
  [{ timoutMs: 1 }, 'timoutMs is no setting, timeoutMs is'],
  [{ validate: true }, 'validate is a setting of the interface'],
  [{ headers: { 'x-apikey': 'geheim' } }, 'headers of a call must not have x-apikey'],
])('says what is wrong with the settings %j of a call', (settings, problem) => {
  expect(problemOf({}, settings as object)).toBe(problem);
});

it.each([
  [{ timeoutMs: -1 }, 'timeoutMs must be a number of at least 1, got -1'],
  [{ whenRateLimited: 'never' }, 'whenRateLimited must be "wait" or "fail", got "never"'],
  [{ as: 'x' }, 'as must be "form" or "basic", got "x"'],
  [{ validate: 'yes' }, 'validate must be true, false or a function, got string'],
  [{ baseURL: '/', maxBodyByte: 1 }, 'baseURL is no setting, baseUrl is'],
  [{ deadlineMs: 5 }, 'deadlineMs is a setting of a call'],
])('says what is wrong with the settings %j of an interface', (settings, problem) => {
  expect(problemOf(settings, {})).toBe(problem);
});
