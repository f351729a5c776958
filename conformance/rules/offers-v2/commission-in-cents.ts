import { isObject } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { assumeReady, commissionReadings } from './steps/commission.ts';

export default rule({
  level: 'should',
  title: 'The betrag of a commission is in cents: a whole number',
  source: ['O212'],
  covers: [{ operation: 'getProvision', status: 200 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: ['commission-in-euro'],
  async check(context) {
    const body = assumeReady(await commissionReadings(context)).json();
    const betrag = isObject(body) ? body['betrag'] : undefined;
    assume(typeof betrag === 'number', 'needs a commission with a number betrag');
    context.expect.type(betrag, 'integer', 'betrag');
  },
});
