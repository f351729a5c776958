import { assume, isObject, mapValues } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { capturedData } from './steps/ask.v2.ts';
import { determinationRule, determine } from './steps/determine.v2.ts';

/** The same value with the attributes of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return mapValues(Object.fromEntries(Object.entries(value).toReversed()), reversed);
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
    const ask = (ordered: (captured: unknown) => unknown) => determine(context, {}, { json: ordered(data) });
    const own = await ask(entryOf(ORDERS, context.case));
    if (own.status !== 302) {
      const answers = await Promise.all(Object.values(ORDERS).map(ask));
      const isTaken = answers.some(({ status }) => status === 302);
      assume(isTaken, `needs captured data that is taken in one order, got ${own.status} whatever its order`);
    }
    context.expect.status(own, 302);
  },
});
