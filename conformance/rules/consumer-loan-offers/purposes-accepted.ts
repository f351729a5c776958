import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { complaintsIn, isSuccess, namesStatus, says } from './steps/answers.ts';
import { askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { PURPOSES, QUESTIONS, type Question } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'Each Finanzierungszweck is accepted',
  source: ['L11'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: QUESTIONS.flatMap((question) => PURPOSES.map((purpose) => `${question}: ${purpose}`)),
  brokenBy: ['refuses-umschuldung', 'refuses-freie-verwendung', 'refuses-fahrzeugkauf', 'refuses-modernisieren'],
  async check(context) {
    const [question, purpose] = context.case.split(': ') as [Question, string];
    await assumeUsualSuccess(context, question);
    const answer = await askUsual(context, question, { finanzierungszweck: purpose });
    // Nobody may finance the purpose: that is a failure of the question, and no refusal of the value.
    const failed = answer.status === 200 && complaintsIn(answer).length > 0 && !namesStatus(answer, 400);
    assume(
      !failed,
      `the question fails (${says(answer)}), so nothing shows; see fixtures.consumerLoan.auszahlungsbetrag`,
    );
    context.expect.that(isSuccess(answer, question), `an answer to the purpose ${purpose}`, says(answer), answer);
  },
});
