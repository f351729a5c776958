import { rule } from '../../kit/rule.ts';
import { expectJson } from '../cases-v3/steps/expect-read.ts';
import { suggestions } from './steps/suggestions.ts';

export default rule({
  level: 'should',
  title: 'The financing suggestions of a case read as JSON',
  source: ['O221'],
  covers: [{ operation: 'getFinanzierungsvorschlaege', status: 200 }],
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: ['suggestions-answers-202', 'suggestions-as-text', 'suggestions-answer-500', 'trace-id-required'],
  async check(context) {
    expectJson(context, await suggestions(context, 'GET'), ['fixtures.offers.vorgangsNummer']);
  },
});
