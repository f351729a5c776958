import { createCasesV3Api } from '../cases-v3/index.ts';
import type { AccessToken } from '../common/index.ts';
import type { ErmittlungAnfrage } from '../offers-v2/index.ts';
import { createOffersV3Api, type Calculation, type OffersV3Api } from '../offers-v3/index.ts';
import { toV3 } from './index.ts';

/** The results that an application reads, with v2 or v3. */
export type Used = Record<
  'list' | 'result' | 'commission' | 'calculated' | 'suggestions' | 'saved' | 'offer' | 'plans' | 'vorgang',
  unknown
>;

interface Known {
  baufiUrl: string;
  accessToken: AccessToken;
  vorgangsnummer: string;
  ergebnislisteId: string;
  ergebnisnummer: string;
  laufendeNummer: string;
  erfassteDaten: ErmittlungAnfrage;
}

/** The same application with v3. docs/migration.md quotes its regions. */
export async function useV3(known: Known): Promise<Used> {
  const { baufiUrl, accessToken, vorgangsnummer, ergebnislisteId, ergebnisnummer, laufendeNummer, erfassteDaten } =
    known;
  // #region setup
  const offers = createOffersV3Api({ baseUrl: baufiUrl, accessToken });
  const cases = createCasesV3Api({ baseUrl: baufiUrl, accessToken });
  // #endregion

  // #region calculate
  const calculation = await offers.calculate(vorgangsnummer, {
    ermitteln: true,
    alternativen: true,
    provisionsAusgabe: true,
  });
  const list = calculation.found ? calculation.ergebnisliste : undefined;
  // #endregion

  // #region results
  const key = { vorgangsnummer, ergebnislisteId, ergebnisnummer };
  const result = await offers.getErgebnis(key);
  const commission = await offers.getProvision(key);
  // #endregion

  // #region captured
  // The case has the captured data by now: it was created or changed with them.
  const { call } = toV3({ erfassteDaten, alternativen: true }, vorgangsnummer);
  const calculated = await offers.calculate(call.path.vorgangsnummer, call.body);
  // #endregion

  // #region v1
  const suggestions = await offers.calculate(vorgangsnummer, { ermitteln: true });
  // #endregion

  // #region saved
  const saved = await offers.listGemerkteAngebote(vorgangsnummer);
  const offer = await offers.getGemerktesAngebot({ vorgangsnummer, laufendeNummer });
  const plans = await offers.listZahlungsplaeneGemerktesAngebot({ vorgangsnummer, laufendeNummer });
  // #endregion

  // #region cases
  const vorgang = await cases.getVorgang(vorgangsnummer);
  await cases.replaceKundenBetreuer(vorgangsnummer, { partnerId: 'DEF34' });
  // #endregion
  return { list, result, commission, calculated, suggestions, saved, offer, plans, vorgang };
}

/** A calculation from an order of v2. */
export async function calculateAsInV2(offers: OffersV3Api, vorgangsNummer: string): Promise<Calculation> {
  // #region toV3
  const { call } = toV3({ vorgangsNummer, alternativen: true });
  const calculation = await offers.calculate(call.path.vorgangsnummer, call.body);
  // #endregion
  return calculation;
}
