import { askUsual, expectSuccess } from './steps/ask.ts';
import { questionOf, questionRule, QUESTIONS } from './steps/questions.ts';

export default questionRule({
  level: 'must',
  title: 'The Datenkontext TESTUMGEBUNG is accepted',
  source: ['L12'],
  cases: QUESTIONS,
  brokenBy: ['refuses-testumgebung', 'fails-testumgebung', 'forbids-testumgebung'],
  async check(context) {
    const question = questionOf(context);
    const answer = await askUsual(context, question, { datenkontext: 'TESTUMGEBUNG' });
    await expectSuccess(context, question, answer, 'a question in the context TESTUMGEBUNG', () =>
      askUsual(context, question),
    );
  },
});
