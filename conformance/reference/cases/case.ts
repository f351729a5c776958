/** A person responsible for a case. */
export interface Responsible {
  partnerId: string;
}

/** The two parts of the status of a partial application. */
export interface Status {
  antragsteller: string;
  produktAnbieter: string;
}

/** One partial application: the part of an application that one provider decides on. */
export interface Teilantrag {
  teilantragsNummer: string;
  produktAnbieter: string;
  status: Status;
  /** Whether it was reported ready for decision, which is possible once. */
  entscheidungsreif: boolean;
}

export interface Antrag {
  antragsNummer: string;
  teilantraege: Teilantrag[];
}

/** The offer of one provider for the data of a case. */
export interface Angebot {
  produktAnbieter: string;
  /** In euro. */
  darlehensSumme: number;
  /** In percent per year. */
  sollZins: number;
}

/** An offer that a determination would find now. */
export interface MoeglichesAngebot extends Angebot {
  /** True for an alternative, which is determined only with `alternativen`. */
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

/** A process case with all data that any interface shows. */
export interface Case {
  vorgangsNummer: string;
  /** The partner that may use the case. */
  partnerId: string;
  stammdaten: Stammdaten;
  kundenBetreuer: Responsible;
  vorgangsBearbeiter: Responsible;
  antraege: Antrag[];
  finanzierungsvorschlaege: readonly Finanzierungsvorschlag[];
  gemerkteAngebote: readonly GemerktesAngebot[];
  /** The offers that a determination would find; empty if no provider finances the case. */
  angebote: readonly MoeglichesAngebot[];
  /** The captured data, in the form of a request for a determination of offers v2. */
  erfassteDaten: object;
}
