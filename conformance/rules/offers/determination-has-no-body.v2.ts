import { determinationRule } from './steps/v2/determine.ts';
import { REDIRECTS, redirectOf } from './steps/v2/options.ts';

export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination has no body',
  source: ['O203'],
  cases: REDIRECTS,
  brokenBy: [
    'determination-with-object',
    'determination-with-text',
    'determination-with-page',
    'alternatives-with-body',
  ],
  async check(context) {
    const answer = await redirectOf(context);
    const body = answer.body.trim();
    context.expect.that(body === '', 'no body', `${Buffer.byteLength(body)} bytes`, answer);
  },
});
