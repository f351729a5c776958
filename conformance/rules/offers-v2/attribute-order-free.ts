import { isObject } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { CAPTURED_DATA } from './steps/captured-data.ts';
import { determine, determined } from './steps/determine.ts';

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

export default rule({
  level: 'should',
  title: 'Captured data is accepted in any order of its attributes',
  source: ['O217'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: ['price-must-come-first', 'loan-amount-must-come-first'],
  async check(context) {
    await determined(context, {});
    context.expect.status(await determine(context, {}, { json: reversed(CAPTURED_DATA) }), 302);
  },
});
