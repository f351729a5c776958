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

/** What a provider would offer now, if it is asked. */
export interface MoeglichesAngebot extends Angebot {
  /** True for an alternative, which is determined only where alternatives are asked for. */
  alternative: boolean;
}

export interface Finanzierungsvorschlag extends Angebot {
  finanzierungsvorschlagId: string;
}

/** An offer that was saved at a case, with its number there: nummerAmVorgang of v2, laufendeNummer of v3. */
export interface GemerktesAngebot extends Angebot {
  nummer: string;
}

/** What the adviser may change of a case. An absent member is not set. */
export interface Stammdaten {
  /** The number of the case in the caller's own system. */
  externeVorgangsNummer?: string;
  bezeichnung?: string;
}

/** A process case with everything that the interfaces know about it. */
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
  /** What providers would offer; empty where nobody finances the case. */
  angebote: readonly MoeglichesAngebot[];
  /** What was captured in the case, in the form of a determination of offers v2. */
  erfassteDaten: object;
}
