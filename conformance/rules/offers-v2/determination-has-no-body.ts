import { rule } from '../../kit/rule.ts';
import { determined } from './steps/determine.ts';

export default rule({
  level: 'should',
  title: 'The redirect of a determination has no body',
  source: ['O203'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: ['determination-with-object', 'determination-with-text'],
  async check(context) {
    const answer = await determined(context, {});
    const body = answer.body.trim();
    context.expect.that(body === '', 'no body', `${Buffer.byteLength(body)} bytes`, answer);
  },
});
