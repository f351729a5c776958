import { determinationRule, determined } from './steps/v2/determine.ts';
import { queryFor, WAYS } from './steps/v2/ask.ts';

export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination has no body',
  source: ['O203'],
  cases: WAYS,
  brokenBy: ['determination-with-object', 'determination-with-text', 'determination-with-page'],
  async check(context) {
    const answer = await determined(context, queryFor(context));
    const body = answer.body.trim();
    context.expect.that(body === '', 'no body', `${Buffer.byteLength(body)} bytes`, answer);
  },
});
