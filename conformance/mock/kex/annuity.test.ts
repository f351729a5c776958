import { expect, test } from 'vitest';
import { repay } from './annuity.ts';

test('a known loan: 10,000 Euro over 12 months at 6 percent', () => {
  expect(repay(10_000, 12, 6)).toEqual({
    rateMonatlich: 860.66,
    schlussrate: 860.7,
    gesamtkreditbetrag: 10_327.96,
    effektivzins: 6.17,
  });
});

test.each([
  [1_234.56, 7, 4.49],
  [50_000, 84, 5.99],
  [120_000, 120, 9.25],
])('instalments pay back %f Euro over %i months at %f percent', (amount, months, rate) => {
  const { rateMonatlich, schlussrate, gesamtkreditbetrag } = repay(amount, months, rate);
  expect(rateMonatlich * (months - 1) + schlussrate).toBeCloseTo(gesamtkreditbetrag, 2);
  const discount = 1 + rate / 1200;
  let value = schlussrate / discount ** months;
  for (let month = 1; month < months; month += 1) value += rateMonatlich / discount ** month;
  expect(Math.abs(value - amount)).toBeLessThan(0.05 * Math.sqrt(months));
  expect(Math.abs(schlussrate - rateMonatlich)).toBeLessThan(1);
});
