import { ask, askUsual, expectSuccess } from './steps/ask.ts';
import { bodyFor, questionOf, questionRule, QUESTIONS, usualVariables } from './steps/questions.ts';

export default questionRule({
  level: 'should',
  title: 'A question may leave out laufzeitInMonaten',
  source: ['L41'],
  cases: QUESTIONS,
  brokenBy: ['term-demanded'],
  async check(context) {
    const question = questionOf(context);
    const { auszahlungsbetrag } = usualVariables(context.config);
    const answer = await ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
    await expectSuccess(context, question, answer, 'a question without laufzeitInMonaten', () =>
      askUsual(context, question),
    );
  },
});
