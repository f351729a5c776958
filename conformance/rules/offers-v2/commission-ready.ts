import { rule } from '../../kit/rule.ts';
import { assumeReady, commissionReadings, statusOf } from './steps/commission.ts';

export default rule({
  level: 'must',
  title: 'A commission that is ready answers 200 with a number betrag and a string partnerId',
  source: ['O209f', 'O210'],
  covers: [{ operation: 'getProvision', status: 200 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: [
    'commission-amount-as-string',
    'commission-without-amount',
    'commission-without-partner',
    'commission-partner-as-number',
    'commission-in-array',
    'commission-201',
    'waiting-200-empty',
    'waiting-202',
    'waiting-404',
  ],
  async check(context) {
    const readings = await commissionReadings(context);
    const answer = assumeReady(readings);
    context.expect.that(answer.status === 200, 'status 200', statusOf(answer, readings, context.config), answer);
    const { betrag, partnerId } = context.expect.object(answer);
    context.expect.type(betrag, 'number', 'betrag');
    context.expect.type(partnerId, 'string', 'partnerId');
  },
});
