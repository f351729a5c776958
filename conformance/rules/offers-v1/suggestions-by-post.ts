import { rule } from '../../kit/rule.ts';
import { suggestions } from './steps/suggestions.ts';

/** D2 lists the POST beside the GET and shows neither its status nor what it is answered with. */
export default rule({
  level: 'info',
  title: 'What a POST for the financing suggestions of a case answers',
  source: ['O222'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: [],
  async check(context) {
    const { status, mediaType } = await suggestions(context, 'POST');
    context.note(`POST without a body is answered with ${status}${mediaType === '' ? '' : ` (${mediaType})`}`);
  },
});
