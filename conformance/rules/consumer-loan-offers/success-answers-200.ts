import { assume } from '../engine.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askUsual } from './steps/ask.ts';
import { questionOf, questionRule, QUESTIONS } from './steps/questions.ts';

export default questionRule({
  level: 'should',
  title: 'A question that is answered with offers has the status 200',
  source: ['L47'],
  cases: QUESTIONS,
  brokenBy: ['best-offer-201', 'offers-201'],
  async check(context) {
    const question = questionOf(context);
    const answer = await askUsual(context, question);
    assume(isSuccess(answer, question), `needs an answer to the usual question for ${question}, got ${says(answer)}`);
    context.expect.status(answer, 200);
  },
});
