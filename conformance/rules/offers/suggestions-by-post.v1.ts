import { rule, SUCCESS_OR_REDIRECT } from '../engine.ts';
import { statusOf } from '../steps/statuses.ts';
import { suggestions } from './steps/suggestions.v1.ts';

/** D2 lists the POST beside the GET, but shows neither status nor body of its response: a redirect as in v2 is accepted. */
export default rule({
  level: 'must',
  title: 'A POST without a body determines the financing suggestions of a case, and is not refused',
  source: ['O222'],
  covers: [{ operation: 'createFinanzierungsvorschlaege', status: '2XX' }],
  effect: 'creates',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: ['trace-id-required', 'determination-answers-405'],
  async check(context) {
    const answer = await suggestions(context, 'POST');
    context.expect.status(answer, SUCCESS_OR_REDIRECT, statusOf(answer, ['fixtures.offers.vorgangsNummer']));
    context.note(`answered with ${answer.status}${answer.mediaType === '' ? '' : ` (${answer.mediaType})`}`);
  },
});
