/**
 * Types of the GraphQL schema, generated from specs/consumer-loan-offers. Do not edit: run `npm run generate`.
 */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A decimal amount, in EUR.
   * Not specified by the platform: how many decimals it has.
   */
  Euro: { input: number; output: number; }
  /**
   * A decimal number, in percent.
   * Not specified by the platform: its scale (3.5 or 0.035 for three and a half per cent).
   */
  Prozent: { input: number; output: number; }
};

/**
 * The two queries of the interface. Clients ignore what they do not know.
 * Not specified by the platform: which fields may be null; here every one may.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The one best offer for an instalment loan.
   * Not specified by the platform: what makes an offer the best one, and what is answered when there is none.
   */
  bestesAngebot?: Maybe<Angebot>;
  /**
   * The list of offers for an instalment loan.
   * Not specified by the platform: the order of the list, and what is answered when there is no offer.
   */
  angebote?: Maybe<Array<Maybe<Angebot>>>;
};


/**
 * The two queries of the interface. Clients ignore what they do not know.
 * Not specified by the platform: which fields may be null; here every one may.
 */
export type QuerybestesAngebotArgs = {
  /** Partner identifier, a string of 5 characters, equal to the one of the API client or below it. Default: the partner of the API client.
   * Not specified by the platform: the name of its GraphQL type, which the documents call Partner-ID. */
  partnerId?: InputMaybe<Scalars['String']['input']>;
  /** Amount to be paid out, in EUR. Required.
   * Not specified by the platform: its limits. */
  auszahlungsbetrag: Scalars['Euro']['input'];
  /** Wanted term, in months. It has no default.
   * Not specified by the platform: its limits, and which terms are offered without it. */
  laufzeitInMonaten?: InputMaybe<Scalars['Int']['input']>;
  /** What the loan is for. Default: all purposes.
   * - `UMSCHULDUNG`: Replacing other loans.
   * - `FREIE_VERWENDUNG`: No particular purpose.
   * - `FAHRZEUGKAUF`: Buying a vehicle.
   * - `MODERNISIEREN`: Modernising. */
  finanzierungszweck?: InputMaybe<Finanzierungszweck>;
  /** Whether the offer is for a test or for real business. Default: TESTUMGEBUNG.
   * - `TESTUMGEBUNG`: The test environment.
   * - `ECHTGESCHAEFT`: Real business. */
  datenkontext?: InputMaybe<Datenkontext>;
};


/**
 * The two queries of the interface. Clients ignore what they do not know.
 * Not specified by the platform: which fields may be null; here every one may.
 */
export type QueryangeboteArgs = {
  /** Partner identifier, a string of 5 characters, equal to the one of the API client or below it. Default: the partner of the API client.
   * Not specified by the platform: the name of its GraphQL type, which the documents call Partner-ID. */
  partnerId?: InputMaybe<Scalars['String']['input']>;
  /** Amount to be paid out, in EUR. Required.
   * Not specified by the platform: its limits. */
  auszahlungsbetrag: Scalars['Euro']['input'];
  /** Wanted term, in months. It has no default.
   * Not specified by the platform: its limits, and which terms are offered without it. */
  laufzeitInMonaten?: InputMaybe<Scalars['Int']['input']>;
  /** What the loan is for. Default: FREIE_VERWENDUNG.
   * - `UMSCHULDUNG`: Replacing other loans.
   * - `FREIE_VERWENDUNG`: No particular purpose.
   * - `FAHRZEUGKAUF`: Buying a vehicle.
   * - `MODERNISIEREN`: Modernising. */
  finanzierungszweck?: InputMaybe<Finanzierungszweck>;
  /** Whether the offers are for a test or for real business. Default: TESTUMGEBUNG.
   * - `TESTUMGEBUNG`: The test environment.
   * - `ECHTGESCHAEFT`: Real business. */
  datenkontext?: InputMaybe<Datenkontext>;
};

/**
 * Whether a request is a test or real business. New values may be added.
 * - `TESTUMGEBUNG`: The test environment.
 * - `ECHTGESCHAEFT`: Real business.
 */
