import type { Datenkontext, Finanzierungszweck } from '../../../generated/consumer-loan-offers/schema-types.ts';

/** A loan product of an invented provider. */
export interface Product {
  produktbezeichnung: string;
  produktanbieter: {
    name: string;
    anschrift: { strasse: string; hausnummer: string; plz: string; ort: string };
    logo: { svg: string };
  };
  /** Borrowing rate in percent per year for each purpose that the product finances. */
  sollzins: Partial<Record<Finanzierungszweck, number>>;
  /** Smallest and largest amount, in EUR. */
  betrag: readonly [number, number];
  /** Shortest and longest term, in months. */
  laufzeit: readonly [number, number];
  /** The only data context of the product; all if absent. */
  datenkontext?: Datenkontext;
  /** The only partner that offers the product; all if absent. */
  partnerId?: string;
}

const logo = (name: string) => ({ svg: `https://bilder.example/logos/${name}.svg` });

const wattenmeer = {
  name: 'Wattenmeer Kreditbank AG',
  anschrift: { strasse: 'Deichstraße', hausnummer: '18', plz: '25813', ort: 'Husum' },
  logo: logo('wattenmeer'),
};

/** The products on offer. */
export const products: readonly Product[] = [
  {
    produktbezeichnung: 'Wunschkredit Klassik',
    produktanbieter: wattenmeer,
    sollzins: { FREIE_VERWENDUNG: 5.69, UMSCHULDUNG: 5.39, FAHRZEUGKAUF: 4.99, MODERNISIEREN: 5.19 },
    betrag: [1_000, 65_000],
    laufzeit: [12, 84],
  },
  {
    produktbezeichnung: 'Ratenkredit Komfort',
    produktanbieter: {
      name: 'Bergstraße Teilzahlungsbank eG',
      anschrift: { strasse: 'Am Mühlgraben', hausnummer: '3b', plz: '64625', ort: 'Bensheim' },
      logo: logo('bergstrasse'),
    },
    sollzins: { FREIE_VERWENDUNG: 5.29, UMSCHULDUNG: 5.85, MODERNISIEREN: 5.09 },
    betrag: [2_500, 80_000],
    laufzeit: [6, 120],
  },
  {
    produktbezeichnung: 'Autokredit Direkt',
    produktanbieter: {
      name: 'Neckar Mobilitätsbank GmbH',
      anschrift: { strasse: 'Königsufer', hausnummer: '77', plz: '70173', ort: 'Stuttgart' },
      logo: logo('neckar'),
    },
    sollzins: { FAHRZEUGKAUF: 4.19 },
    betrag: [3_000, 90_000],
    laufzeit: [12, 96],
  },
  {
    produktbezeichnung: 'Übungskredit',
    produktanbieter: {
      name: 'Musterbank der Testumgebung',
      anschrift: { strasse: 'Probeweg', hausnummer: '1', plz: '10115', ort: 'Berlin' },
      logo: logo('musterbank'),
    },
    sollzins: { FREIE_VERWENDUNG: 6.49, UMSCHULDUNG: 6.49, FAHRZEUGKAUF: 6.49, MODERNISIEREN: 6.49 },
    betrag: [500, 100_000],
    laufzeit: [3, 120],
    datenkontext: 'TESTUMGEBUNG',
  },
  {
    produktbezeichnung: 'Hauskredit Förde',
    produktanbieter: wattenmeer,
    sollzins: { FREIE_VERWENDUNG: 5.49, MODERNISIEREN: 4.79 },
    betrag: [5_000, 50_000],
    laufzeit: [24, 84],
    partnerId: 'HSE01',
  },
];
