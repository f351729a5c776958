import { createCasesV2Api } from '../cases-v2/index.ts';
import type { AccessToken } from '../common/index.ts';
import { createOffersV1Api } from '../offers-v1/index.ts';
import { createOffersV2Api, type ErmittlungAnfrage } from '../offers-v2/index.ts';
import type { Used } from './after.fixture.ts';

interface Known {
  v2Url: string;
  accessToken: AccessToken;
  vorgangsNummer: string;
  ergebnisNummer: string;
  nummerAmVorgang: string;
  erfassteDaten: ErmittlungAnfrage;
}

/** An application that uses v1 and v2. docs/migration.md quotes its regions. */
export async function useV2(known: Known): Promise<Used> {
  const { v2Url, accessToken, vorgangsNummer, ergebnisNummer, nummerAmVorgang, erfassteDaten } = known;
  // #region setup
  const offers = createOffersV2Api({ baseUrl: v2Url, accessToken });
  const cases = createCasesV2Api({ baseUrl: v2Url, accessToken });
  // #endregion

  // #region calculate
  const { ermittlungsId } = await offers.determine({ vorgangsNummer, alternativen: true, provisionsAusgabe: true });
  const list = await offers.listErgebnisse({ ermittlungsId });
  // #endregion

  // #region results
  const result = await offers.getErgebnis({ ermittlungsId, ergebnisNummer });
  const commission = await offers.getProvision({ ermittlungsId, ergebnisNummer });
  // #endregion

  // #region captured
  const determination = await offers.determine({ erfassteDaten, alternativen: true });
  const calculated = await offers.listErgebnisse(determination);
  // #endregion

  // #region v1
  const offersV1 = createOffersV1Api({ baseUrl: v2Url, accessToken });
  const suggestions = await offersV1.getFinanzierungsvorschlaege(vorgangsNummer);
  // #endregion

  // #region saved
  const saved = await cases.listGemerkteAngebote(vorgangsNummer);
  const offer = await cases.getGemerktesAngebot({ vorgangsNummer, nummerAmVorgang });
  const plans = await cases.listZahlungsPlaene({ vorgangsNummer, nummerAmVorgang });
  // #endregion

  // #region cases
  const vorgang = await cases.getVorgang(vorgangsNummer);
  await cases.replaceKundenBetreuer(vorgangsNummer, { partnerId: 'DEF34' });
  // #endregion
  return { list, result, commission, calculated, suggestions, saved, offer, plans, vorgang };
}
