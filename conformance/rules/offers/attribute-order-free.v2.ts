import { assume, isObject } from '../engine.ts';
import { capturedData } from './steps/ask.v2.ts';
import { determinationRule, determine } from './steps/determine.v2.ts';

/** The same value with the attributes of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

const ORDERS: Readonly<Record<string, (data: unknown) => unknown>> = {
  'table order': (data) => data,
  reversed,
};

export default determinationRule({
  level: 'must',
  title: 'Captured data is accepted in any order of its attributes',
  source: ['O217'],
  brokenBy: ['price-must-come-first', 'loan-amount-must-come-first', 'term-must-come-last'],
  cases: Object.keys(ORDERS),
  async check(context) {
    const data = capturedData(context.config);
    const orders = Object.entries(ORDERS).map(([name, ordered]) => [name, ordered(data)] as const);
    const own = await determine(context, {}, { json: orders.find(([name]) => name === context.case)?.[1] });
    if (own.status !== 302) {
      const answers = await Promise.all(orders.map(([, json]) => determine(context, {}, { json })));
      const isTaken = answers.some(({ status }) => status === 302);
      assume(isTaken, `needs captured data that is taken in one order, got ${own.status} whatever its order`);
    }
    context.expect.status(own, 302);
  },
});
