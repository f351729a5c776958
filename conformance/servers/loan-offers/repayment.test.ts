import { expect, it } from 'vitest';
import { planRepayment } from './repayment.ts';

it('plans a loan that can be checked by hand', () => {
  // 1,000 EUR in two months at 12 percent: interest of 10.00 EUR, then of 5.02 EUR.
  expect(planRepayment(1000, 2, 12)).toEqual({
    rateMonatlich: 507.51,
    schlussrate: 507.51,
    gesamtkreditbetrag: 1015.02,
    effektivzins: 12.68,
  });
});

it.each([
  [999.99, 1, 3.1],
  [15_000, 60, 4.79],
  [74_999.5, 96, 8.25],
])('has instalments whose present value is the amount (%d EUR, %d months, %d percent)', (betrag, monate, sollzins) => {
  const { rateMonatlich, schlussrate, gesamtkreditbetrag } = planRepayment(betrag, monate, sollzins);
  const growth = 1 + sollzins / 1200;
  let value = schlussrate / growth ** monate;
  for (let month = 1; month < monate; month += 1) value += rateMonatlich / growth ** month;
  expect(Math.abs(value - betrag)).toBeLessThan(0.01 * monate);
  expect((monate - 1) * rateMonatlich + schlussrate).toBeCloseTo(gesamtkreditbetrag, 2);
  expect(Math.abs(schlussrate - rateMonatlich)).toBeLessThan(1);
});
