import { assume, valueAt } from '../engine.ts';
import { assumeReady, commissionReadings, commissionsLike } from './steps/parts.v2.ts';
import { determinationRule } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'should',
  title: 'The betrag of a commission is in cents: a whole number',
  source: ['O212'],
  covers: [{ operation: 'getProvision', status: '2XX' }],
  withoutWrites: 'fixtures.offers.ermittlungsId',
  brokenBy: ['commission-in-euro', 'commission-of-data-in-euro'],
  async check(context) {
    for (const one of await commissionsLike(context, assumeReady(await commissionReadings(context)))) {
      const betrag = valueAt(one.json(), '/betrag');
      assume(typeof betrag === 'number', 'needs a commission with a number betrag');
      context.expect.type(betrag, 'integer', 'betrag');
    }
  },
});
