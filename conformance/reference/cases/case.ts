/** One person who is responsible for a case, by partner identifier. */
export interface Responsible {
  partnerId: string;
}

/** The two parts of the status of a partial application. */
export interface Status {
  antragsteller: string;
  produktAnbieter: string;
}

/** One partial application: what one provider decides about. */
export interface Teilantrag {
  teilantragsNummer: string;
  produktAnbieter: string;
  status: Status;
  /** Whether it was reported ready for decision, which happens once. */
  entscheidungsreif: boolean;
}

export interface Antrag {
  antragsNummer: string;
  teilantraege: Teilantrag[];
}

/** What one provider offers for the data of a case. */
export interface Angebot {
  produktAnbieter: string;
  /** In euro. */
  darlehensSumme: number;
  /** In percent per year. */
  sollZins: number;
}

/** What a provider would offer if it were asked now. */
export interface MoeglichesAngebot extends Angebot {
  /** True for an alternative, which is determined only where alternatives are asked for. */
  alternative: boolean;
}

export interface Finanzierungsvorschlag extends Angebot {
  finanzierungsvorschlagId: string;
}

/** A saved offer of a case; its number is `nummerAmVorgang` in v2 and `laufendeNummer` in v3. */
export interface GemerktesAngebot extends Angebot {
  nummer: string;
}

/** The part of a case that the adviser may change. An absent member is not set. */
export interface Stammdaten {
  /** The number of the case in the caller's own system. */
  externeVorgangsNummer?: string;
  bezeichnung?: string;
}

/** A process case with everything that any interface shows of it. */
export interface Case {
  vorgangsNummer: string;
  /** Partner who may use the case. */
  partnerId: string;
  stammdaten: Stammdaten;
  kundenBetreuer: Responsible;
  vorgangsBearbeiter: Responsible;
  antraege: Antrag[];
  finanzierungsvorschlaege: readonly Finanzierungsvorschlag[];
  gemerkteAngebote: readonly GemerktesAngebot[];
  /** What providers would offer; empty if none finances the case. */
  angebote: readonly MoeglichesAngebot[];
  /** The captured data, in the form of a request for a determination of offers v2. */
  erfassteDaten: object;
}
