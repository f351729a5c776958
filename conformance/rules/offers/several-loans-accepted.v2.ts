import { dataWithTwoLoans } from './steps/ask.v2.ts';
import { determinationRule, determine, determined } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'should',
  title: 'A determination accepts more than one loan wish',
  source: ['O227'],
  cases: ['vorhaben.finanzierungswunsch.darlehensWuensche'],
  brokenBy: ['refuses-second-loan'],
  async check(context) {
    await determined(context, {});
    context.expect.status(await determine(context, {}, { json: dataWithTwoLoans(context.config) }), 302);
  },
});
