import { rule } from '../../kit/rule.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askLiterally, assumeUsualSuccess } from './steps/ask.ts';

export default rule({
  level: 'info',
  title: 'A question may carry its values in the query itself',
  source: ['L20'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: [],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await askLiterally(context);
    context.note(`a question without variables: ${isSuccess(answer, 'bestesAngebot') ? 'answered' : says(answer)}`);
  },
});
