import { LISTS, type Member } from '../../../../generated/platform.ts';
import {
  assume,
  dimensionsOf,
  placesByCaseAt,
  rule,
  Skipped,
  type Config,
  type Context,
  type Cover,
  type RuleDefinition,
} from '../../engine.ts';
import { OPERATIONS } from '../../../../generated/operations.ts';

/** The kinds of report: the first segments of their paths. */
export const REPORT_KINDS = LISTS.kind;
export type ReportKind = Member<'kind'>;

/** The cases of a rule about every kind that the credential may request: those of the configuration, or all fifteen. */
export function permittedKinds(config: Config): readonly ReportKind[] {
  return config.fixtures?.report?.kinds ?? REPORT_KINDS;
}

/**
 * Makes sure that the credential may request a kind, for a rule about the few kinds that have a property.
 *
 * @throws Skipped when the operator has left the kind out
 */
export function requirePermitted({ config }: Pick<Context, 'config'>, kind: ReportKind): void {
  if (permittedKinds(config).includes(kind)) return;
  const setting = 'fixtures.report.kinds';
  throw new Skipped(`${kind} is not among ${setting}`, { kind: 'left-out', setting });
}

/** The kind that a case is about: the first word of its name. */
export function kindOf(context: Pick<Context, 'case'>): ReportKind {
  return context.case.split(' ')[0] as ReportKind;
}

/**
 * The declared responses of a rule that judges one operation of several kinds.
 *
 * @param operation - makes the id of the operation from the capitalised kind: `createPartnerReport`
 */
export function coversEveryKind(
  operation: (kind: string) => string,
  status: number,
  kinds: readonly ReportKind[] = REPORT_KINDS,
): Cover[] {
  return kinds.map((kind) => ({ operation: operation(`${kind[0]?.toUpperCase()}${kind.slice(1)}`), status }));
}

/** A place of a statement about kinds. */
export interface KindPlace {
  kind: ReportKind;
  method: string;
  /** Whether the path is that of a report, not that of its kind. */
  ofReport: boolean;
  /** The values of the place by dimension. */
  values: Readonly<Record<string, string>>;
}

const known = new Map<string, ReadonlyMap<string, KindPlace>>();

/** The places of statements about kinds, by case: those of the permitted kinds or, if there are none, of all kinds. */
export function kindPlaces(config: Config, statements: readonly string[]): ReadonlyMap<string, KindPlace> {
  const places = placesOfKinds(permittedKinds(config), statements);
  return places.size > 0 ? places : placesOfKinds(REPORT_KINDS, statements);
}

/**
 * The place of statements that a case is about.
 *
 * @throws Skipped when the operator has left its kind out
 */
export function placeOf(context: Pick<Context, 'case' | 'config'>, statements: readonly string[]): KindPlace {
  const place = kindPlaces(context.config, statements).get(context.case);
  assume(place, `no such place: ${context.case}`);
  requirePermitted(context, place.kind);
  return place;
}

/** The places of statements at one kind. */
export function placesAt(config: Config, kind: ReportKind, statements: readonly string[]): readonly KindPlace[] {
  return [...kindPlaces(config, statements).values()].filter((place) => place.kind === kind);
}

const OPERATION = new Map(OPERATIONS.report.map((one) => [`${one.method} ${one.path}`, one]));

function placesOfKinds(kinds: readonly ReportKind[], statements: readonly string[]): ReadonlyMap<string, KindPlace> {
  const key = [...kinds, ...statements].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const isMeant = (operation: string) => kinds.some((kind) => kind === OPERATION.get(operation)?.kind);
  const places = new Map(
    [...placesByCaseAt('report', statements, isMeant)].flatMap(([name, place]) => {
      const { kind, method, path } = OPERATION.get(place.operation) ?? {};
      if (kind === undefined || method === undefined || path === undefined) return [];
      return [[name, { kind, method, ofReport: path.includes('{'), values: dimensionsOf(place) }] as const];
    }),
  );
  known.set(key, places);
  return places;
}

/** The properties of a rule about kinds; `REQUESTS` has the defaults. */
type Facts = Pick<RuleDefinition, 'level' | 'title' | 'source'> &
  Partial<Pick<RuleDefinition, 'covers' | 'at' | 'effect' | 'needs' | 'withoutWrites' | 'brokenBy'>>;

const REQUESTS = { effect: 'creates', needs: ['credentials.report'] } as const;

/** Declares a rule with a case for each kind of report that the credential may request. */
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

/** The same for a rule about requested reports, which the target has to keep. */
export const forEachReport = (facts: Parameters<typeof forEachKind>[0]): RuleDefinition =>
  forEachKind({ needs: ['state', 'credentials.report'], ...facts });

/** Declares a rule whose cases are the places of its statements about kinds. */
export function atKinds({
  check,
  ...facts
}: Facts & { check(context: Context, place: KindPlace): Promise<void> }): RuleDefinition {
  return rule({
    ...REQUESTS,
    ...facts,
    cases: (config) => [...kindPlaces(config, facts.source).keys()],
    check: async (context) => check(context, placeOf(context, facts.source)),
  });
}