export type Datenkontext =
  /** The test environment. */
  | 'TESTUMGEBUNG'
  /** Real business. */
  | 'ECHTGESCHAEFT';

/**
 * What the loan is for. New values may be added.
 * - `UMSCHULDUNG`: Replacing other loans.
 * - `FREIE_VERWENDUNG`: No particular purpose.
 * - `FAHRZEUGKAUF`: Buying a vehicle.
 * - `MODERNISIEREN`: Modernising.
 */
export type Finanzierungszweck =
  /** Replacing other loans. */
  | 'UMSCHULDUNG'
  /** No particular purpose. */
  | 'FREIE_VERWENDUNG'
  /** Buying a vehicle. */
  | 'FAHRZEUGKAUF'
  /** Modernising. */
  | 'MODERNISIEREN';

/** One offer for an instalment loan. Holds the fields that the client selected. */
export type Angebot = {
  __typename?: 'Angebot';
  /** The conditions of the loan as a whole. */
  gesamtkonditionen?: Maybe<Gesamtkonditionen>;
  /** The loan product behind the offer. */
  ratenkredit?: Maybe<Ratenkredit>;
};

/** The conditions of an offer as a whole. */
export type Gesamtkonditionen = {
  __typename?: 'Gesamtkonditionen';
  /** Effective annual interest rate, in percent. */
  effektivzins?: Maybe<Scalars['Prozent']['output']>;
  /** Total amount of the loan, in EUR. */
  gesamtkreditbetrag?: Maybe<Scalars['Euro']['output']>;
  /** Term, in months. */
  laufzeitInMonaten?: Maybe<Scalars['Int']['output']>;
  /** Net amount of the loan, in EUR. */
  nettokreditbetrag?: Maybe<Scalars['Euro']['output']>;
  /** Monthly instalment, in EUR. */
  rateMonatlich?: Maybe<Scalars['Euro']['output']>;
  /** Borrowing rate, in percent. */
  sollzins?: Maybe<Scalars['Prozent']['output']>;
  /** The bounds between which the interest rates may lie. */
  zinsgrenzen?: Maybe<Zinsgrenzen>;
};

/** The bounds of the interest rates of an offer. */
export type Zinsgrenzen = {
  __typename?: 'Zinsgrenzen';
  /** Highest effective annual interest rate, in percent. */
  maximalerEffektivzins?: Maybe<Scalars['Prozent']['output']>;
  /** Highest borrowing rate, in percent. */
  maximalerSollzins?: Maybe<Scalars['Prozent']['output']>;
  /** Lowest effective annual interest rate, in percent. */
  minimalerEffektivzins?: Maybe<Scalars['Prozent']['output']>;
  /** Lowest borrowing rate, in percent. */
  minimalerSollzins?: Maybe<Scalars['Prozent']['output']>;
};

/** An instalment loan of a product provider. */
export type Ratenkredit = {
  __typename?: 'Ratenkredit';
  /** Who provides the loan. */
  produktanbieter?: Maybe<Produktanbieter>;
  /** Name of the product. */
  produktbezeichnung?: Maybe<Scalars['String']['output']>;
  /** Final instalment, in EUR. */
  schlussrate?: Maybe<Scalars['Euro']['output']>;
};

/** A provider of loans. */
export type Produktanbieter = {
  __typename?: 'Produktanbieter';
  /** Name of the provider. */
  name?: Maybe<Scalars['String']['output']>;
  /** Postal address of the provider. */
  anschrift?: Maybe<Anschrift>;
  /** Logo of the provider. */
  logo?: Maybe<Logo>;
};

/** A postal address. */
export type Anschrift = {
  __typename?: 'Anschrift';
  /** Street. */
  strasse?: Maybe<Scalars['String']['output']>;
  /** House number. */
  hausnummer?: Maybe<Scalars['String']['output']>;
  /** Postcode. */
  plz?: Maybe<Scalars['String']['output']>;
  /** Town. */
  ort?: Maybe<Scalars['String']['output']>;
};

/** A logo. */
export type Logo = {
  __typename?: 'Logo';
  /** Address of the SVG image. Not specified by the platform: whether it is absolute, and whether it is served without a credential. */
  svg?: Maybe<Scalars['String']['output']>;
};
