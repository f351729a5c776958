import { randomUUID } from 'node:crypto';
import type { Angebot, Case } from '../cases/case.ts';
import { offered } from '../cases/offer-payloads.ts';
import { complete, ergebnislisteId } from '../cases/seed.ts';
import type { Clock } from '../../clock.ts';
import { createLasting } from '../lasting.ts';
import { DEFAULTS, type Options } from './request-body.ts';

export interface Ergebnis extends Angebot {
  ergebnisnummer: string;
}

/** The result of one determination. */
export interface ResultList {
  ergebnislisteId: string;
  vorgangsNummer: string;
  /** The partner that requested the determination. */
  partnerId: string;
  /** Time of creation, in milliseconds since 1970. */
  since: number;
  provisionsAusgabe: boolean;
  ergebnisse: readonly Ergebnis[];
}

/** How long a result list can be read, in milliseconds. */
const RESULT_LIST_LIFETIME_MS = 3_600_000;

/** The result lists of one deployment. */
export interface ResultLists {
  /** Determines offers for a case; undefined if there are none. */
  determine(vorgang: Case, partnerId: string, options: Options): ResultList | undefined;
  /** A result list of this case; undefined if the case has none with this id, or if it has expired (O312). */
  find(vorgangsNummer: string, ergebnislisteId: string): ResultList | undefined;
}

/** The seeded result list, with commission, so that all reads are possible without a determination. */
const SEEDED: ResultList = {
  ergebnislisteId,
  vorgangsNummer: complete.vorgangsNummer,
  partnerId: complete.partnerId,
  since: 0,
  provisionsAusgabe: true,
  ergebnisse: calculate(complete, DEFAULTS),
};

/** Creates a store that keeps result lists for an hour of the clock, and the seeded one forever. */
export function createResultLists(clock: Clock): ResultLists {
  const kept = createLasting(clock, RESULT_LIST_LIFETIME_MS, { [ergebnislisteId]: SEEDED });
  return {
    determine: ({ vorgangsNummer, angebote }, partnerId, options) => {
      const ergebnisse = calculate({ angebote }, options);
      if (ergebnisse.length === 0) return undefined;
      const ergebnislisteId = randomUUID();
      const facts = { ergebnislisteId, vorgangsNummer, partnerId, ergebnisse };
      return kept.add(ergebnislisteId, { ...facts, since: clock.now(), provisionsAusgabe: options.provisionsAusgabe });
    },
    find: (vorgangsNummer, ergebnislisteId) => {
      const found = kept.find(ergebnislisteId);
      return found?.vorgangsNummer === vorgangsNummer ? found : undefined;
    },
  };
}

/**
 * Selects offers of a case by the options. D2 does not show what ermitteln and aktualisieren do, so every call determines
 * again.
 */
function calculate({ angebote }: Pick<Case, 'angebote'>, options: Options): Ergebnis[] {
  const { alternativen, produktAnbieter: included, exkludierteProduktAnbieter: excluded } = options;
  return offered(angebote, alternativen)
    .filter(({ produktAnbieter }) => included.length === 0 || included.includes(produktAnbieter))
    .filter(({ produktAnbieter }) => !excluded.includes(produktAnbieter))
    .map((angebot, index) => ({ ergebnisnummer: `E${index + 1}`, ...angebot }));
}
