import { expect } from 'vitest';
import type { Host } from '../conformance/reference/interface.ts';
import type { ServeOptions } from './reference.fixture.ts';

/** Replaces the responses of one host; the reference deployment responds if `answer` returns undefined. */
export function onHost(
  host: Host,
  answer: (request: Request) => Response | Promise<Response> | undefined,
): ServeOptions {
  return { around: (next, at) => (request) => (at === host ? answer(request) : undefined) ?? next(request) };
}

/** The error of a call that has to fail. */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
}
