import { OPERATIONS } from '../../../../generated/operations.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import {
  Failure,
  placesByCaseAt,
  rule,
  coversOf,
  type Context,
  type Need,
  type RuleDefinition,
  type StatementPlace,
  type Cover,
} from '../../engine.ts';

export type Judge = (context: Context, place: StatementPlace) => Promise<void>;

type Facts = Pick<RuleDefinition, 'level' | 'title'> &
  Partial<Pick<RuleDefinition, 'covers' | 'effect' | 'needs' | 'withoutWrites' | 'brokenBy'>>;

/** How each statement of a rule is judged, by its id. */
interface Judged extends Facts {
  judges: Readonly<Record<string, Judge>>;
  /** Leaves out the other operations. */
  isMeant?(operation: string): boolean;
}

/** Declares a rule whose cases are the places of its statements. Unless it says otherwise, it changes partners of its own, with state. */
export function byPlace({ judges, isMeant = () => true, effect = 'changes', ...facts }: Judged): RuleDefinition {
  const all = Object.entries(judges).map(([id, judge]) => ({
    judge,
    places: placesByCaseAt('partner', [id], isMeant),
  }));
  const places = new Map(all.flatMap((one) => [...one.places]));
  return rule({
    needs: [...(effect === 'reads' ? READING : CREATION), 'state'],
    ...facts,
    effect,
    source: Object.keys(judges),
    at: [...new Set([...places.values()].map(({ operation }) => operation))],
    cases: [...places.keys()],
    async check(context) {
      const open: unknown[] = [];
      for (const { judge, places: own } of all) {
        const place = own.get(context.case);
        if (place === undefined) continue;
        // What one of them leaves open does not keep another one from failing.
        await judge(context, place).catch((error: unknown) => {
          if (error instanceof Failure) throw error;
          open.push(error);
        });
      }
      if (open.length > 0) throw open[0];
    },
  });
}

/** Tells whether a place is one of creations. */
export const isCreation = (operation: string): boolean => operation.startsWith('POST ');
/** Tells whether a place is one of changes. */
export const isChange = (operation: string): boolean => operation.startsWith('PATCH ');

/** What a rule that only reads cannot do without; it reads the caller itself where no other partner is named. */
export const READING: readonly Need[] = ['credentials.partner'];

/** What a rule that creates partners cannot do without. */
export const CREATION: readonly Need[] = ['credentials.partner', 'fixtures.partner.parentPartnerId'];

/** What a rule about PATCH cannot do without; `changeablePartner` says what else it takes. */
export const CHANGE: readonly Need[] = ['credentials.partner', 'state'];

/** Declares a rule that only reads. */
export const readingRule = ruleWith({ effect: 'reads', needs: READING });

/** Declares a rule about the answers to creations. */
export const creationRule = ruleWith({
  covers: coversOf({ createPartner: 201 }),
  effect: 'creates',
  needs: CREATION,
});

/** That answer of every read. */
export function coversReads(status: number): Cover[] {
  return OPERATIONS.partner.filter(({ method }) => method === 'GET').map(({ id }) => ({ operation: id, status }));
}
