import { limitsOf } from '../answer-faults.ts';
import { faultsOf, onResponse, type Asked, type Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/** Refuses the requests that `asked` selects when their trace id offends; null stands for none. */
function refusing(asked: Asked, offends: (traceId: string | null) => boolean): Wrap {
  return onResponse(asked, (response, { headers }) =>
    response.status !== 429 && offends(headers.get('x-traceid'))
      ? Response.json({ message: 'x-TraceId is not valid' }, { status: 400, headers: limitsOf(response) })
      : response,
  );
}

/** Faults of the request header x-TraceId, which is optional and may be anything (O216). */
export function traceIdFaults(path: RegExp): Fault[] {
  return faultsOf({
    'trace-id-required': {
      kind: 'too-strict',
      says: 'A request without x-TraceId is refused.',
      wrap: refusing({ path }, (traceId) => traceId === null),
    },
    'trace-id-refused': {
      kind: 'too-strict',
      says: 'A request with x-TraceId is refused.',
      wrap: refusing({ path }, (traceId) => traceId !== null),
    },
    'trace-id-of-digits-only': {
      kind: 'too-strict',
      says: 'An x-TraceId with anything but digits is refused.',
      wrap: refusing({ path }, (traceId) => traceId !== null && /\D/.test(traceId)),
    },
    'trace-id-too-long': {
      kind: 'too-strict',
      says: 'An x-TraceId of more than a hundred characters is refused.',
      wrap: refusing({ path }, (traceId) => (traceId ?? '').length > 100),
    },
    'trace-id-with-slash-refused': {
      kind: 'too-strict',
      says: 'An x-TraceId with a slash is refused.',
      wrap: refusing({ path }, (traceId) => (traceId ?? '').includes('/')),
    },
    'trace-id-is-word': {
      kind: 'too-strict',
      says: 'An x-TraceId with spaces is refused.',
      wrap: refusing({ path }, (traceId) => /\s/.test(traceId ?? '')),
    },
  });
}
