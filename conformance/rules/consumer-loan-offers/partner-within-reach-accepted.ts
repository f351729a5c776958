import { rule } from '../../kit/rule.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askUsual, assumeUsualSuccess } from './steps/ask.ts';

export default rule({
  level: 'must',
  title: 'A partnerId that equals the one of the client, or lies below it, is accepted',
  source: ['L13'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId'],
  brokenBy: ['partner-below-fails', 'partner-below-forbidden', 'partner-below-unknown', 'partner-below-without-data'],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await askUsual(context, 'bestesAngebot', {
      partnerId: context.fixture('consumerLoan', 'partnerId'),
    });
    const got = `${says(answer)}; see fixtures.consumerLoan.partnerId`;
    context.expect.that(isSuccess(answer, 'bestesAngebot'), 'an answer to a question for the partner', got, answer);
  },
});
