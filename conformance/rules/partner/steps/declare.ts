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

/** The properties of a rule, with a check for each of its statements by id. */
interface Judged extends Facts {
  judges: Readonly<Record<string, Judge>>;
  /** Selects the operations; all by default. */
  isMeant?(operation: string): boolean;
}

/** Declares a rule whose cases are the places of its statements. By default it changes own partners, and needs a target with state. */
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
        // An inconclusive check must not hide the failure of another one.
        await judge(context, place).catch((error: unknown) => {
          if (error instanceof Failure) throw error;
          open.push(error);
        });
      }
      if (open.length > 0) throw open[0];
    },
  });
}

/** Declares a rule whose cases are places of responses to creations. */
export function creationByPlace(judged: Omit<Judged, 'covers' | 'effect'>): RuleDefinition {
  return byPlace({ covers: coversOf({ createPartner: 201 }), effect: 'creates', ...judged });
}

/** Declares a rule whose cases are places, of reads for the most part; it needs no target with state. */
export function readingByPlace(judged: Omit<Judged, 'effect' | 'needs'>): RuleDefinition {
  return byPlace({ effect: 'reads', needs: READING, ...judged });
}

/** Tells whether an operation is the creation. */
export const isCreation = (operation: string): boolean => operation.startsWith('POST ');
/** Tells whether an operation is the change. */
export const isChange = (operation: string): boolean => operation.startsWith('PATCH ');

/** The settings that a rule that only reads needs; it reads the caller itself if no other partner is named. */
export const READING: readonly Need[] = ['credentials.partner'];

/** The settings that a rule that creates partners needs. */
export const CREATION: readonly Need[] = ['credentials.partner', 'fixtures.partner.parentPartnerId'];

/** The settings that a rule about PATCH needs; `changeablePartner` names further ones. */
export const CHANGE: readonly Need[] = ['credentials.partner', 'state'];

/** Declares a rule that only reads. */
export const readingRule = ruleWith({ effect: 'reads', needs: READING });

/** Declares a rule about the responses to creations. */
export const creationRule = ruleWith({
  covers: coversOf({ createPartner: 201 }),
  effect: 'creates',
  needs: CREATION,
});

/** The responses of all reads with a status. */
export function coversReads(status: number): Cover[] {
  return OPERATIONS.partner.filter(({ method }) => method === 'GET').map(({ id }) => ({ operation: id, status }));
}
