import { ask, askUsual, expectSuccess } from './steps/ask.ts';
import { bodyFor, usualVariables, forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'should',
  title: 'A query may leave out laufzeitInMonaten',
  source: ['L41'],
  brokenBy: ['term-demanded'],
  async check(context, question) {
    const { auszahlungsbetrag } = usualVariables(context.config);
    const answer = await ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
    await expectSuccess(context, question, answer, 'a query without laufzeitInMonaten', () =>
      askUsual(context, question),
    );
  },
});
