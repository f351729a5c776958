import { assume, SUCCESS } from '../engine.ts';
import { dataIn, says, askUsual } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'should',
  title: 'An answer with offers has no errors: the member is absent or empty',
  source: ['L03'],
  brokenBy: ['success-with-error-text', 'offers-with-error'],
  async check(context, question) {
    const answer = await askUsual(context, question);
    const found = dataIn(answer)?.[question] ?? null;
    assume(
      SUCCESS.has(answer.status) && found !== null,
      `needs an answer about ${question} with data, got ${says(answer)}`,
    );
    const { errors } = context.expect.object(answer);
    const none = errors === undefined || errors === null || (Array.isArray(errors) && errors.length === 0);
    context.expect.that(none, 'no errors beside data', JSON.stringify(errors) ?? 'none');
  },
});
