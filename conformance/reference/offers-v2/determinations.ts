import { randomUUID } from 'node:crypto';
import type { Angebot } from '../cases/case.ts';
import { offered } from '../cases/offer-payloads.ts';
import { complete, ermittlungsId } from '../cases/seed.ts';
import type { Clock } from '../../clock.ts';
import { createLasting } from '../lasting.ts';

/** A request for a determination. */
export interface Order {
  /** The partner that sent the request. */
  partnerId: string;
  /** The case; absent if captured data was sent. */
  vorgangsNummer?: string;
  /** Captured data as JSON text, unchanged. */
  erfassteDaten: string;
  alternativen: boolean;
  provisionsAusgabe: boolean;
}

/** A determination and its results. */
export interface Determination extends Order {
  id: string;
  /** Time of creation, in milliseconds since 1970. */
  since: number;
  ergebnisse: readonly Ergebnis[];
  /** Numbers of the results whose commission was read at least once. */
  commissionSeen: Set<string>;
}

export interface Ergebnis extends Angebot {
  ergebnisNummer: string;
}

/** The seeded determination, with commission. */
const SEEDED: Order = {
  partnerId: complete.partnerId,
  erfassteDaten: JSON.stringify(complete.erfassteDaten),
  alternativen: false,
  provisionsAusgabe: true,
};

/** How long a determination can be read, in milliseconds. */
const DETERMINATION_LIFETIME_MS = 3_600_000;

const LARGEST_SUM = 100_000_000;
const STANDARD_SUM = 250_000;

interface CapturedData {
  vorhaben?: {
    finanzierungswunsch?: { darlehensWuensche?: { annuitaetenDarlehen?: { darlehensBetrag?: number } }[] };
  };
}

/** The sum of the requested loans in euro, or a default if there are none. The limit keeps all derived numbers finite. */
function wantedSum(erfassteDaten: string): number {
  const { vorhaben } = JSON.parse(erfassteDaten) as CapturedData;
  const wishes = vorhaben?.finanzierungswunsch?.darlehensWuensche ?? [];
  const sum = wishes.reduce((total, wish) => total + (wish.annuitaetenDarlehen?.darlehensBetrag ?? 0), 0);
  return sum > 0 ? Math.min(sum, LARGEST_SUM) : STANDARD_SUM;
}

function calculate({ erfassteDaten, alternativen }: Order): Ergebnis[] {
  const darlehensSumme = wantedSum(erfassteDaten);
  return offered(complete.angebote, alternativen).map((angebot, index) => ({
    ergebnisNummer: `E${index + 1}`,
    ...angebot,
    darlehensSumme,
  }));
}

function determined(order: Order, id: string, since: number): Determination {
  return { ...order, id, since, ergebnisse: calculate(order), commissionSeen: new Set() };
}

/** The determinations of one deployment. */
export interface Determinations {
  /** Determines offers. */
  add(order: Order): Determination;
  /** A determination of this partner; undefined if there is none, or if it has expired. */
  find(id: string, partnerId: string): Determination | undefined;
}

/** Creates a store that keeps determinations for an hour of the clock, and the seeded one forever. */
export function createDeterminations(clock: Clock): Determinations {
  const seeded = determined(SEEDED, ermittlungsId, 0);
  for (const { ergebnisNummer } of seeded.ergebnisse) seeded.commissionSeen.add(ergebnisNummer);
  const kept = createLasting(clock, DETERMINATION_LIFETIME_MS, { [ermittlungsId]: seeded });
  return {
    add: (order) => {
      const id = randomUUID();
      return kept.add(id, determined(order, id, clock.now()));
    },
    find: (id, partnerId) => {
      const found = kept.find(id);
      return found?.partnerId === partnerId ? found : undefined;
    },
  };
}
