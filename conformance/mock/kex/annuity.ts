/** What a loan costs when it is paid back in equal monthly instalments. Amounts in Euro, rates in percent. */
export interface Repayment {
  /** The monthly instalment in Euro. */
  rateMonatlich: number;
  /** The last instalment in Euro; it settles what rounding left over. */
  schlussrate: number;
  /** The sum of all instalments in Euro. */
  gesamtkreditbetrag: number;
  /** The effective annual rate in percent, two decimals. */
  effektivzins: number;
}

/** Rounds to two decimals, as amounts in Euro and published rates are. */
export function roundToCents(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/**
 * Computes the repayment of an annuity loan without fees, interest being rounded to the cent each month.
 *
 * @param nettokreditbetrag The amount paid out, in Euro.
 * @param laufzeitInMonaten The term in months, at least 1.
 * @param sollzins The nominal annual rate in percent, above 0.
 */
export function repay(nettokreditbetrag: number, laufzeitInMonaten: number, sollzins: number): Repayment {
  const monthlyRate = sollzins / 1200;
  const principal = Math.round(nettokreditbetrag * 100);
  const instalment = Math.round((principal * monthlyRate) / (1 - (1 + monthlyRate) ** -laufzeitInMonaten));
  let debt = principal;
  for (let month = 1; month < laufzeitInMonaten; month += 1) debt += Math.round(debt * monthlyRate) - instalment;
  const last = debt + Math.round(debt * monthlyRate);
  return {
    rateMonatlich: instalment / 100,
    schlussrate: last / 100,
    gesamtkreditbetrag: (instalment * (laufzeitInMonaten - 1) + last) / 100,
    effektivzins: roundToCents(((1 + monthlyRate) ** 12 - 1) * 100),
  };
}
