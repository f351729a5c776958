import { dataWith, dataWithTwoLoans, dataWithTwoLoansAlike } from './steps/ask.v2.ts';
import { determinationRule, determine, determined } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'should',
  title: 'A determination accepts more than one loan wish',
  source: ['O227'],
  cases: ['vorhaben.finanzierungswunsch.darlehensWuensche'],
  brokenBy: ['refuses-second-loan'],
  async check(context) {
    await determined(context, {}, { json: dataWith(context.config, context.case) });
    const answer = await determine(context, {}, { json: dataWithTwoLoans(context.config) });
    if (answer.status === 302) return context.expect.status(answer, 302);
    // Other rules judge the other members of the second loan.
    context.expect.status(await determine(context, {}, { json: dataWithTwoLoansAlike(context.config) }), 302);
  },
});
