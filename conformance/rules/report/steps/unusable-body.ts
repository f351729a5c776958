import type { Answer } from '../../../engine/answer.ts';
import type { Config } from '../../../engine/config/schema.ts';
import type { StepContext } from '../../../engine/context.ts';
import type { ReportKind } from './kinds.ts';
import { kindPlaces } from './places.ts';

/** What cannot be the body of a report request, which is a JSON object, by name; undefined for no body at all. */
const BODIES: Readonly<Record<string, string | undefined>> = {
  absent: undefined,
  malformed: '{',
  array: '[]',
  string: '"partner"',
  number: '1',
  boolean: 'true',
  null: 'null',
};

const NO_OBJECTS = kindPlaces('R52');

/** The names of those that a kind is asked with: none, one that is no JSON, and some that are no object. */
export function unusableBodies(config: Config, kind: ReportKind): readonly string[] {
  return ['absent', 'malformed', ...NO_OBJECTS.at(config, kind).flatMap(({ values }) => values['values'] ?? [])];
}

/** Requests a report with one of these bodies, once per run. */
export function requestWithBody(context: StepContext, kind: ReportKind, name: string): Promise<Answer> {
  const raw = BODIES[name];
  return context.once(`report requested with an unusable body: ${kind} ${name}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, raw === undefined ? {} : { raw, contentType: 'application/json' }),
  );
}
