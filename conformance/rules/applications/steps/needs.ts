import { ruleWith } from '../../steps/rule-with.ts';
import {
  dimensionsOf,
  placesByCase,
  Skipped,
  type Context,
  type Need,
  type RuleDefinition,
  type StatementPlace,
  type StepContext,
} from '../../engine.ts';

/** What a rule about one application cannot do without. */
export const APPLICATION: readonly Need[] = [
  'credentials.v2',
  'fixtures.applications.vorgangsnummer',
  'fixtures.applications.antragsnummer',
  'fixtures.applications.teilantragsnummer',
];

/** What a rule that changes the application cannot do without. */
export const CHANGEABLE: readonly Need[] = [...APPLICATION, 'fixtures.applications.mayChange'];

/** What a rule about the credit clerk cannot do without. */
export const CLERK: readonly Need[] = [...CHANGEABLE, 'fixtures.applications.kreditsachbearbeiterPartnerId'];

/**
 * Makes sure that the application may be changed; for a rule of which other cases only read.
 *
 * @throws Skipped when it may not
 */
export function requireChangeable({ mayWrite, config }: StepContext): void {
  if (mayWrite && config.fixtures?.applications?.mayChange === true) return;
  throw new Skipped(
    'may change an application; allow it with --allow-writes and fixtures.applications.mayChange: true',
    { kind: 'writes' },
  );
}

/** Places by their values; with the operation where there are several, or no value. */
function placesNamed(statements: readonly string[]): ReadonlyMap<string, StatementPlace> {
  const places = [...placesByCase('applications', ...statements)];
  const isOne = new Set(places.map(([, { operation }]) => operation)).size === 1;
  return new Map(
    places.map(([name, place]) => [(isOne && Object.values(dimensionsOf(place)).join(' ')) || name, place]),
  );
}

/** Declares a rule about patches of the application, at a target that remembers them unless it needs something else. */
export const patchRule = ruleWith({
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
});

interface OfPlaces extends Omit<Parameters<typeof patchRule>[0], 'cases' | 'check'> {
  check(context: Context, place: StatementPlace): Promise<void>;
}

/** Declares a rule that judges each place of its statements, about patches unless it says something else. */
export function forEachPlace({ check, ...stated }: OfPlaces): RuleDefinition {
  const places = placesNamed(stated.source);
  return patchRule({
    ...stated,
    cases: [...places.keys()],
    async check(context) {
      const place = places.get(context.case);
      if (place === undefined) throw new RangeError(`there is no place «${context.case}»`);
      await check(context, place);
    },
  });
}
