import { assume } from '../engine.ts';
import { says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { WITHOUT_AMOUNT } from './steps/bad-requests.ts';
import { questionRule, QUESTIONS, type Question } from './steps/questions.ts';

export default questionRule({
  level: 'must',
  title: 'A question without auszahlungsbetrag is answered with 400',
  source: ['L07'],
  covers: [{ operation: 'queryAngebote', status: 400 }],
  cases: QUESTIONS.flatMap((question) => Object.keys(WITHOUT_AMOUNT).map((way) => `${question}: ${way}`)),
  brokenBy: ['missing-amount-accepted', 'missing-amount-without-errors', 'missing-amount-500'],
  async check(context) {
    const [question, way] = context.case.split(': ') as [Question, string];
    const parts = WITHOUT_AMOUNT[way];
    assume(parts, `no such way to leave out the amount: ${way}`);
    await assumeUsualSuccess(context, question);
    const answer = await ask(context, parts(context.config, question));
    context.expect.that(answer.status === 400, 'status 400', says(answer), answer);
  },
});
