import { limitsOf } from '../answer-faults.ts';
import { faultsOf, onResponse, withEmptyLists, withJson, withRewrittenJson, type Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/** Refuses requests to `path` if `offends` holds for the trace id, which is null if there is none. */
function refusing(path: RegExp, offends: (traceId: string | null) => boolean): Wrap {
  return onResponse({ path, is: ({ headers }) => offends(headers.get('x-traceid')) }, (response) =>
    response.status === 429
      ? response
      : Response.json({ message: 'x-TraceId is not valid' }, { status: 400, headers: limitsOf(response) }),
  );
}

const withHints = (hinweise: readonly string[]) =>
  withRewrittenJson((body) => (Array.isArray(body) ? body : { ...body, hinweise }));

/** Faults of the request header x-TraceId, which is optional and may have any value (O216). */
export function traceIdFaults(path: RegExp): Fault[] {
  return faultsOf({
    'too-strict': {
      'trace-id-required': ['A request without x-TraceId is refused.', refusing(path, (traceId) => traceId === null)],
      'trace-id-refused': ['A request with x-TraceId is refused.', refusing(path, (traceId) => traceId !== null)],
      'trace-id-of-digits-only': [
        'An x-TraceId with a character other than a digit is refused.',
        refusing(path, (traceId) => traceId !== null && /\D/.test(traceId)),
      ],
      'trace-id-too-long': [
        'An x-TraceId of more than a hundred characters is refused.',
        refusing(path, (traceId) => (traceId ?? '').length > 100),
      ],
      'trace-id-with-slash-refused': [
        'An x-TraceId with a slash is refused.',
        refusing(path, (traceId) => (traceId ?? '').includes('/')),
      ],
      'trace-id-is-word': [
        'An x-TraceId with spaces is refused.',
        refusing(path, (traceId) => /\s/.test(traceId ?? '')),
      ],
    },
    'only-sometimes': {
      'trace-id-empties-answers': [
        'A read with x-TraceId answers an empty object.',
        onResponse({ method: 'GET', path, header: 'x-traceid', status: 200 }, withJson({})),
      ],
      'trace-id-empties-lists': [
        'A read with x-TraceId answers with empty lists.',
        onResponse({ method: 'GET', path, header: 'x-traceid', status: 200 }, withEmptyLists),
      ],
      'trace-id-hides-hints': [
        'Reads also list hints, but with x-TraceId that list is empty.',
        onResponse({ method: 'GET', path, status: 200 }, (response, { headers }) =>
          withHints(headers.has('x-traceid') ? [] : ['unverbindlich'])(response),
        ),
      ],
    },
  });
}
