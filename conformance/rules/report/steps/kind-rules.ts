import { type Context, rule, type RuleDefinition } from '../../engine.ts';
import { kindOf, kindPlaces, permittedKinds, type KindPlace, type ReportKind } from './kinds.ts';

/** What such a rule says of itself; it requests reports unless it says otherwise. */
type Facts = Pick<RuleDefinition, 'level' | 'title' | 'source'> &
  Partial<Pick<RuleDefinition, 'covers' | 'at' | 'effect' | 'needs' | 'brokenBy'>>;

const REQUESTS = { effect: 'creates', needs: ['credentials.report'] } as const;

/** Declares a rule that judges every kind of report which the credential may request. */
export function forEachKind({
  check,
  ...facts
}: Facts & { check(context: Context, kind: ReportKind): Promise<void> }): RuleDefinition {
  return rule({
    ...REQUESTS,
    ...facts,
    cases: permittedKinds,
    check: async (context) => check(context, kindOf(context)),
  });
}

/** Declares a rule whose cases are the places of its statements, which hold for kinds of report. */
export function atKinds({
  check,
  ...facts
}: Facts & { check(context: Context, place: KindPlace): Promise<void> }): RuleDefinition {
  const places = kindPlaces(...facts.source);
  return rule({
    ...REQUESTS,
    ...facts,
    cases: places.cases,
    check: async (context) => check(context, places.of(context)),
  });
}
