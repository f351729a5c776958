import { assume, CLIENT_ERROR, rule, SUCCESS } from '../engine.ts';
import { statusOf } from '../steps/statuses.ts';
import { suggestions, suggestionsOfUnknown } from './steps/suggestions.v1.ts';

export default rule({
  level: 'should',
  title: 'Suggestions of a case that does not exist are refused with 4xx',
  source: ['N34'],
  at: 'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}',
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer', 'state'],
  brokenBy: ['unknown-case-200'],
  async check(context) {
    const known = await suggestions(context, 'GET');
    const got = statusOf(known, ['fixtures.offers.vorgangsNummer']);
    assume(SUCCESS.has(known.status), `needs a GET of the suggestions of a known case that answers 2xx, got ${got}`);
    const answer = await suggestionsOfUnknown(context);
    context.expect.status(answer, CLIENT_ERROR);
  },
});
