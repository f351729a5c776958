import type { Answer } from '../../../engine/answer.ts';
import type { Context, StepContext } from '../../../engine/context.ts';
import type { Caller } from '../../../engine/credentials.ts';
import { OPERATIONS } from '../../../../generated/operations.ts';
import type { PathOf } from '../../../../generated/contracts.ts';

const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

/** What OPTIONS is asked with: nothing, the headers of a preflight, a nonsense credential, or one without permission. */
export type AskedWith = 'nothing' | 'headers' | 'wrong' | 'other';

/** The operations that answer OPTIONS, as rules name them in their cases. */
export const PREFLIGHTS = OPERATIONS.report.flatMap(({ method, path }) =>
  method === 'OPTIONS' ? [`${method} ${path}`] : [],
);

/**
 * OPTIONS on a path of the contract, without a credential unless one is asked for; any identifier of a report will do.
 *
 * @param operation - `OPTIONS /rohdaten/{reportId}`
 */
export function preflight(context: StepContext, operation: string, asked: AskedWith = 'nothing'): Promise<Answer> {
  const path = operation.slice('OPTIONS '.length) as PathOf<'report'>;
  const key = asked === 'nothing' ? operation : `${operation} with ${asked}`;
  return context.once(key, (step) => {
    const { headers, ...who } = credentialsOf(step, asked);
    const method = path.includes('{') ? 'GET' : 'POST';
    const origin = { Origin: 'https://portal.example', 'Access-Control-Request-Method': method };
    return step.target.send('report', 'OPTIONS', path, {
      ...who,
      headers: asked === 'headers' ? origin : headers,
      params: { reportId: step.uuid() },
    });
  });
}

/** Who asks where nobody has to say it. */
export function credentialsOf(
  { uuid }: StepContext,
  asked: AskedWith,
): { as: Caller; headers: Record<string, string> } {
  return {
    as: asked === 'other' ? 'reportForbidden' : 'none',
    headers: asked === 'wrong' ? { Authorization: uuid() } : {},
  };
}

/** Expects that a 204 has no body, and announces none: a client that believes the length would take the next answer for it. */
export function expectNoBody({ expect }: Context, answer: Answer): void {
  const length = answer.body === '' ? (answer.header('Content-Length') ?? '0') : String(answer.body.length);
  expect.that(/^0*$/.test(length.trim()), 'no body', `${length} bytes`, answer);
}

/** Expects the status of another answer, and its cross-origin headers. */
export function expectAlike({ expect }: Context, answer: Answer, usual: Answer): void {
  expect.status(answer, usual.status);
  for (const name of CROSS_ORIGIN) {
    if ((usual.header(name) ?? '').trim() !== '') expect.header(answer, name);
  }
}
