/**
 * Typed GraphQL documents, generated from specs/consumer-loan-offers. Do not edit: run `npm run generate`.
 */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { DocumentTypeDecoration } from '../typed-document.ts';
export type BestesAngebotQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  auszahlungsbetrag: number;
  laufzeitInMonaten?: number | null | undefined;
  finanzierungszweck?: Types.Finanzierungszweck | null | undefined;
  datenkontext?: Types.Datenkontext | null | undefined;
}>;


export type BestesAngebotQuery = { bestesAngebot: { gesamtkonditionen: { effektivzins: number | null, gesamtkreditbetrag: number | null, laufzeitInMonaten: number | null, nettokreditbetrag: number | null, rateMonatlich: number | null, sollzins: number | null, zinsgrenzen: { maximalerEffektivzins: number | null, maximalerSollzins: number | null, minimalerEffektivzins: number | null, minimalerSollzins: number | null } | null } | null, ratenkredit: { produktbezeichnung: string | null, schlussrate: number | null, produktanbieter: { name: string | null, anschrift: { strasse: string | null, hausnummer: string | null, plz: string | null, ort: string | null } | null, logo: { svg: string | null } | null } | null } | null } | null };

export type AngeboteQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  auszahlungsbetrag: number;
  laufzeitInMonaten?: number | null | undefined;
  finanzierungszweck?: Types.Finanzierungszweck | null | undefined;
  datenkontext?: Types.Datenkontext | null | undefined;
}>;


export type AngeboteQuery = { angebote: Array<{ gesamtkonditionen: { effektivzins: number | null, gesamtkreditbetrag: number | null, laufzeitInMonaten: number | null, nettokreditbetrag: number | null, rateMonatlich: number | null, sollzins: number | null, zinsgrenzen: { maximalerEffektivzins: number | null, maximalerSollzins: number | null, minimalerEffektivzins: number | null, minimalerSollzins: number | null } | null } | null, ratenkredit: { produktbezeichnung: string | null, schlussrate: number | null, produktanbieter: { name: string | null, anschrift: { strasse: string | null, hausnummer: string | null, plz: string | null, ort: string | null } | null, logo: { svg: string | null } | null } | null } | null } | null> | null };

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