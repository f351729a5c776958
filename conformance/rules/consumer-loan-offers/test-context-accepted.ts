import { rule } from '../../engine/rule.ts';
import { askUsual, expectSuccess } from './steps/ask.ts';
import { questionOf, QUESTIONS } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'The Datenkontext TESTUMGEBUNG is accepted',
  source: ['L12'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
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
