import { rule } from '../../engine/rule.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askLiterally, assumeUsualSuccess } from './steps/ask.ts';

export default rule({
  level: 'info',
  title: 'A question may carry its values in the query itself',
  source: ['L36'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await askLiterally(context);
    context.note(`a question without variables: ${isSuccess(answer, 'bestesAngebot') ? 'answered' : says(answer)}`);
  },
});
