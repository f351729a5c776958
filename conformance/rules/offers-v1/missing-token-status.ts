import { rule } from '../../kit/rule.ts';
import { suggestionsWithoutToken } from './steps/suggestions.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O220'],
  covers: [],
  effect: 'reads',
  needs: ['fixtures.offers.vorgangsNummer'],
  brokenBy: [],
  async check(context) {
    const { status } = await suggestionsWithoutToken(context);
    context.note(`a read without a token is answered with ${status}`);
  },
});
