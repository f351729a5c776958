import { rule, SUCCESS } from '../engine.ts';
import { expectRead, faultOfRead } from '../steps/reads.ts';
import { readOnceDetermined, suggestions, tracedOnceDetermined } from './steps/suggestions.v1.ts';

export default rule({
  level: 'must',
  title: 'The financing suggestions of a case can be read',
  source: ['O221'],
  covers: [{ operation: 'getFinanzierungsvorschlaege', status: '2XX' }],
  effect: 'reads',
  smoke: true,
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: [faultOfRead('suggestions'), 'trace-id-required', 'read-crashes-once-determined'],
  async check(context) {
    const named = { given: ['fixtures.offers.vorgangsNummer'], found: [] };
    expectRead(context, await suggestions(context, 'GET'), named);
    if (!context.mayWrite || SUCCESS.has((await tracedOnceDetermined(context)).status)) return;
    // Another rule judges whether the trace id is the reason.
    expectRead(context, await readOnceDetermined(context), named);
  },
});
