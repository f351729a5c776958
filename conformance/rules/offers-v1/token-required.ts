import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { statusOf } from '../cases-v3/steps/access.ts';
import { LET_IN } from '../offers-v2/steps/without-token.ts';
import { suggestions, suggestionsWithoutToken } from './steps/suggestions.ts';

/** D2 states the token for offers v2, and shows v1 as an older path of the same interface. */
export default rule({
  level: 'should',
  title: 'The financing suggestions of a case are not read without a token',
  source: ['O220'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: ['suggestions-without-token', 'suggestions-redirect-to-login'],
  async check(context) {
    const known = await suggestions(context, 'GET');
    assume(
      SUCCESS.has(known.status),
      `needs suggestions that read with 2xx, got ${statusOf(known, ['fixtures.offers.vorgangsNummer'])}`,
    );
    context.expect.refused(await suggestionsWithoutToken(context), LET_IN);
  },
});
