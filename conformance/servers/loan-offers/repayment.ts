/** The repayment of a loan. Amounts in EUR, rates in percent per year. */
export interface Repayment {
  rateMonatlich: number;
  /** The last instalment, which compensates for rounding to cents. */
  schlussrate: number;
  /** The total of all instalments. */
  gesamtkreditbetrag: number;
  effektivzins: number;
}

/** Rounds to two decimals, the precision of amounts and rates. */
export const toTwoDecimals = (value: number): number => Number(value.toFixed(2));

/** The effective rate of a loan without fees and with monthly interest, in percent per year. */
export const effectiveRate = (sollzins: number): number => toTwoDecimals(100 * ((1 + sollzins / 1200) ** 12 - 1));

/**
 * Plans equal monthly instalments, with interest rounded to the cent each month.
 *
 * @param betrag amount that is paid out, in EUR
 * @param monate term in months, at least 1
 * @param sollzins borrowing rate in percent per year, above 0
 */
export function planRepayment(betrag: number, monate: number, sollzins: number): Repayment {
  const growth = 1 + sollzins / 1200;
  const cents = Math.round(betrag * 100);
  const instalment = Math.round((cents * (growth - 1)) / (1 - growth ** -monate));
  let debt = cents;
  for (let month = 1; month < monate; month += 1) debt = Math.round(debt * growth) - instalment;
  const last = Math.round(debt * growth);
  return {
    rateMonatlich: instalment / 100,
    schlussrate: last / 100,
    gesamtkreditbetrag: (instalment * (monate - 1) + last) / 100,
    effektivzins: effectiveRate(sollzins),
  };
}
