import { isSuccess, says } from './steps/answers.ts';
import { askLiterally, assumeUsualSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'info',
  title: 'A query may carry its values in its text',
  source: ['L36'],
  async check(context, question) {
    await assumeUsualSuccess(context, question);
    const answer = await askLiterally(context, question);
    context.note(`${question} without variables: ${isSuccess(answer, question) ? 'answered' : says(answer)}`);
  },
});
