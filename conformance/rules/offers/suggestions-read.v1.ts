import { rule } from '../engine.ts';
import { expectRead, faultOfRead } from '../steps/reads.ts';
import { suggestions } from './steps/suggestions.v1.ts';

export default rule({
  level: 'must',
  title: 'The financing suggestions of a case can be read',
  source: ['O221'],
  covers: [{ operation: 'getFinanzierungsvorschlaege', status: '2XX' }],
  effect: 'reads',
  smoke: true,
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: [faultOfRead('suggestions'), 'trace-id-required'],
  async check(context) {
    expectRead(context, await suggestions(context, 'GET'), { given: ['fixtures.offers.vorgangsNummer'], found: [] });
  },
});
