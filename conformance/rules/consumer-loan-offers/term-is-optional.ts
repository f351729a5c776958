import { rule } from '../../engine/rule.ts';
import { ask, askUsual, expectSuccess } from './steps/ask.ts';
import { bodyFor, questionOf, QUESTIONS, usualVariables } from './steps/questions.ts';

export default rule({
  level: 'should',
  title: 'A question may leave out laufzeitInMonaten',
  source: ['L41'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
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
