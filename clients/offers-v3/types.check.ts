/** What the types of the mortgage offers v3 must refuse. Nothing here runs: `tsc` reports each expected error that does not come. */
import { createOffersV3Api, type Calculation } from './index.ts';

export async function offers(): Promise<void> {
  const api = createOffersV3Api({ baseUrl: '', accessToken: () => '' });
  const calculation: Calculation = await api.calculate('', { alternativen: true, produktAnbieter: [''] });
  // @ts-expect-error -- it has to be clear first that there is a result list
  void calculation.ergebnisliste;
  if (calculation.found) void calculation.ergebnisliste;
  // @ts-expect-error -- there is nothing to read where nothing was found
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
  // @ts-expect-error -- the name that the case interface v2 had for it
  await api.getGemerktesAngebot({ vorgangsnummer: '', nummerAmVorgang: '' });
  // @ts-expect-error -- the credential is missing
  createOffersV3Api({ baseUrl: '' });
}
