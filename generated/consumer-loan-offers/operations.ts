/**
 * Typed GraphQL documents, generated from specs/consumer-loan-offers. Do not edit: run `npm run generate`.
 */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { DocumentTypeDecoration } from '../typed-document.ts';
/** The best offer, with all its fields. A variable that is left out takes the default of the interface. */
export type BestesAngebotQueryVariables = Exact<{
  /** Partner identifier, a string of 5 characters, equal to the one of the API client or below it. Default: the partner of the API client.
   * Not specified by the platform: the name of its GraphQL type, which the documents call Partner-ID. */
  partnerId?: string | null | undefined;
  /** Amount to be paid out, in EUR. Required.
   * Not specified by the platform: its limits. */
  auszahlungsbetrag: number;
  /** Wanted term, in months. It has no default.
   * Not specified by the platform: its limits, and which terms are offered without it. */
  laufzeitInMonaten?: number | null | undefined;
  /** What the loan is for. Default: all purposes.
   * - `UMSCHULDUNG`: Replacing other loans.
   * - `FREIE_VERWENDUNG`: No particular purpose.
   * - `FAHRZEUGKAUF`: Buying a vehicle.
   * - `MODERNISIEREN`: Modernising. */
  finanzierungszweck?: Types.Finanzierungszweck | null | undefined;
  /** Whether the offer is for a test or for real business. Default: TESTUMGEBUNG.
   * - `TESTUMGEBUNG`: The test environment.
   * - `ECHTGESCHAEFT`: Real business. */
  datenkontext?: Types.Datenkontext | null | undefined;
}>;


/** The best offer, with all its fields. A variable that is left out takes the default of the interface. */
export type BestesAngebotQuery = {
  /** The one best offer for an instalment loan.
   * Not specified by the platform: what makes an offer the best one, and what is answered when there is none. */
  bestesAngebot: {
  /** The conditions of the loan as a whole. */
  gesamtkonditionen: {
  /** Effective annual interest rate, in percent. */
  effektivzins: number | null,
  /** Total amount of the loan, in EUR. */
  gesamtkreditbetrag: number | null,
  /** Term, in months. */
  laufzeitInMonaten: number | null,
  /** Net amount of the loan, in EUR. */
  nettokreditbetrag: number | null,
  /** Monthly instalment, in EUR. */
  rateMonatlich: number | null,
  /** Borrowing rate, in percent. */
  sollzins: number | null,
  /** The bounds between which the interest rates may lie. */
  zinsgrenzen: {
  /** Highest effective annual interest rate, in percent. */
  maximalerEffektivzins: number | null,
  /** Highest borrowing rate, in percent. */
  maximalerSollzins: number | null,
  /** Lowest effective annual interest rate, in percent. */
  minimalerEffektivzins: number | null,
  /** Lowest borrowing rate, in percent. */
  minimalerSollzins: number | null } | null } | null,
  /** The loan product behind the offer. */
  ratenkredit: {
  /** Name of the product. */
  produktbezeichnung: string | null,
  /** Final instalment, in EUR. */
  schlussrate: number | null,
  /** Who provides the loan. */
  produktanbieter: {
  /** Name of the provider. */
  name: string | null,
  /** Postal address of the provider. */
  anschrift: {
  /** Street. */
  strasse: string | null,
  /** House number. */
  hausnummer: string | null,
  /** Postcode. */
  plz: string | null,
  /** Town. */
  ort: string | null } | null,
  /** Logo of the provider. */
  logo: {
  /** Address of the SVG image. Not specified by the platform: whether it is absolute, and whether it is served without a credential. */
  svg: string | null } | null } | null } | null } | null };

/** The list of offers, with all their fields. A variable that is left out takes the default of the interface. */
export type AngeboteQueryVariables = Exact<{
  /** Partner identifier, a string of 5 characters, equal to the one of the API client or below it. Default: the partner of the API client.
   * Not specified by the platform: the name of its GraphQL type, which the documents call Partner-ID. */
  partnerId?: string | null | undefined;
  /** Amount to be paid out, in EUR. Required.
   * Not specified by the platform: its limits. */
  auszahlungsbetrag: number;
  /** Wanted term, in months. It has no default.
   * Not specified by the platform: its limits, and which terms are offered without it. */
  laufzeitInMonaten?: number | null | undefined;
  /** What the loan is for. Default: FREIE_VERWENDUNG.
   * - `UMSCHULDUNG`: Replacing other loans.
   * - `FREIE_VERWENDUNG`: No particular purpose.
   * - `FAHRZEUGKAUF`: Buying a vehicle.
   * - `MODERNISIEREN`: Modernising. */
  finanzierungszweck?: Types.Finanzierungszweck | null | undefined;
  /** Whether the offers are for a test or for real business. Default: TESTUMGEBUNG.
   * - `TESTUMGEBUNG`: The test environment.
   * - `ECHTGESCHAEFT`: Real business. */
  datenkontext?: Types.Datenkontext | null | undefined;
}>;


