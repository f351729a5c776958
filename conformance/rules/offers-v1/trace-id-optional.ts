import { rule } from '../../kit/rule.ts';
import { expectSameStatus } from '../offers-v2/steps/trace-id.ts';
import { tracedSuggestions } from './steps/traced.ts';

export default rule({
  level: 'must',
  title: 'The financing suggestions are answered alike with x-TraceId and without',
  source: ['O216'],
  covers: [{ operation: 'getFinanzierungsvorschlaege', status: 200 }],
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: ['trace-id-required', 'trace-id-refused', 'trace-id-of-digits-only'],
  async check(context) {
    expectSameStatus(context, await tracedSuggestions(context), [200], ['fixtures.offers.vorgangsNummer']);
  },
});
