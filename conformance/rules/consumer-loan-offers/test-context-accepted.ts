import { askUsual, expectSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'The Datenkontext TESTUMGEBUNG is accepted',
  source: ['L12'],
  brokenBy: ['refuses-testumgebung', 'fails-testumgebung', 'forbids-testumgebung'],
  async check(context, question) {
    const answer = await askUsual(context, question, { datenkontext: 'TESTUMGEBUNG' });
    await expectSuccess(context, question, answer, 'a query in the context TESTUMGEBUNG');
  },
});
