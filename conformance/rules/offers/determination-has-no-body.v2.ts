import { determinationRule } from './steps/determine.v2.ts';
import { REDIRECTS, redirectOf } from './steps/options.v2.ts';

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