/** The list of offers, with all their fields. A variable that is left out takes the default of the interface. */
export type AngeboteQuery = {
  /** The list of offers for an instalment loan.
   * Not specified by the platform: the order of the list, and what is answered when there is no offer. */
  angebote: Array<{
  /** The conditions of the loan as a whole. */
  gesamtkonditionen: {
  /** Effective annual interest rate, in percent. */
  effektivzins: number | null,
  /** Total amount of the loan, in EUR. */
  gesamtkreditbetrag: number | null,
  /** Term, in months. */
  laufzeitInMonaten: number | null,
  /** Net amount of the loan, in EUR. */
  nettokreditbetrag: number | null,
  /** Monthly instalment, in EUR. */
  rateMonatlich: number | null,
  /** Borrowing rate, in percent. */
  sollzins: number | null,
  /** The bounds between which the interest rates may lie. */
  zinsgrenzen: {
  /** Highest effective annual interest rate, in percent. */
  maximalerEffektivzins: number | null,
  /** Highest borrowing rate, in percent. */
  maximalerSollzins: number | null,
  /** Lowest effective annual interest rate, in percent. */
  minimalerEffektivzins: number | null,
  /** Lowest borrowing rate, in percent. */
  minimalerSollzins: number | null } | null } | null,
  /** The loan product behind the offer. */
  ratenkredit: {
  /** Name of the product. */
  produktbezeichnung: string | null,
  /** Final instalment, in EUR. */
  schlussrate: number | null,
  /** Who provides the loan. */
  produktanbieter: {
  /** Name of the provider. */
  name: string | null,
  /** Postal address of the provider. */
  anschrift: {
  /** Street. */
  strasse: string | null,
  /** House number. */
  hausnummer: string | null,
  /** Postcode. */
  plz: string | null,
  /** Town. */
  ort: string | null } | null,
  /** Logo of the provider. */
  logo: {
  /** Address of the SVG image. Not specified by the platform: whether it is absolute, and whether it is served without a credential. */
  svg: string | null } | null } | null } | null } | null> | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

/** The best offer, with all its fields. A variable that is left out takes the default of the interface. */
export const BestesAngebotDocument = new TypedDocumentString(`
    query BestesAngebot($partnerId: String, $auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int, $finanzierungszweck: Finanzierungszweck, $datenkontext: Datenkontext) {
  bestesAngebot(
    partnerId: $partnerId
    auszahlungsbetrag: $auszahlungsbetrag
    laufzeitInMonaten: $laufzeitInMonaten
    finanzierungszweck: $finanzierungszweck
    datenkontext: $datenkontext
  ) {
    gesamtkonditionen {
      effektivzins
      gesamtkreditbetrag
      laufzeitInMonaten
      nettokreditbetrag
      rateMonatlich
      sollzins
      zinsgrenzen {
        maximalerEffektivzins
        maximalerSollzins
        minimalerEffektivzins
        minimalerSollzins
      }
    }
    ratenkredit {
      produktanbieter {
        name
        anschrift {
          strasse
          hausnummer
          plz
          ort
        }
        logo {
          svg
        }
      }
      produktbezeichnung
      schlussrate
    }
  }
}
    `) as unknown as TypedDocumentString<BestesAngebotQuery, BestesAngebotQueryVariables>;
/** The list of offers, with all their fields. A variable that is left out takes the default of the interface. */
export const AngeboteDocument = new TypedDocumentString(`
    query Angebote($partnerId: String, $auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int, $finanzierungszweck: Finanzierungszweck, $datenkontext: Datenkontext) {
  angebote(
    partnerId: $partnerId
    auszahlungsbetrag: $auszahlungsbetrag
    laufzeitInMonaten: $laufzeitInMonaten
    finanzierungszweck: $finanzierungszweck
    datenkontext: $datenkontext
  ) {
    gesamtkonditionen {
      effektivzins
      gesamtkreditbetrag
      laufzeitInMonaten
      nettokreditbetrag
      rateMonatlich
      sollzins
      zinsgrenzen {
        maximalerEffektivzins
        maximalerSollzins
        minimalerEffektivzins
        minimalerSollzins
      }
    }
    ratenkredit {
      produktanbieter {
        name
        anschrift {
          strasse
          hausnummer
          plz
          ort
        }
        logo {
          svg
        }
      }
      produktbezeichnung
      schlussrate
    }
  }
}
    `) as unknown as TypedDocumentString<AngeboteQuery, AngeboteQueryVariables>;