/** What a loan is for; the values of the enumeration `Finanzierungszweck`. */
export type Finanzierungszweck = 'UMSCHULDUNG' | 'FREIE_VERWENDUNG' | 'FAHRZEUGKAUF' | 'MODERNISIEREN';

/** One loan product of an invented provider. Amounts in Euro, terms in months, rates in percent. */
export interface Product {
  produktbezeichnung: string;
  produktanbieter: {
    name: string;
    anschrift: { strasse: string; hausnummer: string; plz: string; ort: string };
    logo: { svg: string };
  };
  /** The nominal annual rate for each purpose that the product finances. */
  sollzins: Partial<Record<Finanzierungszweck, number>>;
  /** What each month above twelve adds to the rate, in percentage points. */
  zuschlagJeMonat: number;
  betrag: { von: number; bis: number };
  laufzeit: { von: number; bis: number };
}

const logo = (name: string): { svg: string } => ({ svg: `https://www.example.org/logos/${name}.svg` });

/** The products on offer. All providers are invented. */
export const PRODUCTS: readonly Product[] = [
  {
    produktbezeichnung: 'Nordlicht Privatkredit',
    produktanbieter: {
      name: 'Nordlicht Musterbank AG',
      anschrift: { strasse: 'Beispielallee', hausnummer: '12', plz: '20095', ort: 'Hamburg' },
      logo: logo('nordlicht-musterbank'),
    },
    sollzins: { UMSCHULDUNG: 5.49, FREIE_VERWENDUNG: 5.79, FAHRZEUGKAUF: 5.29, MODERNISIEREN: 5.39 },
    zuschlagJeMonat: 0.005,
    betrag: { von: 1_000, bis: 75_000 },
    laufzeit: { von: 12, bis: 96 },
  },
  {
    produktbezeichnung: 'Isartaler Ratenkredit Flex',
    produktanbieter: {
      name: 'Isartaler Beispielbank eG',
      anschrift: { strasse: 'Musterstraße', hausnummer: '7a', plz: '80331', ort: 'München' },
      logo: logo('isartaler-beispielbank'),
    },
    sollzins: { UMSCHULDUNG: 5.99, FREIE_VERWENDUNG: 5.59, MODERNISIEREN: 5.89 },
    zuschlagJeMonat: 0.008,
    betrag: { von: 500, bis: 50_000 },
    laufzeit: { von: 6, bis: 84 },
  },
  {
    produktbezeichnung: 'Havelland Autokredit',
    produktanbieter: {
      name: 'Havelländer Muster-Autobank GmbH',
      anschrift: { strasse: 'Am Beispielhafen', hausnummer: '3', plz: '14467', ort: 'Potsdam' },
      logo: logo('havellaender-autobank'),
    },
    sollzins: { FAHRZEUGKAUF: 4.49 },
    zuschlagJeMonat: 0.004,
    betrag: { von: 3_000, bis: 100_000 },
    laufzeit: { von: 12, bis: 96 },
  },
  {
    produktbezeichnung: 'Rheinauer Wohnkredit',
    produktanbieter: {
      name: 'Rheinauer Musterkreditbank AG',
      anschrift: { strasse: 'Domblickweg', hausnummer: '101', plz: '50667', ort: 'Köln' },
      logo: logo('rheinauer-musterkreditbank'),
    },
    sollzins: { UMSCHULDUNG: 6.19, FREIE_VERWENDUNG: 6.49, MODERNISIEREN: 4.69 },
    zuschlagJeMonat: 0.003,
    betrag: { von: 2_500, bis: 120_000 },
    laufzeit: { von: 24, bis: 120 },
  },
];
