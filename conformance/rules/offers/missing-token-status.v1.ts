import { rule } from '../engine.ts';
import { suggestionsOfStranger } from './steps/suggestions.v1.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O256'],
  at: 'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}',
  effect: 'reads',
  needs: ['fixtures.offers.vorgangsNummer'],
  async check(context) {
    const { status } = await suggestionsOfStranger(context, 'GET', 'none');
    context.note(`a read without a token is answered with ${status}`);
  },
});
