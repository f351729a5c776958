import type { operations as OffersV3 } from '../../generated/offers-v3/types.ts';
import type { ErmittlungOrder } from '../offers-v2/api.ts';
import { NO_CAPTURED_DATA } from './values.ts';

type Calculation = OffersV3['createErgebnisliste'];

/** A call of `POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste`. */
export interface CalculationCall {
  path: Calculation['parameters']['path'];
  body: NonNullable<Calculation['requestBody']>['content']['application/json'];
}

/** Something that v3 has no counterpart for. */
export interface WithoutCounterpart {
  what: string;
  why: string;
}

/** A determination of offers v2 as a call of offers v3. */
export interface InV3<Call extends CalculationCall | undefined = CalculationCall | undefined> {
  /** Undefined if there is no case: v3 cannot calculate then. */
  call: Call;
  /** What the call leaves out, or why there is none. */
  without: WithoutCounterpart[];
}

/**
 * Turns a determination of offers v2 into its successor, a call of offers v3, and says what has no counterpart. Options that are not given
 * are left out: neither version publishes its defaults. The call has `ermitteln: true`, since v2 always determines, and it is not published
 * whether v3 does by default. For a determination of v1, give only the number of the case.
 *
 * @param vorgangsnummer - for captured data: the case that now has this data
 * @example
 * const { call, without } = toV3({ vorgangsNummer: 'AB12CD', alternativen: true });
 * const calculation = await offers.calculate(call.path.vorgangsnummer, call.body);
 */
export function toV3(order: ErmittlungOrder & { vorgangsNummer: string }): InV3<CalculationCall>;
export function toV3(order: ErmittlungOrder, vorgangsnummer: string): InV3<CalculationCall>;
export function toV3(order: ErmittlungOrder, vorgangsnummer?: string): InV3;
export function toV3(
  { vorgangsNummer, erfassteDaten, ...options }: ErmittlungOrder,
  vorgangsnummer: string | undefined = vorgangsNummer,
): InV3 {
  const { alternativen, provisionsAusgabe } = options;
  const without = Object.entries(erfassteDaten ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([what]) => ({ what, why: NO_CAPTURED_DATA }));
  if (vorgangsnummer === undefined) {
    const why = 'v3 calculates only for a case that exists already';
    return { call: undefined, without: [{ what: 'a determination without vorgangsNummer', why }, ...without] };
  }
  const body = {
    ermitteln: true,
    ...(alternativen !== undefined && { alternativen }),
    ...(provisionsAusgabe !== undefined && { provisionsAusgabe }),
  };
  return { call: { path: { vorgangsnummer }, body }, without };
}
