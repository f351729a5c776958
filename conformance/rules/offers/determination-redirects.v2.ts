import { assumeEnough, determinationRule, determine, statusOf } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination for captured data is answered with 302',
  source: ['O201'],
  brokenBy: ['determination-200', 'determination-201', 'determination-303'],
  async check(context) {
    const answer = await determine(context, {});
    assumeEnough(context, answer);
    context.expect.that(answer.status === 302, 'status 302', statusOf(answer, {}), answer);
  },
});
