import type { operations as OffersV3 } from '../../generated/offers-v3/types.ts';
import type { ErmittlungOrder } from '../offers-v2/api.ts';
import { NO_CAPTURED_DATA } from './values.ts';

type Calculation = OffersV3['createErgebnisliste'];

/** A call of `POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste`. */
export interface CalculationCall {
  path: Calculation['parameters']['path'];
  body: NonNullable<Calculation['requestBody']>['content']['application/json'];
}

/** A part of a request that has no counterpart in v3. */
export interface WithoutCounterpart {
  what: string;
  why: string;
}

/** A determination of offers v2 as a call of offers v3. */
export interface InV3<Call extends CalculationCall | undefined = CalculationCall | undefined> {
  /** Undefined if there is no case: v3 calculates only for a case. */
  call: Call;
  /** The parts that the call leaves out, with the reasons. */
  without: WithoutCounterpart[];
}

/**
 * Converts a determination of offers v2 to a call of offers v3, and lists what has no counterpart. Missing options stay missing, since
 * neither version publishes its defaults. The call has `ermitteln: true`, because v2 always determines offers and the default of v3 is not
 * published. For a determination of v1, pass only the case number.
 *
 * @param vorgangsnummer - for captured data: the case that has this data now
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
