/** Checks what the types of the mortgage offers v3 refuse. Nothing here runs: `tsc` reports an expected error that does not occur. */
import { createOffersV3Api, type Calculation } from './index.ts';

export async function offers(): Promise<void> {
  const api = createOffersV3Api({ baseUrl: '', accessToken: () => '' });
  const calculation: Calculation = await api.calculate('', { alternativen: true, produktAnbieter: [''] });
  // @ts-expect-error -- check `found` first
  void calculation.ergebnisliste;
  if (calculation.found) void calculation.ergebnisliste;
  // @ts-expect-error -- without `found` there is no result list
  else void calculation.ergebnisliste;

  // @ts-expect-error -- captured data
  await api.calculate('', { vorhaben: {} });
  // @ts-expect-error -- a wrong type
  await api.calculate('', { alternativen: 'ja' });
  // @ts-expect-error -- an ermittlungsId of v2
  await api.getErgebnisliste({ ermittlungsId: '' });
  // @ts-expect-error -- the number of the result is missing
  await api.listMeldungen({ vorgangsnummer: '', ergebnislisteId: '' });
  // @ts-expect-error -- the index is no number
  await api.getZahlungsplan({ vorgangsnummer: '', ergebnislisteId: '', ergebnisnummer: '', zahlungsplanIndex: 0 });
  // @ts-expect-error -- the name in cases-v2
  await api.getGemerktesAngebot({ vorgangsnummer: '', nummerAmVorgang: '' });
  // @ts-expect-error -- the credential is missing
  createOffersV3Api({ baseUrl: '' });
}
