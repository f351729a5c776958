import type { Operations } from '../common/operations.ts';
import type { CasesApi, CasesContract, CasesSinceV2Api, CasesSinceV2Contract } from './api.ts';

/** The operations of one version. The paths of the versions differ only in the first segment. */
type CasesOperations = Operations<Record<string, { get: { parameters: { path: object } } }>>;

const VORGANG = '/{vorgangsNummer}';
const ANTRAG = `${VORGANG}/antraege/{antragsNummer}`;
const TEILANTRAG = `${ANTRAG}/{teilantragsNummer}`;
const KUNDEN_BETREUER = `${VORGANG}/kundenBetreuer`;
const VORGANGS_BEARBEITER = `${VORGANG}/vorgangsBearbeiter`;
const VORSCHLAEGE = `${VORGANG}/finanzierungsvorschlaege`;

/**
 * The methods that all versions have.
 *
 * @param cases - path of the list of cases
 */
export function methodsOfAllVersions(cases: string, { readOpen, change }: CasesOperations): CasesApi<CasesContract> {
  return {
    listVorgaenge: (own) => readOpen(cases, {}, own),
    getVorgang: (vorgangsNummer, own) => readOpen(cases + VORGANG, { vorgangsNummer }, own),
    listAntraege: (vorgangsNummer, own) => readOpen(`${cases}${VORGANG}/antraege`, { vorgangsNummer }, own),
    getAntrag: (antrag, own) => readOpen(cases + ANTRAG, antrag, own),
    getTeilantrag: (teilantrag, own) => readOpen(cases + TEILANTRAG, teilantrag, own),
    createStatus: (teilantrag, status, own) => change('POST', `${cases}${TEILANTRAG}/status`, teilantrag, status, own),
    getKundenBetreuer: (vorgangsNummer, own) => readOpen(cases + KUNDEN_BETREUER, { vorgangsNummer }, own),
    replaceKundenBetreuer: (vorgangsNummer, kundenBetreuer, own) =>
      change('PUT', cases + KUNDEN_BETREUER, { vorgangsNummer }, kundenBetreuer, own),
    getVorgangsBearbeiter: (vorgangsNummer, own) => readOpen(cases + VORGANGS_BEARBEITER, { vorgangsNummer }, own),
    replaceVorgangsBearbeiter: (vorgangsNummer, vorgangsBearbeiter, own) =>
      change('PUT', cases + VORGANGS_BEARBEITER, { vorgangsNummer }, vorgangsBearbeiter, own),
  };
}

/**
 * The methods of v2 and later.
 *
 * @param cases - path of the list of cases
 */
export function methodsSinceV2(
  cases: string,
  operations: CasesOperations,
): CasesSinceV2Api<CasesSinceV2Contract, string> {
  const { readOpen, change } = operations;
  return {
    ...methodsOfAllVersions(cases, operations),
    updateVorgang: (vorgangsNummer, changes, own) => {
      const usual = Array.isArray(changes) ? 'application/json-patch+json' : 'application/json';
      const mediaType = own?.mediaType ?? usual;
      return change('PATCH', cases + VORGANG, { vorgangsNummer }, changes, { ...own, mediaType });
    },
    createEntscheidungsreife: (teilantrag, entscheidungsreife, own) =>
      change('POST', `${cases}${TEILANTRAG}/entscheidungsreife`, teilantrag, entscheidungsreife, own),
    listFinanzierungsvorschlaege: (vorgangsNummer, own) => readOpen(cases + VORSCHLAEGE, { vorgangsNummer }, own),
    getFinanzierungsvorschlag: (vorschlag, own) =>
      readOpen(`${cases}${VORSCHLAEGE}/{finanzierungsvorschlagId}`, vorschlag, own),
    createNachricht: (vorgangsNummer, nachricht, own) =>
      change('POST', `${cases}${VORGANG}/nachricht`, { vorgangsNummer }, nachricht, own),
  };
}
