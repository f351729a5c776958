import { cases, ergebnislisteId, vorgangsNummer } from '../cases/seed.ts';
import { DEFAULTS } from './request-body.ts';
import { calculate, type ResultList } from './result-lists.ts';

/** The result lists of a new deployment: one with a commission, so that every read can be made without a determination. */
export const resultLists: readonly ResultList[] = cases
  .filter((each) => each.vorgangsNummer === vorgangsNummer)
  .map((vorgang) => ({
    ergebnislisteId,
    vorgangsNummer,
    partnerId: vorgang.partnerId,
    since: 0,
    provisionsAusgabe: true,
    ergebnisse: calculate(vorgang, DEFAULTS),
  }));
