/**
 * Checks what the types of the mortgage offers v2 refuse. Nothing here runs: `tsc` reports an expected error that does not occur, and
 * any other error.
 */
import { tokenSource } from '../login/index.ts';
import { createOffersV2Api } from './index.ts';

const accessToken = tokenSource({ baseUrl: '', username: '', password: () => '' });
const offers = createOffersV2Api({ baseUrl: '', accessToken });

export async function determinations(): Promise<void> {
  const determination = await offers.determine({ vorgangsNummer: 'AB12CD', alternativen: true });
  const id: string = determination.ermittlungsId;
  await offers.determine({ erfassteDaten: { vorhaben: { finanzbedarf: { kaufpreis: 1 } }, haushalte: [] } });
  // @ts-expect-error -- neither a case nor captured data
  await offers.determine({ alternativen: true });
  // @ts-expect-error -- a case and captured data
  await offers.determine({ vorgangsNummer: 'AB12CD', erfassteDaten: {} });
  // @ts-expect-error -- a wrong type in the captured data
  await offers.determine({ erfassteDaten: { vorhaben: { finanzbedarf: { kaufpreis: '1' } } } });
  // @ts-expect-error -- an option of v3
  await offers.determine({ vorgangsNummer: 'AB12CD', produktAnbieter: [] });
  // @ts-expect-error -- a wrong type of an option
  await offers.determine({ vorgangsNummer: 'AB12CD', provisionsAusgabe: 'ja' });
  // @ts-expect-error -- only ermittlungsId is published
  const provider: unknown = determination.produktAnbieter;
  void [id, provider];
}

export async function reads(): Promise<void> {
  const determination = { ermittlungsId: 'a' };
  const result = { ...determination, ergebnisNummer: '1' };
  const open: unknown = await offers.listErgebnisse(determination, { signal: AbortSignal.timeout(1000) });
  // @ts-expect-error -- the platform does not publish what a result looks like
  const known: object = await offers.getErgebnis(result);
  const { betrag, partnerId } = await offers.getProvision(result, { deadlineMs: 1000 });
  const commission: [number, string] = [betrag, partnerId];
  // @ts-expect-error -- the number of the result is missing
  await offers.getErgebnis(determination);
  // @ts-expect-error -- no other read waits
  await offers.getErgebnis(result, { deadlineMs: 1000 });
  // @ts-expect-error -- a path parameter is a string
  await offers.getZahlungsplan({ ...result, zahlungsplanIndex: 0 });
  // @ts-expect-error -- it may be undefined
  const left: number = offers.rateLimit().remaining;
  void [open, known, commission, left];
}

export function settings(): void {
  createOffersV2Api({ baseUrl: '', accessToken: '', whenRateLimited: 'wait', validate: true, timeoutMs: 1 });
  createOffersV2Api({
    baseUrl: '',
    accessToken,
    now: () => 0,
    onDeprecation: ({ sunset, endsAt }) => console.log(sunset, endsAt),
  });
  // @ts-expect-error -- the credential is missing
  createOffersV2Api({ baseUrl: '' });
  // @ts-expect-error -- no such value
  createOffersV2Api({ baseUrl: '', accessToken, whenRateLimited: 'queue' });
  // @ts-expect-error -- settings of a source are no source
  createOffersV2Api({ baseUrl: '', accessToken: { username: '', password: '' } });
}
