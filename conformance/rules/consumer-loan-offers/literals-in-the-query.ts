import { isSuccess, says } from './steps/answers.ts';
import { askLiterally, assumeUsualSuccess } from './steps/ask.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'info',
  title: 'A question may carry its values in the query itself',
  source: ['L36'],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await askLiterally(context);
    context.note(`a question without variables: ${isSuccess(answer, 'bestesAngebot') ? 'answered' : says(answer)}`);
  },
});
