import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askUsual } from './steps/ask.ts';
import { questionOf, QUESTIONS } from './steps/questions.ts';

export default rule({
  level: 'should',
  title: 'A question that is answered with offers has the status 200',
  source: ['L47'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: QUESTIONS,
  brokenBy: ['best-offer-201', 'offers-201'],
  async check(context) {
    const question = questionOf(context);
    const answer = await askUsual(context, question);
    assume(isSuccess(answer, question), `needs an answer to the usual question for ${question}, got ${says(answer)}`);
    context.expect.status(answer, 200);
  },
});
