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

/** The data with two loan wishes, which share the amount of the first: more than is needed may be refused. */
function withTwoLoans(data: Record<string, unknown>): unknown {
  const vorhaben = isObject(data['vorhaben']) ? data['vorhaben'] : {};
  const wish = isObject(vorhaben['finanzierungswunsch']) ? vorhaben['finanzierungswunsch'] : {};
  const given: readonly unknown[] = Array.isArray(wish['darlehensWuensche']) ? wish['darlehensWuensche'] : [];
  const [loan = SHOWN.vorhaben.finanzierungswunsch.darlehensWuensche[0]] = given;
  const darlehensWuensche = [0.6, 0.4].map((share) => withShare(loan, share));
  return { ...data, vorhaben: { ...vorhaben, finanzierungswunsch: { ...wish, darlehensWuensche } } };
}

function withShare(loan: unknown, share: number): unknown {
  if (!isObject(loan) || !isObject(loan['annuitaetenDarlehen'])) return loan;
  const { annuitaetenDarlehen: shown } = loan;
  const amount = shown['darlehensBetrag'];
  if (typeof amount !== 'number') return loan;
  return { ...loan, annuitaetenDarlehen: { ...shown, darlehensBetrag: Math.round(amount * share) } };
}
