import { OPERATIONS } from '../../../../generated/operations.ts';
import type { Config } from '../../../engine/config/schema.ts';
import type { Context } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { dimensionsOf, placesByCase } from '../../../engine/statements.ts';
import { permittedKinds, REPORT_KINDS, requirePermitted, type ReportKind } from './kinds.ts';

/** A place of statements that hold for kinds. */
export interface KindPlace {
  kind: ReportKind;
  method: string;
  /** It is the path of a report, not that of its kind. */
  ofReport: boolean;
  /** The values of the place by their dimensions. */
  values: Readonly<Record<string, string>>;
}

/** The places of statements that hold for kinds, as the cases of one rule. */
export interface KindPlaces {
  /** Those of the kinds that the credential may request; all where it may request none of them. */
  cases(config: Config): readonly string[];
  /**
   * The place that a case is about.
   *
   * @throws Skipped when the operator has left its kind out
   */
  of(context: Pick<Context, 'case' | 'config'>): KindPlace;
}

/** Makes the places of statements the cases of a rule. */
export function kindPlaces(...statements: readonly string[]): KindPlaces {
  const places = new Map(
    [...placesByCase('report', ...statements)].flatMap(([name, place]) => {
      const { kind, method, path } =
        OPERATIONS.report.find((one) => `${one.method} ${one.path}` === place.operation) ?? {};
      if (kind === undefined || method === undefined || path === undefined) return [];
      return [[name, { kind, method, ofReport: path.includes('{'), values: dimensionsOf(place) }] as const];
    }),
  );
  return {
    cases: (config) => {
      const permitted = permittedKinds(config);
      const names = [...places].filter(([, { kind }]) => permitted.includes(kind)).map(([name]) => name);
      return names.length > 0 || permitted === REPORT_KINDS ? names : [...places.keys()];
    },
    of: (context) => {
      const place = places.get(context.case);
      assume(place, `no such place: ${context.case}`);
      requirePermitted(context, place.kind);
      return place;
    },
  };
}
