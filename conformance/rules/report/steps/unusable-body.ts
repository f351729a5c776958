import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import type { ReportKind } from './kinds.ts';

/** What cannot be the body of a report request, which is a JSON object, by name; undefined for no body at all. */
export const UNUSABLE_BODIES: Readonly<Record<string, string | undefined>> = {
  absent: undefined,
  malformed: '{',
  array: '[]',
  string: '"partner"',
  number: '1',
  boolean: 'true',
  null: 'null',
};

/** Requests a report with one of these bodies, once per run. */
export function requestWithBody(context: StepContext, kind: ReportKind, name: string): Promise<Answer> {
  const raw = UNUSABLE_BODIES[name];
  return context.once(`report requested with an unusable body: ${kind} ${name}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, raw === undefined ? {} : { raw, contentType: 'application/json' }),
  );
}
