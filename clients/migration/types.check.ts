/** Checks what the types of the migration refuse. Nothing here runs: `tsc` reports an expected error that does not occur. */
import { SUCCESSORS, toV3 } from './index.ts';

export function determinations(): void {
  void toV3({ vorgangsNummer: '', alternativen: true }).call.path.vorgangsnummer;
  void toV3({ erfassteDaten: { vorhaben: {} } }, '').call.body;
  // @ts-expect-error -- there may be no call for captured data
  void toV3({ erfassteDaten: { vorhaben: {} } }).call.body;
  // @ts-expect-error -- either a case or captured data
  toV3({ vorgangsNummer: '', erfassteDaten: {} });
  // @ts-expect-error -- neither a case nor captured data
  toV3({ alternativen: true });
  // @ts-expect-error -- an option that v2 does not have
  toV3({ vorgangsNummer: '', aktualisieren: true });
}

export function successors(): void {
  const [first] = SUCCESSORS;
  // @ts-expect-error -- there may be no successor
  void first?.successor.request;
  // @ts-expect-error -- the table is read only
  void SUCCESSORS.push;
}
