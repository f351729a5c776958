import type { CaseInterface, CasePath } from './case-interface.ts';

/** A read of the interface. */
export interface Read {
  path: CasePath;
  operation: string;
  /** How the names of its faults begin. */
  fault: string;
}

/** The reads of every version. */
export const COMMON = {
  vorgaenge: { path: '', operation: 'listVorgaenge', fault: 'list' },
  vorgang: { path: '/{vorgangsNummer}', operation: 'getVorgang', fault: 'case' },
  antraege: { path: '/{vorgangsNummer}/antraege', operation: 'listAntraege', fault: 'applications' },
  antrag: { path: '/{vorgangsNummer}/antraege/{antragsNummer}', operation: 'getAntrag', fault: 'application' },
  teilantrag: {
    path: '/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}',
    operation: 'getTeilantrag',
    fault: 'partial-application',
  },
  kundenBetreuer: {
    path: '/{vorgangsNummer}/kundenBetreuer',
    operation: 'getKundenBetreuer',
    fault: 'customer-adviser',
  },
  vorgangsBearbeiter: {
    path: '/{vorgangsNummer}/vorgangsBearbeiter',
    operation: 'getVorgangsBearbeiter',
    fault: 'case-handler',
  },
} as const satisfies Record<string, Read>;

/** The reads that came with v2. */
export const SINCE_V2 = {
  finanzierungsvorschlaege: {
    path: '/{vorgangsNummer}/finanzierungsvorschlaege',
    operation: 'listFinanzierungsvorschlaege',
    fault: 'suggestions',
  },
  finanzierungsvorschlag: {
    path: '/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}',
    operation: 'getFinanzierungsvorschlag',
    fault: 'suggestion',
  },
} as const satisfies Record<string, Read>;

/** The saved offers, which v2 alone has. */
export const SAVED_OFFERS = {
  gemerkteAngebote: {
    path: '/{vorgangsNummer}/gemerkteAngebote',
    operation: 'listGemerkteAngebote',
    fault: 'saved-offers',
  },
  gemerktesAngebot: {
    path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}',
    operation: 'getGemerktesAngebot',
    fault: 'saved-offer',
  },
  zahlungsPlaene: {
    path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene',
    operation: 'listZahlungsPlaene',
    fault: 'payment-plans',
  },
} as const satisfies Record<string, Read>;

/** The reads of one version. */
export const READS_OF: Readonly<Record<CaseInterface, Readonly<Record<string, Read>>>> = {
  'cases-v1': COMMON,
  'cases-v2': { ...COMMON, ...SINCE_V2, ...SAVED_OFFERS },
  'cases-v3': { ...COMMON, ...SINCE_V2 },
};

const STATUS: Readonly<Record<string, CasePath>> = { status: `${COMMON.teilantrag.path}/status` };
const POSTS_SINCE_V2: Readonly<Record<string, CasePath>> = {
  ...STATUS,
  entscheidungsreife: `${COMMON.teilantrag.path}/entscheidungsreife`,
  nachricht: '/{vorgangsNummer}/nachricht',
};

/** The paths of one version that can be posted to, and not read. */
export const POSTS_OF: Readonly<Record<CaseInterface, Readonly<Record<string, CasePath>>>> = {
  'cases-v1': STATUS,
  'cases-v2': POSTS_SINCE_V2,
  'cases-v3': POSTS_SINCE_V2,
};
