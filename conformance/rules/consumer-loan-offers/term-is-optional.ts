import { askForAmount, expectSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'should',
  title: 'A query may leave out laufzeitInMonaten',
  source: ['L41'],
  brokenBy: ['term-demanded'],
  async check(context, question) {
    const answer = await askForAmount(context, question);
    await expectSuccess(context, question, answer, 'a query without laufzeitInMonaten');
  },
});
