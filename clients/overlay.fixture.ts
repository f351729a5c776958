import type { Host } from '../conformance/reference/interface.ts';
import type { ServeOptions } from './reference.fixture.ts';

/** Answers on one host with `answer`; what that leaves unanswered is left to the reference deployment. */
export function onHost(
  host: Host,
  answer: (request: Request) => Response | Promise<Response> | undefined,
): ServeOptions {
  return { around: (next, at) => (request) => (at === host ? answer(request) : undefined) ?? next(request) };
}

/** Why a call fails; undefined when it does not. */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(() => undefined).catch((reason: unknown) => reason);
}
