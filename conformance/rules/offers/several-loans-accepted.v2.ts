import { isObject } from '../engine.ts';
import { capturedData, SHOWN } from './steps/ask.v2.ts';
import { determinationRule, determine, determined } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'should',
  title: 'A determination accepts more than one loan wish',
  source: ['O227'],
  cases: ['vorhaben.finanzierungswunsch.darlehensWuensche'],
  brokenBy: ['refuses-second-loan'],
  async check(context) {
    await determined(context, {});
    const data = capturedData(context.config);
    context.expect.status(await determine(context, {}, { json: withTwoLoans(isObject(data) ? data : {}) }), 302);
  },
});

function withTwoLoans(data: Record<string, unknown>): unknown {
  const vorhaben = isObject(data['vorhaben']) ? data['vorhaben'] : {};
  const wish = isObject(vorhaben['finanzierungswunsch']) ? vorhaben['finanzierungswunsch'] : {};
  const given: readonly unknown[] = Array.isArray(wish['darlehensWuensche']) ? wish['darlehensWuensche'] : [];
  const [loan = SHOWN.vorhaben.finanzierungswunsch.darlehensWuensche[0]] = given;
  return { ...data, vorhaben: { ...vorhaben, finanzierungswunsch: { ...wish, darlehensWuensche: [loan, loan] } } };
}
